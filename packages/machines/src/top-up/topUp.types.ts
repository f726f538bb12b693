import type { Currency, TopUpGroup, TopUpIntent, TopUpMethod } from '@may/domain';
import type { AttemptError, AttemptEvent } from '../attempt/attempt.types.ts';

/** What the customer has chosen so far; the app keeps it across a reload. */
export type TopUpDraft = {
  /** Minor units of the wallet's currency. */
  amount: number | null;
  group: TopUpGroup | null;
  method: TopUpMethod | null;
  cardId: string | null;
};

/** Where the provider wants the payment to be made: an address that passed the app's gate, and its host to show before leaving. */
export type Checkout = { url: string; host: string };

/** Limits are inclusive and in minor units of `currency`; an unresolved `attempt` is asked about before anything else. */
export type TopUpInput = {
  currency: Currency;
  minimum: number;
  maximum: number;
  /** Whether the provider understands attempt keys. */
  repeatsAreOne: boolean;
  draft: TopUpDraft | null;
  attempt: { key: string; intent: TopUpIntent } | null;
};

/** Data only. `attemptKey` names the attempt the flow is in, or left for the bank with. */
export type TopUpContext = TopUpDraft & {
  currency: Currency;
  minimum: number;
  maximum: number;
  repeatsAreOne: boolean;
  attemptKey: string | null;
  checkout: Checkout | null;
  transactionCode: string | null;
  error: AttemptError | null;
};

/** Intents, those of the attempt under it, and `return` for the page that came back from the browser's back-forward cache. */
export type TopUpEvent =
  | { type: 'amount.change'; amount: number | null }
  | { type: 'group.select'; group: TopUpGroup }
  | { type: 'method.select'; method: TopUpMethod }
  | { type: 'card.select'; cardId: string }
  | { type: 'pay' }
  | { type: 'cancel' }
  | { type: 'leave' }
  | { type: 'return' }
  | AttemptEvent;

/** Input of actor `cardConfirmation`. */
export type CardConfirmationRequest = { amount: TopUpIntent['amount']; cardId: string };

/** Output of actor `cardConfirmation`; what is still processing is waited for there. */
export type CardConfirmed =
  | { status: 'succeeded'; transactionCode: string | null }
  | { status: 'refused'; error: AttemptError };

/** Output of actor `listCards`; the machine only asks whether there are any. */
export type LinkedCards = readonly { id: string }[];
