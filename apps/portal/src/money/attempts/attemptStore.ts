import {
  type AttemptOutcome,
  attemptOutcomes,
  attemptPatience,
  currencies,
  guessInDoubt,
  isPending,
  isRecent,
  isSamePurchase,
  isUnresolved,
  type Money,
  mayBeCharged,
  type TopUpAttempt,
  type TopUpMeans,
  type Transaction,
  topUpMeans,
} from '@may/domain';
import * as v from 'valibot';
import { localStore, type SafeStorage } from '../../storage/createStorage.ts';
import { attemptRows } from './attemptRows.ts';
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
  /** `posting` is both `begun` and `uncharged`: an older version of the portal, in another tab, reads the same rows. */
  phase: v.picklist(['posting', 'open', 'settled', 'dismissed']),
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

const parse = (row: unknown): TopUpAttempt | null => {
  const { success, output } = v.safeParse(attemptSchema, row);
  if (!success) return null;
  const { v: _, phase, ...attempt } = output;
  return { ...attempt, phase: phase !== 'posting' ? phase : attempt.method === 'card' ? 'uncharged' : 'begun' };
};

type Purchase = { amount: Money; method: TopUpMeans };

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
  findSameIntent(userId: string, intent: Purchase, seen?: readonly TopUpAttempt[] | 'recent'): TopUpAttempt | undefined;
  /** The unresolved attempts of a purchase that are too old to be repeated by a new press; they may have been paid since, and can be asked about. */
  listOld(userId: string, intent: Purchase): readonly TopUpAttempt[];
  /**
   * The attempts of a purchase that were told to be paid within the last 15 minutes, or in the future: the clock was put back since, and
   * a question too many charges nothing.
   */
  listPaid(userId: string, intent: Purchase): readonly TopUpAttempt[];
  save(attempt: TopUpAttempt): void;
  /** Changes an attempt that has no outcome. Another tab may have settled it meanwhile: that stays. */
  change(key: string, changes: Partial<TopUpAttempt>): void;
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

/** The top-ups in local storage (docs/decisions/0003). */
export const createAttemptStore = (storage: SafeStorage, now: () => number = Date.now): AttemptStore => {
  const rows = attemptRows<TopUpAttempt>(
    storage,
    attemptsKey,
    {
      parse,
      format: (attempt) => ({
        v: 2,
        ...attempt,
        phase: /begun|uncharged/.test(attempt.phase) ? 'posting' : attempt.phase,
      }),
      isFinal: ({ outcome }) => outcome !== null,
      // A charge that may have been made is kept until it is told or put away.
      isLasting: mayBeCharged,
    },
    now,
  );
  const listSame = (userId: string, intent: Purchase) =>
    rows.list(userId).filter((attempt) => isSamePurchase(attempt, intent));

  return {
    list: rows.list,
    find: rows.find,
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
      listSame(userId, intent).filter((attempt) => isPending(attempt) && !isRecent(attempt.createdAt, now())),
    listPaid: (userId, intent) =>
      listSame(userId, intent).filter(
        ({ outcome, settledAt }) =>
          outcome === 'succeeded' && settledAt !== null && now() - settledAt < attemptPatience,
      ),
    save: rows.save,
    change: (key, changes) => {
      if (rows.find(key)?.outcome === null) rows.change(key, changes);
    },
    canKeep: rows.canKeep,
    settle: (key, outcome, credit) => {
      const attempts = rows.all();
      const own = attempts.find((attempt) => attempt.key === key);
      const guess = own && outcome === 'succeeded' && !credit ? guessInDoubt(attempts, own) : undefined;
      const creditedAt = credit?.createdAt ? Date.parse(credit.createdAt) : null;
      const end = { phase: 'settled', outcome, settledAt: now(), creditId: credit?.id ?? null, creditedAt } as const;
      rows.write(
        attempts.flatMap((attempt) => {
          if (attempt.key === key) return { ...attempt, ...end, settledAt: attempt.settledAt ?? end.settledAt };
          if (attempt !== guess) return [];
          return { ...attempt, phase: 'open', outcome: null, settledAt: null, creditId: null, creditedAt: null };
        }),
      );
    },
    dismiss: (key) => rows.change(key, { phase: 'dismissed' }),
    forget: rows.forget,
    subscribe: rows.subscribe,
  };
};

export const attemptStore = createAttemptStore(localStore);
