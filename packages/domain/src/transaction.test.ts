import { expect, test } from 'vitest';
import { balanceOf } from './transaction.ts';

const dong = (amount: number) => ({ amount, currency: 'VND' as const });
const me = { balance: dong(7) };
const older = { createdAt: '2026-11-20T00:00:00.000Z', endingBalance: dong(1) };
const newest = { createdAt: '2026-11-21T00:00:00.000Z', endingBalance: dong(2) };
const undated = { createdAt: null, endingBalance: dong(3) };

test('is the newest transaction’s ending balance, in whatever order they come', () => {
  expect(balanceOf([older, newest, undated], me)).toEqual(dong(2));
  expect(balanceOf([newest, older], me)).toEqual(dong(2));
});

test('is the customer’s own balance when no transaction is dated', () => {
  expect(balanceOf([], me)).toEqual(dong(7));
  expect(balanceOf([undated], me)).toEqual(dong(7));
});

test('never falls back to an older transaction when the newest one is unreadable', () => {
  expect(balanceOf([older, { ...newest, endingBalance: null }], me)).toEqual(dong(7));
});

test('is unknown, not nothing, when nobody tells it', () => {
  expect(balanceOf([], { balance: null })).toBeNull();
});
