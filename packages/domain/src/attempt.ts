import { isSameMoney, type Money } from './money.ts';
import type { TopUpMeans } from './topUp.ts';
import type { Transaction, TransactionDetail } from './transaction.ts';

/**
 * `posting`: sent at most once and not answered yet, so that a refusal is final; by card, surely not charged yet. `open`: the
 * provider may know of it.
 * `settled`: it has its answer. `dismissed`: the customer put it away without one.
 */
export const attemptPhases = ['posting', 'open', 'settled', 'dismissed'] as const;

/** Where an attempt stands in this browser's memory. */
export type AttemptPhase = (typeof attemptPhases)[number];

/** How a settled attempt ended: `refused` never became a payment. */
export const attemptOutcomes = ['succeeded', 'failed', 'cancelled', 'refused'] as const;

/** How a settled attempt ended. */
export type AttemptOutcome = (typeof attemptOutcomes)[number];

/** One press of pay, remembered from before its first byte is sent until the truth about it is known. */
export type TopUpAttempt = {
  amount: Money;
  method: TopUpMeans;
  /** The linked card it was last tried with; null by any other means. */
  cardId: string | null;
  /** Sent as `Idempotency-Key` where the provider understands it, and its name in this browser everywhere. */
  key: string;
  userId: string;
  phase: AttemptPhase;
  /** How often this browser has sent it, whether or not that arrived; without a key, each of them may be a payment of its own. */
  timesSent: number;
  outcome: AttemptOutcome | null;
  /** The card's owner has yet to approve it at the bank, which may charge it then; surely not charged when this was last asked. */
  isUnfinished: boolean;
  /** Epoch milliseconds of this browser's clock, as in `settledAt`. */
  createdAt: number;
  settledAt: number | null;
  /** The vetted address to pay at, once the provider gave one: going on there posts nothing. */
  checkoutUrl: string | null;
  /** The provider's own code, where it tells one: in the checkout's answer, or on the way back from the bank. */
  transactionCode: string | null;
  /** The card provider's name of the payment, which is no secret; null by any other means, and before its secret was asked for. */
  intentId: string | null;
  /** Rows of this amount that the log held before; null when the log could not be read then. */
  rowsBefore: readonly string[] | null;
  /** The row of the log that is taken to have paid it; null where the provider itself told of the payment. */
  creditId: string | null;
  /** When that row says it was credited, in epoch milliseconds of the provider's clock; null where it says nothing. */
  creditedAt: number | null;
};

/** How far this browser's clock and the provider's may be apart where nothing better than their times is known. */
const clockTolerance = 2 * 60_000;

/** After this many milliseconds no bank is waited for, and a press for the same purchase begins a new one unless the old one is paid. */
export const attemptPatience = 15 * 60_000;

/** True if it was less than 15 minutes ago. A time in the future counts as long ago: the clock was ahead then, and tells nothing. */
export const isRecent = (at: number, now: number): boolean => now >= at - clockTolerance && now - at < attemptPatience;

/**
 * Providers forget attempt keys, most of them after a day. After this many milliseconds, half of that, a request under an old key is
 * taken for one that may create a second payment.
 */
const keyMemory = 12 * 60 * 60_000;

/** True while the provider can be trusted to know the attempt's key, if it understands keys and the request arrived. */
export const isKeyRemembered = ({ createdAt }: { createdAt: number }, now: number): boolean =>
  // A negative age is none: the clock was ahead.
  now >= createdAt && now - createdAt < keyMemory;

/** Whether the attempt may still come to something. */
export const isUnresolved = ({ phase }: Pick<TopUpAttempt, 'phase'>): boolean =>
  phase === 'posting' || phase === 'open';

/** True for a card that was surely not charged when it was last asked about. */
const isUncharged = ({ phase, method }: Pick<TopUpAttempt, 'phase' | 'method'>): boolean =>
  method === 'card' && phase === 'posting';

/** Whether money may be on its way: what was never sent, and a card that was surely not charged and waits for no approval, is not waited for. */
export const isWaitedFor = (attempt: Pick<TopUpAttempt, 'phase' | 'method' | 'timesSent' | 'isUnfinished'>): boolean =>
  isUnresolved(attempt) && attempt.timesSent > 0 && (attempt.isUnfinished || !isUncharged(attempt));

