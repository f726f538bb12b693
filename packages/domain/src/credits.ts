import { clockTolerance, isPending, isUnresolved, type TopUpAttempt } from './attempt.ts';
import { isSameMoney } from './money.ts';
import type { Transaction, TransactionDetail } from './transaction.ts';

const isOlder = (a: TopUpAttempt, b: TopUpAttempt): number => a.createdAt - b.createdAt;

const isNewFor = (attempt: TopUpAttempt, { id, createdAt }: Transaction): boolean => {
  if (attempt.rowsBefore !== null) return !attempt.rowsBefore.includes(id);
  // The log may count in whole seconds.
  return createdAt !== null && Date.parse(createdAt) >= Math.floor(attempt.createdAt / 1000) * 1000;
};

/** True if the row of the log names the attempt's payment. */
const isNamed = ({ transactionCode }: TopUpAttempt, row: Transaction): boolean =>
  transactionCode !== null && row.transactionCode === transactionCode;

/** The log beside the attempts: the credits that attempts have, and those that may have paid a given attempt, oldest first. */
const readLog = (attempts: readonly TopUpAttempt[], transactions: readonly Transaction[]) => {
  const paidBy = new Map(
    attempts.flatMap(({ key, creditId }) => (creditId === null ? [] : [[key, creditId] as const])),
  );
  const used = new Set(paidBy.values());
  const codes = new Set(attempts.flatMap(({ transactionCode }) => transactionCode ?? []));
  const oldestFirst = transactions.toReversed();
  const mayHavePaid = (row: Transaction, attempt: TopUpAttempt): boolean =>
    !used.has(row.id) &&
    isSameMoney(row.amount, attempt.amount) &&
    (row.transactionCode !== null && (attempt.transactionCode !== null || codes.has(row.transactionCode))
      ? row.transactionCode === attempt.transactionCode
      : isNewFor(attempt, row));
  const creditOf = (attempt: TopUpAttempt) => oldestFirst.find((row) => mayHavePaid(row, attempt));
  const give = (attempt: TopUpAttempt, credit: Transaction): void => {
    used.add(credit.id);
    paidBy.set(attempt.key, credit.id);
  };
  const waiting = attempts.filter((attempt) => !paidBy.has(attempt.key)).sort(isOlder);
  // Attempts that are known to be paid take their credits first.
  for (const attempt of waiting.filter(({ outcome }) => outcome === 'succeeded')) {
    const credit = creditOf(attempt);
    if (credit) give(attempt, credit);
  }
  return { paidBy, waiting, mayHavePaid, creditOf, give };
};

/** True if the attempt was sent, and the log holds a credit that may have paid it and is not known to have paid another attempt. */
export const mayBePaid = (
  attempt: TopUpAttempt,
  attempts: readonly TopUpAttempt[],
  transactions: readonly Transaction[],
): boolean => attempt.timesSent > 0 && readLog(attempts, transactions).creditOf(attempt) !== undefined;

/**
 * The row of the transaction log that paid each attempt, by key: a new credit of exactly that amount, each used once. A row that names
 * its payment pays that one alone. Attempts that are known to be paid come first; those that were never sent, and cards that were
 * surely not charged, get none. A credit that may have paid several attempts (`twins`) goes to the oldest of them, or to none where
 * the provider can tell.
 */
