import { clockTolerance, isUnresolved, sumOf, type TopUpAttempt } from './attempt.ts';
import { isSameMoney } from './money.ts';
import { isAboveZero } from './topUp.ts';
import type { Transaction, TransactionDetail } from './transaction.ts';

/** The log's row with the attempt's code: it is the attempt's whatever its amount is. A row without a code is no proof for any attempt. */
export const namedCredit = ({ transactionCode }: TopUpAttempt, rows: readonly Transaction[]): Transaction | undefined =>
  rows.find((row) => transactionCode !== null && row.transactionCode === transactionCode && isAboveZero(row.amount));

/**
 * True if the attempt was sent, and a row of its amount is not older than it and names no other known attempt. This is a reason to ask, never a
 * proof: the log's times are of another clock, and another device may have paid the same amount.
 */
export const mayBePaid = (
  attempt: TopUpAttempt,
  attempts: readonly TopUpAttempt[],
  rows: readonly Transaction[],
): boolean =>
  attempt.timesSent > 0 &&
  rows.some(
    ({ amount, createdAt, transactionCode }) =>
      isSameMoney(amount, sumOf(attempt)) &&
      // The log may count in whole seconds.
      createdAt !== null &&
      Date.parse(createdAt) >= Math.floor(attempt.createdAt / 1000) * 1000 &&
      (transactionCode === null ||
        attempts.every((other) => other.key === attempt.key || other.transactionCode !== transactionCode)),
  );

/**
 * The unresolved attempt that a payment return is about. It is the attempt with the code, else this tab's attempt (`ownKey`), else the only
 * attempt of that amount. An attempt that began after the payment never matches; a code that was settled before matches none.
 */
export const attemptOfTransaction = (
  attempts: readonly TopUpAttempt[],
  code: string,
  detail: Pick<TransactionDetail, 'amount' | 'createdAt' | 'status'> | null,
  ownKey: string | null,
): TopUpAttempt | undefined => {
  const named = attempts.find(({ transactionCode }) => transactionCode === code);
  if (named) return isUnresolved(named) ? named : undefined;
  // Banks return the customer neither from a card nor from an unsent attempt.
  const nameless = attempts.filter(
    (attempt) =>
      isUnresolved(attempt) &&
      attempt.transactionCode === null &&
      attempt.method !== 'card' &&
      attempt.method !== 'square' &&
      attempt.timesSent > 0,
  );
  const own = nameless.find(({ key }) => key === ownKey);
  if (detail === null) return own;
  const began = ({ createdAt }: TopUpAttempt) =>
    detail.createdAt === null || Date.parse(detail.createdAt) >= createdAt - clockTolerance;
  const possible = nameless.filter((attempt) => isSameMoney(detail.amount, attempt.amount) && began(attempt));
  if (own && possible.includes(own)) return own;
  // At the bank the customer may have typed another amount.
  if (possible.length === 0 && nameless.length === 1 && own)
    return detail.status === 'succeeded' && detail.createdAt !== null && began(own) ? own : undefined;
  return possible.length === 1 ? possible[0] : undefined;
};
