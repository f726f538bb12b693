import { expect, it } from 'vitest';
import { dong, isSameMoney, type Money, toMajorUnits } from './money.ts';
import { currencyOfRegion, regionCodes } from './region.ts';
import { isAboveZero, isWithinLimits, topUpLimits } from './top-up/topUp.ts';
import { leftOf } from './wallet/invoice.ts';

const cents = (amount: number): Money => ({ amount, currency: 'AUD' });

it('each region has its currency; dong have no decimals, the others two', () => {
  expect(regionCodes.map(currencyOfRegion)).toEqual(['VND', 'AUD', 'USD', 'EUR']);
  expect([dong(500_000), cents(1_250)].map(toMajorUnits)).toEqual([500_000, 12.5]);
});

it('money is the same by amount and currency; an unreadable one equals none', () => {
  const same = ([one, other]: readonly (Money | null)[]) => isSameMoney(one ?? null, other ?? null);
  const pairs = [
    [dong(5), dong(6)],
    [dong(5), cents(5)],
    [null, dong(5)],
    [dong(5), null],
    [null, null],
  ];
  expect([[dong(5), dong(5)], ...pairs].map(same)).toEqual([true, ...pairs.map(() => false)]);
});

it('a top-up is whole money of the currency, both limits allowed; the means are chosen from one unit on', () => {
  const { minimum, maximum } = topUpLimits.VND;
  const within = (money: Money | null) => isWithinLimits(money, topUpLimits.VND);
  expect([minimum, maximum].map((amount) => within(dong(amount)))).toEqual([true, true]);
  const wrong = [dong(minimum - 1), dong(maximum + 1), dong(minimum + 0.5), cents(minimum), null];
  expect(wrong.filter(within)).toEqual([]);
  expect([dong(1), dong(0), dong(0.5), null].map(isAboveZero)).toEqual([true, false, false, false]);
});

it('of an invoice is left what is not paid, at least nothing, and all of it without a paid amount', () => {
  const left = [dong(200), dong(700), null].map((paid) => leftOf(dong(500), paid));
  expect([...left, leftOf(null, dong(1))]).toEqual([dong(300), dong(0), dong(500), null]);
});
