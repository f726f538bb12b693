import {
  balanceOf,
  type DefaultCardStatus,
  expiryOf,
  isLogGappy,
  type LinkedCard,
  type Money,
  paymentVerdictOf,
  type Rows,
  type RunwayFacts,
  runwayOf,
  runwayWith,
  shortfallOf,
  type Transaction,
  topUpFor,
} from '@may/domain';
import { cardName, type Loadable, type OrderPreflight } from '@may/ui';

/** The facts that decide the payment of the first month. */
export type PreflightFacts = {
  /** Null until it is read, or if it may be old. */
  wallet: Money | null;
  /** The linked cards; null until they are read. */
  cards: Rows<LinkedCard> | null;
  /** The default card's id; null if it is unknown. */
  defaultCardId: string | null;
  /** True if the provider charges the whole sum to the default card when the wallet has too little (config). */
  cardPaysOrders: boolean;
  /** The wallet and the servers that it pays each month; null until they are read. */
  runway: RunwayFacts | null;
  /** Epoch milliseconds. */
  now: number;
};

/** The wallet's balance of now; null until the log is read, and if the log is gappy, because then the balance may be old. */
export const walletOf = (log: Loadable<Rows<Transaction>>, me: { balance: Money | null }): Money | null =>
  log.status === 'ready' && !isLogGappy(log.value) ? balanceOf(log.value.items, me) : null;

const cardOf = ({
  cards,
  defaultCardId,
  now,
}: PreflightFacts): { name: string | null; standing: DefaultCardStatus } => {
  if (cards === null) return { name: null, standing: 'unread' };
  const card = cards.items.find(({ id }) => id === defaultCardId);
  if (card) return { name: cardName(card), standing: expiryOf(card, now) === 'expired' ? 'expired' : 'usable' };
  // An unreadable row may be the default card.
  if (cards.unreadable > 0) return { name: null, standing: 'untold' };
  if (cards.items.length === 0) return { name: null, standing: 'none' };
  return { name: null, standing: cards.items.every(({ isDefault }) => isDefault === false) ? 'noDefault' : 'untold' };
};

/** The days that the wallet lasts before and after the order; null if it does not pay the first month, or if that is not known. */
const runwayChangeOf = (total: Money, { wallet, runway }: PreflightFacts): OrderPreflight['runway'] => {
  const isPaid = wallet !== null && wallet.currency === total.currency && wallet.amount >= total.amount;
  return isPaid && runway ? { before: runwayOf(runway), after: runwayWith(runway, total) } : null;
};

/** The payment of the first month: the wallet or card that is charged, as far as the provider shows it, and the missing money. */
export const orderPreflightOf = (total: Money, facts: PreflightFacts): OrderPreflight => {
  const { wallet, cardPaysOrders } = facts;
  const card = cardOf(facts);
  const shortfall = shortfallOf(total, wallet);
  return {
    firstMonth: total,
    wallet,
    card,
    verdict: paymentVerdictOf(total, wallet, card.standing, cardPaysOrders),
    shortfall,
    topUp: shortfall && topUpFor(shortfall),
    runway: runwayChangeOf(total, facts),
  };
};
