import { expect, it } from 'vitest';
import { dong } from '../money.ts';
import { orderPaymentOf, shortfallOf, topUpFor } from './orderPayment.ts';

const total = dong(720_000);

it('an order is paid by a wallet of the whole sum, and one dong less is a shortfall with the smallest top-up', () => {
  expect(orderPaymentOf(total, total)).toEqual({ verdict: 'enough', shortfall: null, topUp: null });
  expect(orderPaymentOf(total, dong(719_999))).toEqual({ verdict: 'short', shortfall: dong(1), topUp: dong(10_000) });
});

it('a wallet that is unread, or kept in another currency, has no known result and no shortfall', () => {
  expect(orderPaymentOf(total, null)).toEqual({ verdict: 'walletUnread', shortfall: null, topUp: null });
  expect(orderPaymentOf(total, { amount: 1, currency: 'AUD' })).toEqual({
    verdict: 'otherCurrency',
    shortfall: null,
    topUp: null,
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
