import { describe, expect, it } from 'vitest';
import {
  type DefaultCardStatus,
  type PaymentVerdict,
  paymentVerdictOf,
  shortfallOf,
  topUpFor,
} from './orderPayment.ts';

const dong = (amount: number) => ({ amount, currency: 'VND' }) as const;
const total = dong(720_000);

describe('paying an order', () => {
  it.each<[DefaultCardStatus, PaymentVerdict]>([
    ['usable', 'cardPays'],
    ['expired', 'cardExpired'],
    ['none', 'noCard'],
    ['noDefault', 'noDefault'],
    ['untold', 'cardUntold'],
    ['unread', 'cardUnread'],
  ])('from a short wallet with the card %s: %s if the provider charges the default card', (card, verdict) => {
    expect(paymentVerdictOf(total, dong(719_999), card, true)).toBe(verdict);
  });

  it('from a short wallet with a usable card: only possible if the provider does not name the payer', () => {
    expect(paymentVerdictOf(total, dong(719_999), 'usable', false)).toBe('cardMayPay');
  });

  it.each<DefaultCardStatus>(['usable', 'none', 'unread'])(
    'from a wallet of the whole sum is enough, card %s',
    (card) => {
      expect(paymentVerdictOf(total, total, card, true)).toBe('enough');
    },
  );

  it('from an unread wallet, or one in another currency, has no known result', () => {
    expect(paymentVerdictOf(total, null, 'usable', true)).toBe('walletUnread');
    expect(paymentVerdictOf(total, { amount: 99_999_999, currency: 'AUD' }, 'usable', true)).toBe('otherCurrency');
  });
});

it('the shortfall is the difference; null if the wallet holds enough, is unread or is kept in another currency', () => {
  expect(shortfallOf(total, dong(700_000))).toEqual(dong(20_000));
  expect(shortfallOf(total, total)).toBeNull();
  expect(shortfallOf(total, null)).toBeNull();
  expect(shortfallOf(total, { amount: 0, currency: 'AUD' })).toBeNull();
});

it('a shortfall of 5.000 đ offers the smallest top-up of 10.000 đ; a huge shortfall offers the largest', () => {
  expect(topUpFor(dong(5_000))).toEqual(dong(10_000));
  expect(topUpFor(dong(20_000))).toEqual(dong(20_000));
  expect(topUpFor(dong(300_000_000))).toEqual(dong(200_000_000));
  expect(topUpFor({ amount: 50, currency: 'AUD' })).toEqual({ amount: 100, currency: 'AUD' });
});
