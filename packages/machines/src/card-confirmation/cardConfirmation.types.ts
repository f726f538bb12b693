import type { Money } from '@may/domain';
import type { AttemptError } from '../attempt/attempt.types.ts';

/** The amount and the linked card; `key` names the attempt to go on with after a reload. */
export type CardConfirmationInput = { amount: Money; cardId: string; key: string | null };

/** Data only. The secrets of the card provider stay with the app, under the attempt's key. */
export type CardConfirmationContext = CardConfirmationInput & {
  /** The begun payment, one for as long as the amount is: confirmed again, it is still this one. */
  transactionCode: string | null;
  error: AttemptError | null;
  result: CardConfirmed | null;
};

/** The presses that a resting card payment takes. */
export type CardConfirmationEvent =
  | { type: 'check' }
  | { type: 'retry' }
  | { type: 'approve' }
  | { type: 'cancel' }
  | { type: 'startOver' };

/** The end of a card payment: `cancelled` was surely not charged, `abandoned` was left in doubt. */
export type CardConfirmed = {
  status: 'succeeded' | 'cancelled' | 'abandoned';
  key: string | null;
  transactionCode: string | null;
};

/**
 * Output of actor `openPayment`: the attempt, remembered before anything is sent. `mayBePaid` = it was confirmed before, and nobody
 * said how that ended; `isSending` = another tab is at it at this moment.
 */
export type OpenedCardPayment = {
  key: string;
  transactionCode: string | null;
  mayBePaid: boolean;
  isSending: boolean;
};

/** Input of actor `createCheckout`; it asks for no money. */
export type CardCheckoutRequest = { key: string; amount: Money };

/** Input of actor `requestSecret`; the secret itself it keeps in the app. */
export type CardSecretRequest = { key: string; transactionCode: string; cardId: string };

/**
 * How the card provider says a payment stands: `unpaid` waits for a card, `unfinished` for its owner's approval, `ended` can never
 * be paid any more; `unknown` = nobody could be asked about it.
 */
export type CardStanding = {
  status: 'succeeded' | 'processing' | 'unpaid' | 'unfinished' | 'ended' | 'unknown';
};
