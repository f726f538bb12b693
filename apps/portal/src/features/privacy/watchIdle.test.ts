import { idleLockMachine } from '@may/machines/session/idleLockMachine.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { localStore } from '../../browser/storage/createStorage.ts';
import { seenPrefix } from '../../browser/storage/keys.ts';
import { countUnderWay } from '../../browser/underWay.ts';
import { chooseIdleLimit } from './idleSetting.ts';
import { lastSeen, watchIdle } from './watchIdle.ts';

const minute = 60_000;
const ends: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(100 * minute);
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  for (const key of localStore.keys()) localStore.remove(key);
});

/** A page that locks after five minutes. */
const watch = (isSignedIn = () => true, customerId = 'usr_1') => {
  const lock = vi.fn();
  const document = Object.assign(new EventTarget(), { activeElement: null as { localName: string } | null });
  const page = Object.assign(new EventTarget(), { document });
  const idle = createActor(idleLockMachine.provide({ actions: { lock } }), {
    input: { limitMs: 5 * minute, now: lastSeen(customerId) },
  });
  idle.start();
  ends.push(watchIdle(idle, customerId, isSignedIn, page as unknown as Window));
  const press = (type = 'keydown', more = {}) => page.dispatchEvent(Object.assign(new Event(type), more));
  return { idle, lock, page, document, press, state: () => idle.getSnapshot().value };
};

it('five minutes without a sign lock; a key, a press and a move are signs, a resting pointer is none', () => {
  const { lock, press, state } = watch();
  for (const [type, more] of [
    ['keydown', {}],
    ['pointerdown', {}],
    ['pointermove', { movementX: 1, movementY: 0 }],
  ] as const) {
    vi.advanceTimersByTime(4 * minute);
    press(type, more);
    expect(state()).toBe('watching');
  }
  vi.advanceTimersByTime(4.5 * minute);
  press('pointermove', { movementX: 0, movementY: 0 });
  vi.advanceTimersByTime(10_000);
  expect(state()).toBe('warning');
  vi.advanceTimersByTime(20_000);
  expect(lock).toHaveBeenCalledOnce();
});

it('a sign in one tab is written, and keeps the other open', () => {
  const [first, second] = [watch(), watch()];
  for (let turn = 0; turn < 10; turn += 1) {
    vi.advanceTimersByTime(minute);
    first.press();
  }
  expect(second.state()).toBe('watching');
  vi.advanceTimersByTime(5 * minute);
  expect(first.lock).toHaveBeenCalledOnce();
  expect(second.lock).toHaveBeenCalledOnce();
});

it('a sign of another customer keeps no page open', () => {
  const { lock } = watch();
  const { press } = watch(() => true, 'usr_2');
  vi.advanceTimersByTime(4 * minute);
  press();
  vi.advanceTimersByTime(minute);
  expect(lock).toHaveBeenCalledOnce();
});

it('a page without a watch, on which the limit has passed, leads to a locked page', () => {
  localStore.set(`${seenPrefix}usr_1`, `${Date.now() - 5 * minute}`);
  const { lock } = watch();
  expect(lock).toHaveBeenCalledOnce();
  expect(lastSeen('usr_1')).toBe(Date.now() - 5 * minute);
});

it('the choice of a limit is a sign, and the choice of none forgets it', () => {
  localStore.set(`${seenPrefix}usr_1`, `${Date.now() - 60 * minute}`);
  chooseIdleLimit('usr_1', 5);
  expect(watch().lock).not.toHaveBeenCalled();
  chooseIdleLimit('usr_1', null);
  expect(localStore.keys()).toEqual([]);
});

it('a laptop that slept for an hour is locked by the first look, before its timers run', () => {
  const { lock, document } = watch();
  vi.setSystemTime(Date.now() + 60 * minute);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(lock).toHaveBeenCalledOnce();
});

it('a request under way holds the lock up, and its end begins the limit anew', async () => {
  const { lock, state } = watch();
  const { promise, resolve } = Promise.withResolvers<void>();
  countUnderWay(promise);
  vi.advanceTimersByTime(12 * minute);
  expect(state()).toBe('held');
  resolve();
  await promise;
  vi.advanceTimersByTime(4 * minute);
  expect(lock).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1.1 * minute);
  expect(lock).toHaveBeenCalledOnce();
});

it('a tab that is held up keeps the other tab open', () => {
  const [first, second] = [watch(), watch()];
  first.document.activeElement = { localName: 'iframe' };
  vi.advanceTimersByTime(12 * minute);
  expect([first.state(), second.state()]).toEqual(['held', 'watching']);
});

it('the focus in a frame holds the lock up for 15 minutes and no longer', () => {
  const { lock, document } = watch();
  document.activeElement = { localName: 'iframe' };
  vi.advanceTimersByTime(15 * minute);
  expect(lock).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5.1 * minute);
  expect(lock).toHaveBeenCalledOnce();
});

it('a payment that begins after a hold has run out is held up too', () => {
  const { lock, document, state } = watch();
  document.activeElement = { localName: 'iframe' };
  vi.advanceTimersByTime(16 * minute);
  expect(state()).toBe('watching');
  countUnderWay(new Promise<void>((resolve) => ends.push(resolve)));
  vi.advanceTimersByTime(14 * minute);
  expect([state(), lock.mock.calls.length]).toEqual(['held', 0]);
});

it('a payment that begins late in a hold has the whole of it', () => {
  const { document, state } = watch();
  document.activeElement = { localName: 'iframe' };
  vi.advanceTimersByTime(14 * minute);
  countUnderWay(new Promise<void>((resolve) => ends.push(resolve)));
  vi.advanceTimersByTime(14 * minute);
  expect(state()).toBe('held');
});

it.each([
  ['', 16 * minute],
  [' and a warning', 19.8 * minute],
])('a sign after a hold%s holds up the frame to which the customer came back', (_, time) => {
  const { idle, document, press, state } = watch();
  document.activeElement = { localName: 'iframe' };
  vi.advanceTimersByTime(time);
  press('pointermove', { movementX: 9, movementY: 0 });
  if (state() === 'warning') idle.send({ type: 'activity', at: Date.now() });
  vi.advanceTimersByTime(14 * minute);
  expect(state()).toBe('held');
});

it('a session that expired during a hold is open for the whole limit after its password', () => {
  let isSignedIn = true;
  const { document, lock, state } = watch(() => isSignedIn);
  document.activeElement = { localName: 'iframe' };
  vi.advanceTimersByTime(minute);
  expect(state()).toBe('held');
  isSignedIn = false;
  document.activeElement = null;
  vi.advanceTimersByTime(60 * minute);
  isSignedIn = true;
  vi.advanceTimersByTime(4 * minute);
  expect([state(), lock.mock.calls.length]).toEqual(['watching', 0]);
});

it('an expired session, which is covered already, is not locked, so that its typed texts stay', () => {
  let isSignedIn = false;
  const { lock, press, state } = watch(() => isSignedIn);
  vi.advanceTimersByTime(60 * minute);
  isSignedIn = true;
  press();
  expect([state(), lock.mock.calls.length]).toEqual(['watching', 0]);
});
