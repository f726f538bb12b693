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
  type TopUpMethod,
  type Transaction,
  topUpMethods,
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
  method: v.picklist(topUpMethods),
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

type Purchase = { amount: Money; method: TopUpMethod };

/** The top-ups this browser remembers, for every tab: until they are settled, and a while longer, so that no credit counts twice. */
export type AttemptStore = ReturnType<typeof createAttemptStore>;

/** The top-ups in local storage (docs/decisions/0003). */
export const createAttemptStore = (storage: SafeStorage, now: () => number = Date.now) => {
  const { all, write, ...rows } = attemptRows<TopUpAttempt>(
    storage,
    attemptsKey,
    {
      parse,
      format: ({ phase, ...attempt }) => ({
        v: 2,
        ...attempt,
        phase: phase === 'begun' || phase === 'uncharged' ? 'posting' : phase,
      }),
      isFinal: ({ outcome }) => outcome !== null,
      // A charge that may have been made is kept until the provider tells of it, or the customer puts it away.
      isLasting: mayBeCharged,
    },
    now,
  );
  const listSame = (userId: string, intent: Purchase) =>
    rows.list(userId).filter((attempt) => isSamePurchase(attempt, intent));

  return {
    ...rows,
    /**
     * The unresolved attempt a new press would repeat: one that may have charged a card, however old it is; else one of the last 15
     * minutes. Or one that another tab has begun since the press (none of `seen`; `recent`: any of the last 15 minutes), however it ended.
     */
    findSameIntent: (userId: string, intent: Purchase, seen?: readonly TopUpAttempt[] | 'recent') => {
      const same = listSame(userId, intent);
      // An attempt that was not listed at the press was begun after it, even if the clock says otherwise.
      const isBegunSince = ({ key }: TopUpAttempt) => Array.isArray(seen) && !seen.some((one) => one.key === key);
      return (
        same.find(mayBeCharged) ??
        same.find(isBegunSince) ??
        same.find((attempt) => (isUnresolved(attempt) || seen === 'recent') && isRecent(attempt.createdAt, now()))
      );
    },
    /** The pending attempts of a purchase that are too old to be repeated by a new press; the customer may have paid them since. */
    listOld: (userId: string, intent: Purchase) =>
      listSame(userId, intent).filter((attempt) => isPending(attempt) && !isRecent(attempt.createdAt, now())),
    /**
     * The attempts of a purchase that were told to be paid within the last 15 minutes. Those of the future count too: the clock was put
     * back since, and a question too many charges nothing.
     */
    listPaid: (userId: string, intent: Purchase) =>
      listSame(userId, intent).filter(
        ({ outcome, settledAt }) =>
          outcome === 'succeeded' && settledAt !== null && now() - settledAt < attemptPatience,
      ),
    /** Changes an attempt that has no outcome. Another tab may have settled it meanwhile: that stays. */
    change: (key: string, changes: Partial<TopUpAttempt>): void => {
      if (rows.find(key)?.outcome === null) rows.change(key, changes);
    },
    /**
     * Ends an attempt by the provider's word, or by a row of its log (`credit`). Where the provider tells of a payment that the log was
     * taken to tell of another attempt, that attempt is open again.
     */
    settle: (key: string, outcome: AttemptOutcome, credit?: Pick<Transaction, 'id' | 'createdAt'>): void => {
      const attempts = all();
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
    /** Puts away an attempt that the provider cannot tell about. */
    dismiss: (key: string): void => rows.change(key, { phase: 'dismissed' }),
  };
};

export const attemptStore = createAttemptStore(localStore);