export const matchCredits = (
  attempts: readonly TopUpAttempt[],
  transactions: readonly Transaction[],
  twins: 'oldestFirst' | 'unknown',
): ReadonlyMap<string, string> => {
  const { paidBy, waiting, mayHavePaid, creditOf, give } = readLog(attempts, transactions);
  const hoping = waiting.filter((attempt) => isPending(attempt) && attempt.phase !== 'uncharged');
  const byBank = hoping.filter(({ method }) => method !== 'card');
  const claims = [
    // The card provider tells of a charge in doubt in the end: until then no other attempt takes what may be its credit.
    ...hoping.filter(({ method }) => method === 'card'),
    ...byBank.filter(({ transactionCode }) => transactionCode === null),
    // What has a code was asked about by it: if it were paid, the provider would know.
    ...byBank.filter(({ transactionCode }) => transactionCode !== null),
  ];
  // Paid, or perhaps, where nothing but a clock could say by which row: it may be any that came since.
  const unplaced = attempts.filter(
    (attempt) =>
      attempt.rowsBefore === null &&
      !paidBy.has(attempt.key) &&
      (attempt.outcome === 'succeeded' || hoping.includes(attempt)),
  );
  const mayBeOfUnplaced = (row: Transaction, { key, createdAt }: TopUpAttempt): boolean =>
    row.transactionCode === null &&
    unplaced.some(
      (other) =>
        other.key !== key &&
        isSameMoney(row.amount, other.amount) &&
        (other.settledAt === null || other.settledAt >= createdAt - clockTolerance),
    );
  for (const attempt of claims) {
    const credit = creditOf(attempt);
    // By the time alone no credit is new: a clock may be wrong, and another device may have paid the same.
    if (!credit || (attempt.rowsBefore === null && !isNamed(attempt, credit))) continue;
    if (mayBeOfUnplaced(credit, attempt)) continue;
    const isShared = claims.some((other) => other !== attempt && !paidBy.has(other.key) && mayHavePaid(credit, other));
    if (twins === 'oldestFirst' || !isShared) give(attempt, credit);
  }
  return paidBy;
};

/**
 * The attempt to ask about again when the provider tells that `paid` is paid: the youngest of that amount that the log was taken to
 * have paid, by a row that was not there when `paid` began. That row may be the credit of `paid`; if the log holds another credit, the
 * attempt gets that one.
 */
export const guessInDoubt = (attempts: readonly TopUpAttempt[], paid: TopUpAttempt): TopUpAttempt | undefined => {
  // What was known to be paid has its credit already.
  if (paid.outcome === 'succeeded') return undefined;
  const mayBeOfPaid = ({ creditId, creditedAt }: TopUpAttempt): boolean => {
    if (creditId === null) return false;
    if (paid.rowsBefore !== null) return !paid.rowsBefore.includes(creditId);
    return creditedAt === null || creditedAt >= paid.createdAt - clockTolerance;
  };
  return attempts
    .filter((other) => other.userId === paid.userId && isSameMoney(other.amount, paid.amount) && mayBeOfPaid(other))
    .sort(isOlder)
    .at(-1);
};

/**
 * The unresolved attempt a payment return is about: the one that knows the code; else the one this tab was in (`ownKey`); else
 * the only one of that amount. Never one that began after the payment was made, and none for a code that was settled before.
 */
export const attemptOfTransaction = (
  attempts: readonly TopUpAttempt[],
  code: string,
  detail: Pick<TransactionDetail, 'amount' | 'createdAt'> | null,
  ownKey: string | null,
): TopUpAttempt | undefined => {
  const named = attempts.find(({ transactionCode }) => transactionCode === code);
  if (named) return isUnresolved(named) ? named : undefined;
  // No bank leads back from a card that is charged here, nor from what was never sent.
  const unnamed = attempts.filter(
    ({ transactionCode, method, timesSent }) => transactionCode === null && method !== 'card' && timesSent > 0,
  );
  const nameless = unnamed.filter(isUnresolved);
  const own = nameless.find(({ key }) => key === ownKey);
  if (detail === null) return own;
  const began = ({ createdAt }: TopUpAttempt) =>
    detail.createdAt === null || Date.parse(detail.createdAt) >= createdAt - clockTolerance;
  const possible = unnamed.filter(
    (attempt) =>
      // The log may have told of this payment before its code was known.
      (isUnresolved(attempt) || attempt.outcome === 'succeeded') &&
      isSameMoney(detail.amount, attempt.amount) &&
      began(attempt),
  );
  if (own && possible.includes(own)) return own;
  return possible.length === 1 ? possible.find(isUnresolved) : undefined;
};
