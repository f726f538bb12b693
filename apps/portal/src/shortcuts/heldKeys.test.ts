import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeLetters } from '../palette/takeLetters.ts';
import { holdKeys } from './heldKeys.ts';

let isDialogOpen = false;
let page = new EventTarget();

beforeEach(() => {
  isDialogOpen = false;
  page = new EventTarget();
  // Without the phase: Node removes no listener of the capture phase.
  vi.stubGlobal('addEventListener', (type: string, hear: EventListener) => page.addEventListener(type, hear));
  vi.stubGlobal('removeEventListener', (type: string, hear: EventListener) => page.removeEventListener(type, hear));
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (selector === 'header' || isDialogOpen ? { closest: () => null } : null),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** True if the press goes to the page. */
const press = (key: string, more: object = {}): boolean => {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key });
  for (const [name, value] of Object.entries(more)) Object.defineProperty(event, name, { value });
  const stop = vi.spyOn(event, 'stopPropagation');
  page.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(stop.mock.calls.length > 0);
  return !event.defaultPrevented;
};

it('letters before the search stands are kept for its field, and no key reaches the page', () => {
  const close = vi.fn();
  holdKeys(close);
  const keys = ['g', 't', 'x', 'Backspace', ' ', 'Tab', 'Enter', 'ế', 'Shift'];
  expect(keys.filter((key) => press(key))).toEqual([]);
  expect(press('k', { ctrlKey: true })).toBe(false);
  expect(press('a', { keyCode: 229 })).toBe(false);
  expect(close).not.toHaveBeenCalled();
  expect([takeLetters(), takeLetters()]).toEqual(['gt ế', '']);
});

it('Esc closes the search that is on its way', () => {
  const close = vi.fn();
  const end = holdKeys(close);
  expect(press('Escape')).toBe(false);
  expect(close).toHaveBeenCalledOnce();
  end();
  expect(press('g')).toBe(true);
});

it('below a dialog, and 10 seconds after the opening, the keys are the page’s', () => {
  holdKeys(vi.fn());
  isDialogOpen = true;
  expect(press('a')).toBe(true);
  isDialogOpen = false;
  expect(press('g')).toBe(false);
  expect(press('t', { timeStamp: performance.now() + 10_100 })).toBe(true);
  expect(takeLetters()).toBe('g');
});

it('letters of an opening that was cancelled are not of the next one', () => {
  holdKeys(vi.fn())();
  holdKeys(vi.fn());
  press('a');
  holdKeys(vi.fn());
  expect(takeLetters()).toBe('');
});
