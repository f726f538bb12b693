import type { Transaction } from '../wallet/transaction.ts';
import { isKeyRemembered, isUnresolved, type TopUpAttempt } from './attempt.ts';
import { mayBePaid, namedCredit } from './credits.ts';
import type { LocalMethod } from './topUp.ts';

/** The answers that one search for the outcome of a top-up has so far. */
export type TopUpAnswers = {
  /** The code under which the provider knew no payment. */
  unknownCode: string | null;
  /** The transaction log; null before it was read. */
  rows: readonly Transaction[] | null;
  /** Null before the request was sent again with the attempt's key. */
  key: 'asked' | 'unanswered' | null;
};

/**
 * True if the attempt was sent, its answer was lost, and the provider still knows its key. A key that never left this browser, or that the
 * provider may have forgotten, could create a payment without a press. Cards are charged without a key.
 */
export const canAskWithKey = (attempt: TopUpAttempt, now: number): attempt is TopUpAttempt & { method: LocalMethod } =>
  attempt.method !== 'card' &&
  attempt.method !== 'square' &&
  attempt.timesSent > 0 &&
  isUnresolved(attempt) &&
  attempt.transactionCode === null &&
  attempt.checkoutUrl === null &&
  isKeyRemembered(attempt, now);

/**
 * The next question about a top-up of which the outcome is sought: the first that applies (docs/decisions/0003). The order decides about money:
 * the provider's word comes before the log, and no row without the attempt's code ends it.
 */
export const nextTopUpQuestion = (
  attempt: TopUpAttempt,
  attempts: readonly TopUpAttempt[],
  { unknownCode, rows, key }: TopUpAnswers,
  mayUseKey: boolean,
) => {
  if (attempt.outcome !== null) return 'isOver';
  if (attempt.phase === 'begun' && attempt.timesSent === 0) return 'wasNeverSent';
  if (attempt.transactionCode !== null && attempt.transactionCode !== unknownCode) return 'byCode';
  if (rows === null) return 'log';
  if (namedCredit(attempt, rows)) return 'namedInLog';
  // This may create a payment if the first request never arrived: only if the log has a credit that may be this attempt's.
  if (key === null && mayUseKey && mayBePaid(attempt, attempts, rows)) return 'withKey';
  return 'nothing';
};
