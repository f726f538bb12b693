import type { Money } from './money.ts';
import { type TopUpLimits, topUpLimits } from './topUp.ts';

/**
 * What is known of the card that an order may be charged to: it can be charged, has expired, there is none, none of them is the default,
 * there are some and the provider does not tell which one is the default, or they were not read.
 */
export type CardStanding = 'usable' | 'expired' | 'none' | 'noDefault' | 'untold' | 'unread';

/** What paying the first month comes to. */
export type PaymentVerdict =
  | 'otherCurrency'
  | 'walletUnread'
  | 'enough'
  | 'cardPays'
  | 'cardMayPay'
  | 'cardExpired'
  | 'noCard'
  | 'noDefault'
  | 'cardUntold'
  | 'cardUnread';

const ofCard: Record<Exclude<CardStanding, 'usable'>, PaymentVerdict> = {
  expired: 'cardExpired',
  none: 'noCard',
  noDefault: 'noDefault',
  untold: 'cardUntold',
  unread: 'cardUnread',
};

/** How much of a sum the wallet lacks; null where it lacks nothing, is not known, or is kept in another currency. */
export const shortfallOf = (total: Money, wallet: Money | null): Money | null => {
  if (wallet === null || wallet.currency !== total.currency || wallet.amount >= total.amount) return null;
  return { amount: total.amount - wallet.amount, currency: total.currency };
};

/** What paying a sum comes to. Only a provider that says so (`cardPaysOrders`, docs/decisions/0008) is said to charge the whole sum to the default card. */
export const paymentVerdictOf = (
  total: Money,
  wallet: Money | null,
  card: CardStanding,
  cardPaysOrders: boolean,
): PaymentVerdict => {
  if (wallet === null) return 'walletUnread';
  if (wallet.currency !== total.currency) return 'otherCurrency';
  if (shortfallOf(total, wallet) === null) return 'enough';
  if (card === 'usable') return cardPaysOrders ? 'cardPays' : 'cardMayPay';
  return ofCard[card];
};

/** A top-up that cures a shortfall and can be paid: at least the smallest one, at most the largest one. */
export const topUpFor = (
  { amount, currency }: Money,
  { minimum, maximum }: TopUpLimits = topUpLimits[currency],
): Money => ({
  amount: Math.min(maximum, Math.max(minimum, amount)),
  currency,
});
