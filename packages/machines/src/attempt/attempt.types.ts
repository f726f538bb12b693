import type { TransactionStatus } from '@may/domain/wallet/transaction.ts';

/**
 * The error of an attempt. Only after `unknown` money may have moved. `refused`, `declined`, `cancelled` and `blockedUrl` moved none.
 * `otherTab`, `notProvided` and `otherAmount` (not the amount shown) sent no request.
 */
export type AttemptError = {
  kind: 'refused' | 'unknown' | 'blockedUrl' | 'otherTab' | 'declined' | 'cancelled' | 'notProvided' | 'otherAmount';
  serverMessage: string | null;
};

/** The intent of an attempt, which is carried out once. */
export type AttemptInput<Intent> = {
  intent: Intent;
  /** The attempt to continue after a reload; null starts one, or finds the one with the same intent. */
  key: string | null;
  /**
   * The attempts that were over at the customer's press, each with its outcome then; the app writes and reads them. Any other of the same purchase
   * is continued, even if another tab has begun or ended it since.
   */
  over: readonly string[];
  /** True if the provider treats repeated requests with one key as one request. */
  repeatsAreOne: boolean;
};

/** `openAttempt` gives the `key`; `receipt` is the provider's answer to the request. */
export type AttemptContext<Intent, Receipt> = AttemptInput<Intent> & {
  /** True if a request may have arrived. Then a refusal settles nothing, and another request may be a second payment. */
  mayHaveArrived: boolean;
  /** True while a request is sent that the customer has asked for after the warning. */
  isWarned: boolean;
  receipt: Receipt | null;
  transactionCode: string | null;
  error: AttemptError | null;
  result: AttemptResult<Receipt> | null;
};

/** The end of an attempt, for its parent. `arrived`: an earlier attempt with the same intent was paid, so this one sent no request. */
export type AttemptResult<Receipt> = {
  status: 'accepted' | 'refused' | 'succeeded' | 'arrived' | 'failed' | 'cancelled' | 'abandoned';
  key: string | null;
  receipt: Receipt | null;
  transactionCode: string | null;
  error: AttemptError | null;
};

export type AttemptEvent = { type: 'check' | 'retry' | 'resume' | 'repeat' | 'startOver' };

/** Input of actor `openAttempt`. */
export type OpenRequest<Intent> = Pick<AttemptInput<Intent>, 'intent' | 'key' | 'over'>;

/** Output of actor `openAttempt`: the stored attempt. `isKnown`: it existed before. `isSending`: another tab sends it now. */
export type OpenedAttempt<Receipt> = { key: string; isKnown: boolean; isSending: boolean; receipt: Receipt | null };

/**
 * Input of actor `sendAttempt`. It deletes an attempt that was refused or never sent, unless an earlier request may have arrived. It
 * rejects with the kind `answered`, and sends nothing, if this browser knows the outcome or the checkout address already. It
 * rejects with `keyForgotten` if the provider may have forgotten the key of an earlier request, and the customer was not warned.
 */
export type SendRequest<Intent> = { intent: Intent; key: string; mayHaveArrived: boolean; isWarned?: boolean };

/** Input of actor `reconcileAttempt`. */
export type ReconcileRequest = { key: string };

/**
 * Output of actor `reconcileAttempt`; `unknown`: the provider cannot tell. The app stores an outcome before it returns it. `mayBePaid`: something
 * other than the provider's word speaks for a payment.
 */
export type Reconciled<Receipt> = {
  status: TransactionStatus | 'unknown';
  receipt: Receipt | null;
  transactionCode: string | null;
  mayBePaid?: boolean;
};
