import { expect, it } from 'vitest';
import { playChart } from '../testing/playChart.ts';
import { idleLockMachine, longestHold } from './idleLockMachine.ts';

const minute = 60_000;

const start = () => {
  const { actor, effectsOf, snapshot } = playChart(idleLockMachine, { limitMs: 5 * minute, now: 0 });
  const tell = (type: 'activity' | 'seen' | 'busy.start' | 'busy.end' | 'wake', at: number) => {
    actor.send({ type, at });
    return snapshot().value;
  };
  return { tell, locks: () => effectsOf('lock').length, seenAt: () => snapshot().context.seenAt };
};

it('five minutes without a sign: a warning 20 seconds before, then the lock', () => {
  const { tell, locks } = start();
  expect(tell('wake', 5 * minute - 20_001)).toBe('watching');
  expect(tell('wake', 5 * minute - 20_000)).toBe('warning');
  expect(tell('wake', 5 * minute - 1)).toBe('warning');
  expect(locks()).toBe(0);
  expect(tell('wake', 5 * minute)).toBe('locked');
  expect(locks()).toBe(1);
});

it('a sign during the warning ends it, and the limit begins anew', () => {
  const { tell } = start();
  tell('wake', 5 * minute - 10_000);
  expect(tell('activity', 5 * minute - 5_000)).toBe('watching');
  expect(tell('wake', 9 * minute)).toBe('watching');
  expect(tell('wake', 10 * minute - 5_000)).toBe('locked');
});

it('a laptop that slept past the limit locks without a warning, also if a key is the first to tell the time', () => {
  expect(start().tell('wake', 480 * minute)).toBe('locked');
  expect(start().tell('activity', 480 * minute)).toBe('locked');
});

it('a sign in another tab keeps this one open, also after this one slept', () => {
  const { tell } = start();
  tell('seen', 479 * minute);
  expect(tell('wake', 480 * minute)).toBe('watching');
});

it('nothing under way is interrupted for 15 minutes, and its end is a sign', () => {
  const { tell } = start();
  expect(tell('busy.start', minute)).toBe('held');
  expect(tell('wake', 15 * minute)).toBe('held');
  expect(tell('busy.end', 15.5 * minute)).toBe('watching');
  expect(tell('wake', 20 * minute)).toBe('watching');
  expect(tell('wake', 20.5 * minute)).toBe('locked');
});

it('a request that hangs holds the lock up for 15 minutes, then the limit counts', () => {
  const { tell } = start();
  tell('busy.start', 0);
  expect(tell('wake', longestHold)).toBe('watching');
  expect(tell('wake', longestHold + 5 * minute)).toBe('locked');
});

it('a sleep during a payment locks at the first sign after it', () => {
  const { tell } = start();
  tell('busy.start', 0);
  expect(tell('activity', 480 * minute)).toBe('locked');
});

it('a clock that is set back counts from its new time', () => {
  const { tell, seenAt } = start();
  tell('seen', 4 * minute);
  expect(tell('wake', 2 * minute)).toBe('watching');
  expect(seenAt()).toBe(2 * minute);
});
