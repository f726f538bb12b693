import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dong } from '../money.ts';
import { isShort, runwayOf } from './runway.ts';

const days = (count: number) => ({ kind: 'days', days: count });
const unknown = (reason: string) => ({ kind: 'unknown', reason });

it('a balance lasts the whole days that it pays, 0 in debt, and an unknown number if a part is unknown', () => {
  for (const [title, balance, prices, runway] of [
    [
      '600.000 đ and prices of 200.000 đ and 400.000 đ last 30 days',
      dong(600_000),
      [dong(200_000), dong(400_000)],
      days(30),
    ],
    ['one dong less lasts 29 days', dong(599_999), [dong(200_000), dong(400_000)], days(29)],
    ['0 đ and a price last 0 days', dong(0), [dong(200_000)], days(0)],
    ['0 đ and an unknown price last 0 days', dong(0), [null], days(0)],
    ['a debt lasts 0 days, also without a server', dong(-5_000), [], days(0)],
    ['a wallet without a server has nothing due', dong(0), [], { kind: 'nothingDue' }],
    ['an unread balance without a server has nothing due', null, [], { kind: 'nothingDue' }],
    ['an unread balance is not known', null, [dong(200_000)], unknown('balance')],
    ['one unknown price of two makes the days unknown', dong(600_000), [dong(200_000), null], unknown('charges')],
    [
      '42,50 aud and a price in dong are not converted',
      { amount: 4_250, currency: 'AUD' },
      [dong(1)],
      unknown('currency'),
    ],
  ] as const)
    expect.soft(runwayOf(balance, [...prices]), title).toEqual(runway);
});

it('no days are said if one of two prices is in another currency', () => {
  expect(runwayOf(dong(600_000), [dong(1), { amount: 1, currency: 'AUD' }])).toEqual(unknown('currency'));
});

it('six days are short, seven are not', () => {
  expect([6, 7].map((count) => isShort({ kind: 'days', days: count }))).toEqual([true, false]);
});

const balances = fc.integer({ min: 1, max: 1_000_000_000 }).map(dong);
const prices = fc.array(fc.integer({ min: 1, max: 10_000_000 }).map(dong), { minLength: 1, maxLength: 20 });

it('the days are paid by the balance, and one day more is not', () => {
  fc.assert(
    fc.property(balances, prices, (balance, monthly) => {
      const runway = runwayOf(balance, monthly);
      if (runway.kind !== 'days') throw new Error('The days are known.');
      const daily = monthly.reduce((sum, { amount }) => sum + amount, 0) / 30;
      // Inequalities, because a part of a day is left out.
      expect(runway.days * daily).toBeLessThanOrEqual(balance.amount + 1e-6);
      expect((runway.days + 1) * daily).toBeGreaterThan(balance.amount - 1e-6);
    }),
  );
});

it('a positive balance and an unknown price never give a number', () => {
  fc.assert(
    fc.property(balances, prices, fc.nat(), (balance, monthly, place) => {
      const gappy = monthly.toSpliced(place % (monthly.length + 1), 0, null as never);
      expect(runwayOf(balance, gappy)).toEqual(unknown('charges'));
    }),
  );
});
