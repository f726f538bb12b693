import type { Money } from './money.ts';
import { topUpLimits } from './topUp.ts';

/**
 * The default card for an order. `none`: there is no card. `noDefault`: no card is the default. `untold`: the provider does not send the
 * default. `unread`: the cards were not read.
 */
export type DefaultCardStatus = 'usable' | 'expired' | 'none' | 'noDefault' | 'untold' | 'unread';

/** The result of paying the first month. */
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

const ofCard: Record<Exclude<DefaultCardStatus, 'usable'>, PaymentVerdict> = {
  expired: 'cardExpired',
  none: 'noCard',
  noDefault: 'noDefault',
  untold: 'cardUntold',
  unread: 'cardUnread',
};

/** The missing part of a sum; null if the wallet holds enough, is unread, or is kept in another currency. */
export const shortfallOf = (total: Money, wallet: Money | null): Money | null => {
  if (wallet === null || wallet.currency !== total.currency || wallet.amount >= total.amount) return null;
  return { amount: total.amount - wallet.amount, currency: total.currency };
};

/** The result of paying a sum. Only a provider with `cardPaysOrders` (docs/decisions/0008) charges the whole sum to the default card. */
export const paymentVerdictOf = (
  total: Money,
  wallet: Money | null,
  card: DefaultCardStatus,
  cardPaysOrders: boolean,
): PaymentVerdict => {
  if (wallet === null) return 'walletUnread';
  if (wallet.currency !== total.currency) return 'otherCurrency';
  if (shortfallOf(total, wallet) === null) return 'enough';
  if (card === 'usable') return cardPaysOrders ? 'cardPays' : 'cardMayPay';
  return ofCard[card];
};

/** A valid top-up that covers a shortfall: at least the smallest, at most the largest one. */
export const topUpFor = ({ amount, currency }: Money): Money => {
  const { minimum, maximum } = topUpLimits[currency];
  return { amount: Math.min(maximum, Math.max(minimum, amount)), currency };
};
