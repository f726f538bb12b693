import {
  type AttemptOutcome,
  attemptOutcomes,
  attemptPatience,
  attemptPhases,
  currencies,
  guessInDoubt,
  isRecent,
  isSameMoney,
  isUnresolved,
  isWaitedFor,
  type Money,
  mayBeCharged,
  type TopUpAttempt,
  type TopUpMeans,
  type Transaction,
  topUpMeans,
} from '@may/domain';
import * as v from 'valibot';
import { localStore, type SafeStorage } from '../../storage/createStorage.ts';
import { storedRows } from '../../storage/storedRows.ts';
import { attemptsKey } from './attemptsKey.ts';

const wholeNumber = v.pipe(v.number(), v.safeInteger());
const name = v.pipe(v.string(), v.nonEmpty());

const attemptSchema = v.object({
  v: v.literal(2),
  key: name,
  userId: v.string(),
  amount: v.object({ amount: wholeNumber, currency: v.picklist(currencies) }),
  method: v.picklist(topUpMeans),
  cardId: v.optional(v.nullable(name), null),
  phase: v.picklist(attemptPhases),
  // An earlier version of the portal did not count them: its attempts may have been sent.
  timesSent: v.optional(wholeNumber, 1),
  outcome: v.nullable(v.picklist(attemptOutcomes)),
  isUnfinished: v.optional(v.boolean(), false),
  createdAt: wholeNumber,
  settledAt: v.optional(v.nullable(wholeNumber), null),
  checkoutUrl: v.nullable(name),
  transactionCode: v.nullable(name),
  intentId: v.optional(v.nullable(name), null),
  rowsBefore: v.nullable(v.array(v.string())),
  creditId: v.nullable(name),
  creditedAt: v.optional(v.nullable(wholeNumber), null),
});

const week = 7 * 24 * 3_600_000;

/** True for a week; for a charge that may have been made until it is told or put away. */
const isKept = (attempt: TopUpAttempt, now: number): boolean => mayBeCharged(attempt) || now - attempt.createdAt < week;

/** The top-ups this browser remembers, for every tab: until they are settled, and a while longer, so that no credit counts twice. */
export type AttemptStore = {
  /** All of a customer's attempts, newest first; the same array until something changes. */
  list(userId: string): readonly TopUpAttempt[];
  find(key: string): TopUpAttempt | undefined;
  /**
   * The unresolved attempt a new press would repeat: one that may have charged a card, however old it is; else one of the last 15
   * minutes. Or one that another tab has begun since the press (none of `seen`; `recent`: any of the last 15 minutes), however it ended.
   * Two payments by card are the same purchase even if the cards differ.
   */
  findSameIntent(
    userId: string,
    intent: { amount: Money; method: TopUpMeans },
    seen?: readonly TopUpAttempt[] | 'recent',
  ): TopUpAttempt | undefined;
  /** The unresolved attempts of a purchase that are too old to be repeated by a new press; they may have been paid since, and can be asked about. */
  listOld(userId: string, intent: { amount: Money; method: TopUpMeans }): readonly TopUpAttempt[];
  /**
   * The attempts of a purchase that were told to be paid within the last 15 minutes, or in the future: the clock was put back since, and
   * a question too many charges nothing.
   */
  listPaid(userId: string, intent: { amount: Money; method: TopUpMeans }): readonly TopUpAttempt[];
  save(attempt: TopUpAttempt): void;
  /** False if this browser would forget an attempt with its page: its storage is full or blocked. */
  canKeep(): boolean;
  /**
   * Ends an attempt by the provider's word, or by a row of its log (`credit`). Where its word tells of a payment that the log was
   * taken to have told of another attempt, that one is open again.
   */
  settle(key: string, outcome: AttemptOutcome, credit?: Pick<Transaction, 'id' | 'createdAt'>): void;
  /** Puts an attempt away that nobody can tell about. */
  dismiss(key: string): void;
  /** Forgets an attempt that was never sent. */
  forget(key: string): void;
  subscribe(listener: () => void): () => void;
};

