import type { Confirmed } from '@may/domain/confirmed.ts';
import type { Money } from '@may/domain/money.ts';
import type { AttemptError } from '../attempt/attempt.types.ts';

/** The amount and the linked card; `key` names the attempt to continue after a reload, or is null for a new one. */
export type CardConfirmationInput = { amount: Money; cardId: string; key: string | null; over: readonly string[] };

/** The card provider's secrets stay in the app, stored by the attempt's key. */
export type CardConfirmationContext = CardConfirmationInput & {
  /** The code of the started payment. Every try to charge the card uses this payment. */
  transactionCode: string | null;
  /** True if this flow, or the page that it continues, has sent a charge that was made, or may have been. */
  hasCharged: boolean;
  error: AttemptError | null;
  result: CardConfirmed | null;
};

export type CardConfirmationEvent = { type: 'check' | 'retry' | 'approve' | 'cancel' | 'startOver' };

/**
 * The end of a card payment. `arrived`: a payment that this flow did not charge was found, and nothing more was charged. `cancelled`: the card was
 * not charged. `abandoned`: the customer left while the result was unknown.
 */
export type CardConfirmed = {
  status: 'succeeded' | 'arrived' | 'cancelled' | 'abandoned';
  key: string | null;
  transactionCode: string | null;
};

/**
 * Output of actor `openPayment`: the stored attempt, and the card that it charges. `mayBePaid`: an earlier confirmation has no known result.
 * `isSending`: another tab pays it now.
 */
export type OpenedCardPayment = {
  key: string;
  cardId: string;
  transactionCode: string | null;
  mayBePaid: boolean;
  isSending: boolean;
};

/** Input of actor `reconcilePayment`; `isPressed` if the customer asked, and not the page's clock. */
export type CardQuestion = { key: string; isPressed: boolean };

/** Input of actor `createCheckout`; this request charges no card. */
export type CardCheckoutRequest = { key: string; amount: Money };

/** Input of actor `confirmCardPayment`: only this card may be charged. */
export type CardCharge = Pick<CardConfirmationInput, 'cardId' | 'over'> & { key: string };

/** Input of actor `requestSecret`; the app stores the secret itself. */
export type CardSecretRequest = { key: string; cardId: string };

/**
 * The card provider's status of a payment. `unpaid` waits for a card, `unfinished` for its owner's approval. `ended` can never be paid.
 * `unknown`: the card provider could not be asked.
 */
export type CardStanding = {
  status: 'succeeded' | 'processing' | 'unpaid' | 'unfinished' | 'ended' | 'unknown';
  /** The amount of the payment, as the card provider tells it. */
  paid?: Confirmed<Money>;
  /** The card that was charged, as the card provider tells it. */
  cardId?: string;
};