/**
 * True if this attempt may have charged a card, or may still charge it, without a further press. It is asked about for as long as it
 * is kept, whatever its age. A payment at a bank is made by the customer there.
 */
export const mayBeCharged = (attempt: Parameters<typeof isWaitedFor>[0]): boolean =>
  (attempt.method === 'card' || attempt.method === 'square') && isWaitedFor(attempt);

/** Presses in two tabs within this many milliseconds may not have seen each other's attempt. */
const sameMoment = 5_000;

/**
 * Whether another attempt is about the same purchase and goes first: begun in another tab at the same moment, and sent, or only
 * earlier. Where two tabs press at once, each remembers its own before it can hear of the other's; the later one then sends nothing.
 */
export const goesFirst = (other: TopUpAttempt, own: TopUpAttempt): boolean => {
  const apart = Math.abs(other.createdAt - own.createdAt);
  const isSame =
    other.key !== own.key &&
    other.userId === own.userId &&
    other.method === own.method &&
    isSameMoney(other.amount, own.amount) &&
    apart < sameMoment;
  if (!isSame) return false;
  const isEarlier = other.createdAt - own.createdAt || (other.key < own.key ? -1 : 1);
  return other.phase === 'open' || (other.phase === 'posting' && isEarlier < 0);
};

const isOlder = (a: TopUpAttempt, b: TopUpAttempt): number => a.createdAt - b.createdAt;

const isNewFor = (attempt: TopUpAttempt, { id, createdAt }: Transaction): boolean => {
  if (attempt.rowsBefore !== null) return !attempt.rowsBefore.includes(id);
  // The log may count in whole seconds.
  return createdAt !== null && Date.parse(createdAt) >= Math.floor(attempt.createdAt / 1000) * 1000;
};

/** True if the row of the log names the attempt's payment. */
const isNamed = ({ transactionCode }: TopUpAttempt, row: Transaction): boolean =>
  transactionCode !== null && row.transactionCode === transactionCode;

/** The log beside the attempts: the credits already given away, and those that may have paid a given attempt, oldest first. */
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
  // What is known to be paid takes its credit before what is only hoped to be.
  for (const attempt of waiting.filter(({ outcome }) => outcome === 'succeeded')) {
    const credit = creditOf(attempt);
    if (credit) give(attempt, credit);
  }
  return { paidBy, waiting, mayHavePaid, creditOf, give };
};

/** True if the attempt was sent, and the log holds a credit that may have paid it and that no other attempt is known to have been paid by. */
export const mayBePaid = (
  attempt: TopUpAttempt,
  attempts: readonly TopUpAttempt[],
  transactions: readonly Transaction[],
): boolean => attempt.timesSent > 0 && readLog(attempts, transactions).creditOf(attempt) !== undefined;

/**
 * Which row of the transaction log paid which attempt, by key: a new credit of exactly that amount, each used once. A row that
 * names its payment pays that one alone; what is known to be paid takes its credit before what is only hoped to be; what was never
 * sent, and a card that was surely not charged, takes none. `twins` says who gets a credit that may have paid several attempts: the oldest of them,
 * where nothing better can be asked; or none, where the provider can tell.
 */
export const matchCredits = (
  attempts: readonly TopUpAttempt[],
  transactions: readonly Transaction[],
  twins: 'oldestFirst' | 'unknown',
): ReadonlyMap<string, string> => {
  const { paidBy, waiting, mayHavePaid, creditOf, give } = readLog(attempts, transactions);
  const hoping = waiting.filter((attempt) => isWaitedFor(attempt) && !isUncharged(attempt));
  const byBank = hoping.filter(({ method }) => method !== 'card');
  const claims = [
    // A charge in doubt is told by its card provider in the end: until then nobody else takes what may be its credit.
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
 * have paid, by a row that may have been the credit of `paid`: one that was not there when `paid` began. If the log holds another credit, it is given to that attempt again.
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
