import type { Money } from '../money.ts';
import { topUpLimits } from '../top-up/topUp.ts';

/** The wallet's side of paying an order's first month. */
export type OrderPayment = {
  /** `walletUnread` and `otherCurrency`: not known. A short wallet is no refusal: a linked card may be charged. */
  verdict: 'enough' | 'short' | 'walletUnread' | 'otherCurrency';
  /** The amount that the wallet lacks; null if it lacks none, or if that is unknown. */
  shortfall: Money | null;
  /** The top-up that covers the shortfall, at least the smallest top-up. */
  topUp: Money | null;
};

/** The missing part of a sum; null if the wallet holds enough, is unread, or is kept in another currency. */
export const shortfallOf = (total: Money, wallet: Money | null): Money | null => {
  if (wallet === null || wallet.currency !== total.currency || wallet.amount >= total.amount) return null;
  return { amount: total.amount - wallet.amount, currency: total.currency };
};

/** A valid top-up that covers a shortfall: at least the smallest, at most the largest one. */
export const topUpFor = ({ amount, currency }: Money): Money => {
  const { minimum, maximum } = topUpLimits[currency];
  return { amount: Math.min(maximum, Math.max(minimum, amount)), currency };
};

/** The result of paying a sum from the wallet; null is an unread wallet. */
export const orderPaymentOf = (total: Money, wallet: Money | null): OrderPayment => {
  if (wallet === null) return { verdict: 'walletUnread', shortfall: null, topUp: null };
  if (wallet.currency !== total.currency) return { verdict: 'otherCurrency', shortfall: null, topUp: null };
  const shortfall = shortfallOf(total, wallet);
  return { verdict: shortfall ? 'short' : 'enough', shortfall, topUp: shortfall && topUpFor(shortfall) };
};
