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

/** The facts that decide a preflight. */
export type PreflightFacts = {
  /** Null is not read. */
  wallet: Money | null;
  /** The linked cards; null is not read. */
  cards: Rows<LinkedCard> | null;
  /** The card that is charged by default, as far as it is known. */
  defaultCardId: string | null;
  /** True if the provider charges the whole sum to the default card when the wallet is short (config). */
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
  // A row that could not be read may be a card, and the default one.
  if (cards.unreadable > 0) return { name: null, standing: 'untold' };
  if (cards.items.length === 0) return { name: null, standing: 'none' };
  return { name: null, standing: cards.items.every(({ isDefault }) => isDefault === false) ? 'noDefault' : 'untold' };
};

/** The payment of the first month: the wallet or card it is charged to, as far as the provider tells, and the money that is short. */
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
