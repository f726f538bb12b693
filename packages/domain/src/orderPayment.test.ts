import { describe, expect, it } from 'vitest';
import { type CardStanding, type PaymentVerdict, paymentVerdictOf, shortfallOf, topUpFor } from './orderPayment.ts';

const dong = (amount: number) => ({ amount, currency: 'VND' }) as const;
const total = dong(720_000);

describe('what paying an order comes to', () => {
  it.each<[CardStanding, PaymentVerdict]>([
    ['usable', 'cardPays'],
    ['expired', 'cardExpired'],
    ['none', 'noCard'],
    ['noDefault', 'noDefault'],
    ['untold', 'cardUntold'],
    ['unread', 'cardUnread'],
  ])('with a short wallet and the card %s is %s where the provider charges the default card', (card, verdict) => {
    expect(paymentVerdictOf(total, dong(719_999), card, true)).toBe(verdict);
  });

  it('with a short wallet and a usable card is only possible where the provider does not tell who pays', () => {
    expect(paymentVerdictOf(total, dong(719_999), 'usable', false)).toBe('cardMayPay');
  });

  it.each<CardStanding>(['usable', 'none', 'unread'])('with a wallet of the whole sum is enough, card %s', (card) => {
    expect(paymentVerdictOf(total, total, card, true)).toBe('enough');
  });

  it('is not known with an unread wallet, or one in another currency', () => {
    expect(paymentVerdictOf(total, null, 'usable', true)).toBe('walletUnread');
    expect(paymentVerdictOf(total, { amount: 99_999_999, currency: 'AUD' }, 'usable', true)).toBe('otherCurrency');
  });
});

it('lacks the difference, and nothing where the wallet pays, is unread or kept in another currency', () => {
  expect(shortfallOf(total, dong(700_000))).toEqual(dong(20_000));
  expect(shortfallOf(total, total)).toBeNull();
  expect(shortfallOf(total, null)).toBeNull();
  expect(shortfallOf(total, { amount: 0, currency: 'AUD' })).toBeNull();
});

it('offers 10.000 đ for a shortfall of 5.000 đ, which could not be topped up, and at most the largest top-up', () => {
  expect(topUpFor(dong(5_000))).toEqual(dong(10_000));
  expect(topUpFor(dong(20_000))).toEqual(dong(20_000));
  expect(topUpFor(dong(300_000_000))).toEqual(dong(200_000_000));
  expect(topUpFor({ amount: 50, currency: 'AUD' })).toEqual({ amount: 100, currency: 'AUD' });
});
