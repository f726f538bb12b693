import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hearKeys } from './useShortcutKeys.ts';

vi.mock('@may/ui', async (original) => ({
  ...(await original<typeof import('@may/ui')>()),
  // The code of shortcuts stays on its way.
  fetchPart: () => new Promise(() => undefined),
}));

/** An element of the page; `place` is the selector part that it matches. */
class FakeElement {
  readonly place: string;
  constructor(place = 'main') {
    this.place = place;
  }
  closest(selector: string) {
    return selector.includes(this.place) ? this : null;
  }
}

let isDialogOpen = false;

beforeEach(() => {
  isDialogOpen = false;
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      selector === 'header' ? new FakeElement() : isDialogOpen ? new FakeElement() : null,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** True if the browser still does its own with the first press, while the code of shortcuts is on its way. */
const isLeft = (place: string, more: object = {}): boolean => {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key: '/', code: 'Slash', ...more });
  Object.defineProperty(event, 'target', { value: new FakeElement(place) });
  hearKeys(vi.fn())(event as KeyboardEvent);
  return !event.defaultPrevented;
};

it('the first / is the portal’s before its code has arrived; other keys stay the browser’s', () => {
  expect([isLeft('main'), isLeft('main', { key: 'g' })]).toEqual([false, true]);
});

it('/ stays the browser’s in a field, with Ctrl, and below a dialog', () => {
  expect([isLeft('textarea'), isLeft('main', { ctrlKey: true })]).toEqual([true, true]);
  isDialogOpen = true;
  expect(isLeft('main')).toBe(true);
});
