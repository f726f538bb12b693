import { clockTolerance, isPending, isUnresolved, sumOf, type TopUpAttempt } from './attempt.ts';
import { isSameMoney } from './money.ts';
import { isAboveZero } from './topUp.ts';
import type { Transaction, TransactionDetail } from './transaction.ts';

const isOlder = (a: TopUpAttempt, b: TopUpAttempt): number => a.createdAt - b.createdAt;

const isNewFor = (attempt: TopUpAttempt, { id, createdAt }: Transaction): boolean => {
  if (attempt.rowsBefore !== null) return !attempt.rowsBefore.includes(id);
  // The log may count in whole seconds.
  return createdAt !== null && Date.parse(createdAt) >= Math.floor(attempt.createdAt / 1000) * 1000;
};

/** True for a credit with the attempt's code: it is the attempt's whatever its amount is. */
export const isNamed = ({ transactionCode }: TopUpAttempt, row: Transaction): boolean =>
  transactionCode !== null && row.transactionCode === transactionCode && isAboveZero(row.amount);

/** Compares the log with the attempts: the row of each paid attempt, and the rows that may have paid the others, oldest first. */
const readLog = (attempts: readonly TopUpAttempt[], transactions: readonly Transaction[]) => {
  const paidBy = new Map(
    attempts.flatMap(({ key, creditId }) => (creditId === null ? [] : [[key, creditId] as const])),
  );
  const used = new Set(paidBy.values());
  const codes = new Set(attempts.flatMap(({ transactionCode }) => transactionCode ?? []));
  const oldestFirst = transactions.toReversed();
  const fits = (row: Transaction, attempt: TopUpAttempt): boolean =>
    row.transactionCode !== null && (attempt.transactionCode !== null || codes.has(row.transactionCode))
      ? isNamed(attempt, row)
      : isSameMoney(row.amount, sumOf(attempt)) && isNewFor(attempt, row);
  const mayHavePaid = (row: Transaction, attempt: TopUpAttempt): boolean => !used.has(row.id) && fits(row, attempt);
  const creditOf = (attempt: TopUpAttempt) => oldestFirst.find((row) => mayHavePaid(row, attempt));
  const assignCredit = (attempt: TopUpAttempt, credit: Transaction): void => {
    used.add(credit.id);
    paidBy.set(attempt.key, credit.id);
  };
  const confirmed = new Map<Transaction, TopUpAttempt>();
  /** Takes one more row from all others if this attempt's row may be the one that a confirmed attempt has. */
  const reserveRow = (attempt: TopUpAttempt): void => {
    const [, holder] = [...confirmed].find(([row]) => fits(row, attempt)) ?? [];
    const other = holder && creditOf(holder);
    if (other) used.add(other.id);
  };
  const waiting = attempts.filter((attempt) => !paidBy.has(attempt.key)).sort(isOlder);
  // Attempts with a confirmed payment take their rows first.
  for (const attempt of waiting.filter(({ outcome }) => outcome === 'succeeded')) {
    const credit = creditOf(attempt);
    if (!credit) continue;
    assignCredit(attempt, credit);
    confirmed.set(credit, attempt);
  }
  return { paidBy, waiting, mayHavePaid, creditOf, assignCredit, reserveRow };
};

/** True if the attempt was sent and an unused row of the log may have paid it. */
export const mayBePaid = (
  attempt: TopUpAttempt,
  attempts: readonly TopUpAttempt[],
  transactions: readonly Transaction[],
): boolean => attempt.timesSent > 0 && readLog(attempts, transactions).creditOf(attempt) !== undefined;

/**
 * The id of the row that paid each attempt, by the attempt's key. A row must be new and of exactly the attempt's amount, and pays one
 * attempt. A row with a payment code pays only the attempt of that code, if one is known, with any amount. Confirmed attempts come first; attempts that were
 * never sent and `uncharged` cards get no row. A row that fits several attempts goes to the oldest one with 'oldestFirst', and to none of
 * them with 'unknown'.
 */
export const matchCredits = (
  attempts: readonly TopUpAttempt[],
  transactions: readonly Transaction[],
  sharedCredits: 'oldestFirst' | 'unknown',
): ReadonlyMap<string, string> => {
  const { paidBy, waiting, mayHavePaid, creditOf, assignCredit, reserveRow } = readLog(attempts, transactions);
  const open = waiting.filter((attempt) => isPending(attempt) && attempt.phase !== 'uncharged');
  const atBanks = open.filter(({ method }) => method !== 'card');
  const candidates = [
    // The card provider later confirms or denies an open charge. Until then no other attempt may take its possible row.
    ...open.filter(({ method }) => method === 'card'),
    ...atBanks.filter(({ transactionCode }) => transactionCode === null),
    // The provider was already asked about attempts with a code. It would have confirmed a paid one.
    ...atBanks.filter(({ transactionCode }) => transactionCode !== null),
  ];
  // Attempts that are or may be paid and have no list of earlier rows: any later row of the amount may be theirs.
  const unmatched = attempts.filter(
    (attempt) =>
      attempt.rowsBefore === null &&
      !paidBy.has(attempt.key) &&
      (attempt.outcome === 'succeeded' || open.includes(attempt)),
  );
  const mayPayUnmatched = (row: Transaction, { key }: TopUpAttempt): boolean =>
    row.transactionCode === null &&
    unmatched.some((other) => other.key !== key && isSameMoney(row.amount, sumOf(other)));
  for (const attempt of candidates) {
    const credit = creditOf(attempt);
    if (!credit) reserveRow(attempt);
    // A row's time alone is not enough: a clock may be wrong, or another device may have paid the same amount.
    if (!credit || (attempt.rowsBefore === null && !isNamed(attempt, credit))) continue;
    if (mayPayUnmatched(credit, attempt)) continue;
    const isShared = candidates.some(
      (other) => other !== attempt && !paidBy.has(other.key) && mayHavePaid(credit, other),
    );
    if (sharedCredits === 'oldestFirst' || !isShared) assignCredit(attempt, credit);
  }
  return paidBy;
};

/**
 * The attempt whose payment must be checked again after the provider confirmed `paid`. It is the youngest attempt of that amount whose row
 * appeared in the log after `paid` began. That row may belong to `paid`.
 */
export const guessInDoubt = (attempts: readonly TopUpAttempt[], paid: TopUpAttempt): TopUpAttempt | undefined => {
  // A confirmed attempt has its own row already.
  if (paid.outcome === 'succeeded') return undefined;
  const mayBeOfPaid = ({ creditId, creditedAt }: TopUpAttempt): boolean => {
    if (creditId === null) return false;
    if (paid.rowsBefore !== null) return !paid.rowsBefore.includes(creditId);
    return creditedAt === null || creditedAt >= paid.createdAt - clockTolerance;
  };
  return attempts
    .filter((other) => other.userId === paid.userId && isSameMoney(sumOf(other), sumOf(paid)) && mayBeOfPaid(other))
    .sort(isOlder)
    .at(-1);
};

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
  // Banks return the customer neither from a linked card nor from an unsent attempt.
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
      // The log may have confirmed this payment before its code was known.
      (isUnresolved(attempt) || attempt.outcome === 'succeeded') &&
      isSameMoney(detail.amount, attempt.amount) &&
      began(attempt),
  );
  if (own && possible.includes(own)) return own;
  // At the bank the customer may have typed another amount.
  if (possible.length === 0 && nameless.length === 1 && own)
    return detail.status === 'succeeded' && detail.createdAt !== null && began(own) ? own : undefined;
  return possible.length === 1 ? possible.find(isUnresolved) : undefined;
};
