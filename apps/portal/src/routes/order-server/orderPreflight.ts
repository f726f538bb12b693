import {
  type DefaultCardStatus,
  expiryOf,
  type LinkedCard,
  type Money,
  paymentVerdictOf,
  type Rows,
  shortfallOf,
  topUpFor,
} from '@may/domain';
import { cardName, type OrderPreflight } from '@may/ui';

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
  /** Epoch milliseconds. */
  now: number;
};

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
  };
};
