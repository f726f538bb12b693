import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseSingleKeys, hearKeys } from './useShortcutKeys.ts';

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
let searches: object[] = [];

beforeEach(() => {
  isDialogOpen = false;
  searches = [];
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      selector === 'header' ? new FakeElement() : isDialogOpen ? new FakeElement() : null,
    querySelectorAll: () => searches,
  });
});
afterEach(() => chooseSingleKeys(true));

/** The dialog that a press opens, or `page`; null if the press stays the browser's. */
const press = (key: string, place = 'main', more: object = {}): string | null => {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key, code: '', ...more });
  Object.defineProperty(event, 'target', { value: new FakeElement(place) });
  const show = vi.fn();
  hearKeys(show)(event as KeyboardEvent);
  return event.defaultPrevented ? (show.mock.lastCall?.[0] ?? 'page') : null;
};

it('/ opens the search, ? the list of keys, and Ctrl K the search from a field too; other letters stay the page’s', () => {
  expect([press('/'), press('?'), press('k', 'input', { ctrlKey: true }), press('g')]).toEqual([
    'palette',
    'shortcuts',
    'palette',
    null,
  ]);
});

it('/ on a page with a search field: the field has the focus, and nothing opens', () => {
  const field = { checkVisibility: () => true, focus: vi.fn(), select: vi.fn() };
  searches = [field];
  expect(press('/')).toBe('page');
  expect(field.focus).toHaveBeenCalledOnce();
});

it('/ stays the browser’s in a field, with Ctrl, below a dialog, and once single keys are switched off', () => {
  expect([press('/', 'textarea'), press('/', 'main', { ctrlKey: true })]).toEqual([null, null]);
  isDialogOpen = true;
  expect(press('/')).toBeNull();
  isDialogOpen = false;
  chooseSingleKeys(false);
  expect(press('/')).toBeNull();
});

it('Ctrl K below a dialog opens nothing', () => {
  isDialogOpen = true;
  expect(press('k', 'main', { ctrlKey: true })).toBe('page');
});
