import type { TransactionStatus } from '@may/domain';

/**
 * Why an attempt did not go on. `unknown` is the only one that may have moved money; `refused`, `declined`, `cancelled` and
 * `blockedUrl` did not; `otherTab`, `notProvided` and `otherAmount` (not the one that was shown) sent nothing at all.
 */
export type AttemptError = {
  kind: 'refused' | 'unknown' | 'blockedUrl' | 'otherTab' | 'declined' | 'cancelled' | 'notProvided' | 'otherAmount';
  serverMessage: string | null;
};

/** The intent that is carried out once. */
export type AttemptInput<Intent> = {
  intent: Intent;
  /** The attempt to go on with after a reload; null begins one, or finds the one that is about the same intent. */
  key: string | null;
  /** True if the provider takes a repeated request with the same key for the same one. */
  repeatsAreOne: boolean;
};

/** Data only. `key` is the attempt's name, given by `openAttempt`; `receipt` is what the provider gave for the request. */
export type AttemptContext<Intent, Receipt> = AttemptInput<Intent> & {
  /** A request may have arrived already: a refusal settles nothing any more, and another request may be a second payment. */
  mayHaveArrived: boolean;
  receipt: Receipt | null;
  transactionCode: string | null;
  error: AttemptError | null;
  result: AttemptResult<Receipt> | null;
};

/** The end of an attempt, for its parent; `arrived`: an earlier attempt at the same had been paid, and nothing was sent. */
export type AttemptResult<Receipt> = {
  status: 'accepted' | 'refused' | 'succeeded' | 'arrived' | 'failed' | 'cancelled' | 'abandoned';
  key: string | null;
  receipt: Receipt | null;
  transactionCode: string | null;
  error: AttemptError | null;
};

/** The presses that a resting attempt takes. */
export type AttemptEvent =
  | { type: 'check' }
  | { type: 'retry' }
  | { type: 'resume' }
  | { type: 'repeat' }
  | { type: 'startOver' };

/** Input of actor `openAttempt`. */
export type OpenRequest<Intent> = { intent: Intent; key: string | null };

/**
 * Output of actor `openAttempt`: the attempt's key, remembered before anything is sent. `isKnown` = it was there before,
 * `isSending` = another tab is sending it at this moment.
 */
export type OpenedAttempt<Receipt> = { key: string; isKnown: boolean; isSending: boolean; receipt: Receipt | null };

/**
 * Input of actor `sendAttempt`; what was surely refused, or never sent, it forgets, unless a request may have arrived before. It
 * sends nothing and rejects with the kind `answered` where this browser knows already how the attempt ended, or where to go on with it.
 */
export type SendRequest<Intent> = { intent: Intent; key: string; mayHaveArrived: boolean };

/** Input of actor `reconcileAttempt`. */
export type ReconcileRequest = { key: string };

/** Output of actor `reconcileAttempt`; `unknown`: the provider cannot tell. An end is settled in the app's memory before it is told. */
export type Reconciled<Receipt> = {
  status: TransactionStatus | 'unknown';
  receipt: Receipt | null;
  transactionCode: string | null;
};
