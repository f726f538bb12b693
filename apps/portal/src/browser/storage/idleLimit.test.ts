import { expect, it } from 'vitest';
import { isPastIdleLimit } from './idleLimit.ts';

const minute = 60_000;
const isPast = (entries: Record<string, string>) => isPastIdleLimit((_, key) => entries[key] ?? null, 100 * minute);
const me = JSON.stringify({ id: 'usr_1' });

it('the page of a customer who was seen longer ago than their limit is locked, although another one was seen since', () => {
  const chosen = { me, 'may.idleLock.usr_1': '15' };
  const others = { 'may.seenAt.usr_2': String(100 * minute) };
  expect(isPast({ ...chosen, ...others, 'may.seenAt.usr_1': String(85 * minute) })).toBe(true);
  expect(isPast({ ...chosen, 'may.seenAt.usr_1': String(85 * minute + 1) })).toBe(false);
});

it('without a limit of this customer, without a time, and with unreadable entries, no page is locked', () => {
  const seen = { 'may.seenAt.usr_1': '1' };
  expect(isPast({ me, ...seen })).toBe(false);
  expect(isPast({ me, ...seen, 'may.idleLock.usr_2': '15' })).toBe(false);
  expect(isPast({ me, 'may.idleLock.usr_1': '15' })).toBe(false);
  expect(isPast({ ...seen, 'may.idleLock.usr_1': '15' })).toBe(false);
  expect(isPast({ me: '{', ...seen, 'may.idleLock.usr_1': '15' })).toBe(false);
  expect(isPast({ me, ...seen, 'may.idleLock.usr_1': 'soon' })).toBe(false);
});
