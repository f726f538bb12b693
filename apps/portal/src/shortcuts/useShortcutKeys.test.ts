import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hearKeys } from './useShortcutKeys.ts';

const { fetchPart } = vi.hoisted(() => ({ fetchPart: vi.fn() }));
vi.mock('@may/ui', async (original) => ({ ...(await original<typeof import('@may/ui')>()), fetchPart }));

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
let dataset: Record<string, string> = {};

beforeEach(() => {
  isDialogOpen = false;
  dataset = {};
  // The code of shortcuts stays on its way.
  fetchPart.mockReturnValue(new Promise(() => undefined));
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('document', {
    documentElement: { dataset },
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

it('presses whose code comes late do nothing, but Shift M still hides the figures, and shows none', async () => {
  const runShortcut = vi.fn();
  const timeStamp = { value: performance.now() - 5_000 };
  const pressLate = async (key: string) => {
    fetchPart.mockResolvedValueOnce({ runShortcut });
    const event = Object.assign(new Event('keydown'), { key, code: '', shiftKey: true });
    Object.defineProperties(event, { timeStamp, target: { value: new FakeElement() } });
    const { hearKeys } = await import('./useShortcutKeys.ts');
    hearKeys(vi.fn())(event as KeyboardEvent);
    // After all steps of the arrived code.
    await new Promise((resolve) => setImmediate(resolve));
    vi.resetModules();
    return runShortcut.mock.calls.length;
  };
  expect([await pressLate('?'), await pressLate('M')]).toEqual([0, 1]);
  dataset.masked = '';
  expect(await pressLate('M')).toBe(1);
});
