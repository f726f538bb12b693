import { isSameMoney } from '../money.ts';
import type { Transaction, TransactionDetail } from '../wallet/transaction.ts';
import { clockTolerance, expectedCredit, isUnresolved, type TopUpAttempt } from './attempt.ts';
import { isAboveZero } from './topUp.ts';

/** The log's row that has the attempt's code or the intent of its card. Its amount may be another one. A row without them proves nothing. */
export const namedCredit = (
  { transactionCode, intentId }: TopUpAttempt,
  rows: readonly Transaction[],
): Transaction | undefined => {
  const isNamed = (code: string | null) => code !== null && (code === transactionCode || code === intentId);
  return rows.find((row) => isNamed(row.transactionCode) && isAboveZero(row.amount));
};

/**
 * True if the attempt was sent, and the log has more rows of its amount since than paid attempts may have. A row with the code of another
 * payment does not count. This is a reason to ask, never a proof: the log's times are of another clock, and another device may have paid.
 */
export const mayBePaid = (
  attempt: TopUpAttempt,
  attempts: readonly TopUpAttempt[],
  rows: readonly Transaction[],
): boolean => {
  const since = attempt.createdAt - clockTolerance;
  const others = attempts.filter(({ key }) => key !== attempt.key);
  const codes = new Set(rows.flatMap((row) => row.transactionCode ?? []));
  const isOpen = ({ amount, createdAt, transactionCode: code }: Transaction) =>
    isSameMoney(amount, expectedCredit(attempt)) &&
    (createdAt === null || Date.parse(createdAt) >= since) &&
    (code === null ||
      (attempt.transactionCode === null && others.every(({ transactionCode }) => transactionCode !== code)));
  const hasUnnamedRow = ({ outcome, transactionCode, ...other }: TopUpAttempt) =>
    outcome === 'succeeded' &&
    other.createdAt >= since &&
    isSameMoney(expectedCredit(other), expectedCredit(attempt)) &&
    (transactionCode === null || !codes.has(transactionCode));
  return attempt.timesSent > 0 && rows.filter(isOpen).length > others.filter(hasUnnamedRow).length;
};

/**
 * The unresolved attempt that a payment return is about: the one with the code, else this tab's attempt (`ownKey`) if the payment's amount and
 * time fit it. An attempt of another tab is never guessed by them. A code that was settled before matches none.
 */
export const attemptOfTransaction = (
  attempts: readonly TopUpAttempt[],
  code: string,
  detail: Pick<TransactionDetail, 'amount' | 'createdAt' | 'status'> | null,
  ownKey: string | null,
): TopUpAttempt | undefined => {
  // The provider's own address of the checkout may have its code, too.
  const isAt = ({ checkoutUrl }: TopUpAttempt) => detail !== null && checkoutUrl?.split(/[/?&=#]/).includes(code);
  const named = attempts.find(({ transactionCode }) => transactionCode === code) ?? attempts.find(isAt);
  // A linked card is asked about at its provider alone.
  if (named) return named.method !== 'card' && isUnresolved(named) ? named : undefined;
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
  if (!own || detail === null) return own;
  const { amount, createdAt, status } = detail;
  if (createdAt !== null && Date.parse(createdAt) < own.createdAt - clockTolerance) return undefined;
  // At the bank the customer may have typed another amount.
  const mayDiffer = status === 'succeeded' && createdAt !== null && nameless.length === 1;
  return isSameMoney(amount, own.amount) || mayDiffer ? own : undefined;
};
