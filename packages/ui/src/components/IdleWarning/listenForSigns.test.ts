import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenForSigns } from './listenForSigns.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page whose warning ends at the first sign; `say` tells whether the page itself hears the event. */
const warn = () => {
  const page = new EventTarget();
  const onSign = vi.fn(() => stop());
  const stop = listenForSigns(page as unknown as Window, onSign);
  const say = (type: string, more = {}) => {
    let isHeard = false;
    const hear = () => {
      isHeard = true;
    };
    page.addEventListener(type, hear);
    const event = Object.assign(new Event(type, { cancelable: true }), more);
    page.dispatchEvent(event);
    page.removeEventListener(type, hear);
    return isHeard && !event.defaultPrevented;
  };
  return { onSign, say };
};

const press = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];

it('the press that ends the warning does nothing else, and the click of a key after it is the customer’s', () => {
  const { onSign, say } = warn();
  expect(press.map((type) => say(type))).toEqual(press.map(() => false));
  expect(onSign).toHaveBeenCalledOnce();
  expect(['click', 'keydown', 'keyup', 'click'].map((type) => say(type))).toEqual([true, true, true, true]);
});

it('a press that is held long is swallowed up to its click', () => {
  const { say } = warn();
  say('pointerdown');
  vi.advanceTimersByTime(5_000);
  expect([say('pointerup'), say('click')]).toEqual([false, false]);
});

const endings: readonly (readonly [string, () => unknown, readonly string[]])[] = [
  ['700 ms after a release without a click', () => vi.advanceTimersByTime(700), ['pointerup']],
  ['at a press that became a turn', () => undefined, ['pointercancel']],
  ['at a key', () => undefined, ['keydown']],
];
it.each(endings)('the swallowing ends %s', (_, pass, types) => {
  const { say } = warn();
  say('pointerdown');
  for (const type of types) say(type);
  pass();
  expect(say('click')).toBe(true);
});

it('the key that ends the warning does nothing else, also while it is held down', () => {
  const { say } = warn();
  expect([say('keydown'), say('keydown', { repeat: true }), say('keyup')]).toEqual([false, false, false]);
  expect([say('keydown'), say('keyup'), say('click')]).toEqual([true, true, true]);
});

const shift = { key: 'Shift', code: 'ShiftLeft' };
const m = { key: 'M', code: 'KeyM' };
const meta = { key: 'Meta', code: 'MetaLeft' };
it.each([
  [
    'a chord ends the warning alone, up to the release of its last key',
    [shift, m],
    [
      ['keyup', m],
      ['keyup', shift],
    ],
  ],
  ['⌘ hides the release of its letter, so its own release ends the swallowing', [meta, m], [['keyup', meta]]],
  [
    'the loss of the window’s focus ends the swallowing, because no release is heard after it',
    [shift, m],
    [['blur', {}]],
  ],
] as const)('%s', (_, keys, releases) => {
  const { onSign, say } = warn();
  expect(keys.map((key) => say('keydown', key))).toEqual(keys.map(() => false));
  for (const [type, key] of releases) say(type, key);
  expect([say('keydown', m), say('keyup', m)]).toEqual([true, true]);
  expect(onSign).toHaveBeenCalledOnce();
});

it('Caps Lock, whose release some systems report with the next press, keeps no key', () => {
  const { say } = warn();
  expect([say('keydown', { key: 'CapsLock', code: 'CapsLock' }), say('keydown', m)]).toEqual([false, true]);
});

it('a screen reader’s click ends the warning alone', () => {
  const { onSign, say } = warn();
  expect([say('click'), say('click')]).toEqual([false, true]);
  expect(onSign).toHaveBeenCalledOnce();
});
