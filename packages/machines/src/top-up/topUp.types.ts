import type { Money, TopUpGroup, TopUpIntent, TopUpLimits, TopUpMeans } from '@may/domain';
import type { AttemptError, AttemptEvent } from '../attempt/attempt.types.ts';
import type { CardConfirmationEvent } from '../card-confirmation/cardConfirmation.types.ts';

/** The customer's choices so far; the app keeps them across a reload. */
export type TopUpDraft = {
  amount: Money | null;
  group: TopUpGroup | null;
  /** A local method; or, in the group of cards, the other card form. */
  method: TopUpIntent['method'] | null;
  /** A linked card, in the group of cards. */
  cardId: string | null;
};

/** A payment that was begun earlier; `cardId` is null by any means but a linked card. */
export type OpenAttempt = { key: string; amount: Money; method: TopUpMeans; cardId: string | null };

/** The linked cards; the machine only asks which can be charged. */
export type LinkedCards = readonly { id: string; isUsable: boolean }[];

/** The page to pay at: an address that passed the app's gate, and its host to show before leaving. */
export type Checkout = { url: string; host: string };

/** The limits of the wallet's currency; an unresolved `attempt` is asked about before anything else. */
export type TopUpInput = TopUpLimits & {
  /** True if the provider understands attempt keys. */
  repeatsAreOne: boolean;
  /** The attempt whose key the provider may have forgotten, if there is one: its repeats are not one. */
  doubtedKey?: string;
  draft: TopUpDraft | null;
  attempt: OpenAttempt | null;
  /** This top-up led to linking a card before, and leads there by itself only once. */
  wasLedToLink: boolean;
};

/** Data only. `attemptKey` names the attempt the flow is in, or left for the bank with. */
export type TopUpContext = TopUpDraft &
  Omit<TopUpInput, 'draft' | 'attempt'> & {
    /** Null until they were asked for. */
    cards: LinkedCards | null;
    attemptKey: string | null;
    /** The attempts of which this page has said that they are paid. */
    told: readonly string[];
    checkout: Checkout | null;
    transactionCode: string | null;
    error: AttemptError | null;
  };

/** Intents, those of the attempt under it, and `return` for the page that came back from the browser's back-forward cache. */
export type TopUpEvent =
  | { type: 'amount.change'; amount: Money | null }
  | { type: 'group.select'; group: TopUpGroup }
  | { type: 'method.select'; method: TopUpIntent['method'] }
  | { type: 'card.select'; cardId: string }
  /** `paid` names the attempts of the same purchase that were paid a moment ago. */
  | { type: 'pay'; paid?: readonly string[] }
  | { type: 'cancel' }
  | { type: 'leave' }
  | { type: 'return' }
  | AttemptEvent
  | CardConfirmationEvent;