/** Attempts in local storage, so that another tab, a reload or tomorrow's visit still knows of them; anything unreadable is dropped. */
export const createAttemptStore = (storage: SafeStorage, now: () => number = Date.now): AttemptStore => {
  const listeners = new Set<() => void>();
  const rows = storedRows<TopUpAttempt>(storage, attemptsKey, {
    parse: (row) => {
      const { success, output } = v.safeParse(attemptSchema, row);
      return success ? output : null;
    },
    format: (attempt) => ({ v: 2, ...attempt }),
    isFinal: ({ outcome }) => outcome !== null,
  });
  let seen:
    | { from: readonly TopUpAttempt[]; attempts: TopUpAttempt[]; byUser: Map<string, TopUpAttempt[]> }
    | undefined;

  const read = () => {
    const from = rows.read();
    if (seen?.from === from) return seen;
    const attempts = from.filter((attempt) => isKept(attempt, now())).sort((a, b) => b.createdAt - a.createdAt);
    seen = { from, attempts, byUser: new Map() };
    return seen;
  };
  const write = (changed: readonly TopUpAttempt[], removed: readonly string[] = []) => {
    const old = rows.read().filter((attempt) => !isKept(attempt, now()));
    rows.write(changed, [...removed, ...old.map(({ key }) => key)]);
    for (const listener of listeners) listener();
  };
  const change = (key: string, changes: Partial<TopUpAttempt>) =>
    write(read().attempts.flatMap((attempt) => (attempt.key === key ? { ...attempt, ...changes } : [])));
  const listSame = (userId: string, { amount, method }: { amount: Money; method: TopUpMeans }) =>
    read().attempts.filter(
      (attempt) => attempt.userId === userId && attempt.method === method && isSameMoney(attempt.amount, amount),
    );

  return {
    list: (userId) => {
      const { attempts, byUser } = read();
      const known = byUser.get(userId) ?? attempts.filter((attempt) => attempt.userId === userId);
      byUser.set(userId, known);
      return known;
    },
    find: (key) => read().attempts.find((attempt) => attempt.key === key),
    findSameIntent: (userId, intent, seen) => {
      const same = listSame(userId, intent);
      // An attempt that was not listed at the press was begun after it, even if the clock says otherwise.
      const isBegunSince = ({ key }: TopUpAttempt) => Array.isArray(seen) && !seen.some((one) => one.key === key);
      return (
        same.find(mayBeCharged) ??
        same.find(isBegunSince) ??
        same.find((attempt) => (isUnresolved(attempt) || seen === 'recent') && isRecent(attempt.createdAt, now()))
      );
    },
    listOld: (userId, intent) =>
      listSame(userId, intent).filter((attempt) => isWaitedFor(attempt) && !isRecent(attempt.createdAt, now())),
    listPaid: (userId, intent) =>
      listSame(userId, intent).filter(
        ({ outcome, settledAt }) =>
          outcome === 'succeeded' && settledAt !== null && now() - settledAt < attemptPatience,
      ),
    save: (attempt) => write([attempt]),
    canKeep: rows.canKeep,
    settle: (key, outcome, credit) => {
      const { attempts } = read();
      const own = attempts.find((attempt) => attempt.key === key);
      const guess = own && outcome === 'succeeded' && !credit ? guessInDoubt(attempts, own) : undefined;
      const creditedAt = credit?.createdAt ? Date.parse(credit.createdAt) : null;
      const end = { phase: 'settled', outcome, settledAt: now(), creditId: credit?.id ?? null, creditedAt } as const;
      write(
        attempts.flatMap((attempt) => {
          if (attempt.key === key) return { ...attempt, ...end, settledAt: attempt.settledAt ?? end.settledAt };
          if (attempt !== guess) return [];
          return { ...attempt, phase: 'open', outcome: null, settledAt: null, creditId: null, creditedAt: null };
        }),
      );
    },
    dismiss: (key) => change(key, { phase: 'dismissed' }),
    forget: (key) => write([], [key]),
    subscribe: (listener) => {
      const hear = (event: StorageEvent) => event.key === attemptsKey && listener();
      listeners.add(listener);
      window.addEventListener('storage', hear);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', hear);
      };
    },
  };
};

export const attemptStore = createAttemptStore(localStore);
