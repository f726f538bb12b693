import type { Money } from '@may/domain/money.ts';
import type { TopUpGroup, TopUpIntent, TopUpLimits, TopUpMethod } from '@may/domain/top-up/topUp.ts';
import type { AttemptError, AttemptEvent } from '../attempt/attempt.types.ts';
import type { CardConfirmationEvent } from '../cards/cardConfirmation.types.ts';

/** The customer's choices; the app stores them for a reload. */
export type TopUpDraft = {
  amount: Money | null;
  group: TopUpGroup | null;
  /** A local method, or `square`, the second card form, which belongs to the group `card`. Null before a choice, and for a linked card. */
  method: TopUpIntent['method'] | null;
  /** The chosen linked card, if the group is `card`. */
  cardId: string | null;
};

/** A payment that was started earlier; `cardId` is null for all but a linked card. */
export type OpenAttempt = { key: string; amount: Money; method: TopUpMethod; cardId: string | null };

/** The linked cards; `isUsable` cards can be charged. */
export type LinkedCards = readonly { id: string; isUsable: boolean }[];

/** The checkout page: a checked address, and its host to show before the page leaves. */
export type Checkout = { url: string; host: string };

/** The limits in the wallet's currency. The flow reads the status of an unresolved `attempt` first. */
export type TopUpInput = TopUpLimits & {
  /** True if the provider supports attempt keys. */
  repeatsAreOne: boolean;
  draft: TopUpDraft | null;
  attempt: OpenAttempt | null;
  /** The attempts that were over when the page began, later at the last press of the pay button (`AttemptInput`). */
  over: readonly string[];
  /** True if this top-up has opened the page to link a card. It opens that page only once without a press. */
  wasLedToLink: boolean;
  /** True if no card can be linked, so that a card is typed into the second card form. */
  cardsAreTyped: boolean;
};

/** `attemptKey` is the present attempt, or the one that the customer pays at the bank. */
export type TopUpContext = TopUpDraft &
  Omit<TopUpInput, 'draft' | 'attempt'> & {
    /** Null until the first reading. */
    cards: LinkedCards | null;
    attemptKey: string | null;
    /** The keys of the attempts that this page has shown as paid. */
    seenPaid: readonly string[];
    checkout: Checkout | null;
    transactionCode: string | null;
    error: AttemptError | null;
  };

/** The customer's presses with those of the attempt. `return`: the page came back from the browser's back-forward cache. */
export type TopUpEvent =
  | { type: 'amount.change'; amount: Money | null }
  | { type: 'group.select'; group: TopUpGroup }
  | { type: 'method.select'; method: TopUpIntent['method'] }
  | { type: 'card.select'; cardId: string }
  /** `over`: see `AttemptInput`. `paid` has the keys of the attempts of the same purchase that were paid a moment ago. */
  | { type: 'pay'; over: readonly string[]; paid: readonly string[] }
  | { type: 'cancel' }
  | { type: 'leave' }
  | { type: 'return' }
  | AttemptEvent
  | CardConfirmationEvent;
