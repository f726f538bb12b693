import type { Money } from '@may/domain/money.ts';
import {
  type AttemptOutcome,
  attemptOutcomes,
  attemptPatience,
  isPending,
  isRecent,
  isSamePurchase,
  isUnresolved,
  mayBeCharged,
  type TopUpAttempt,
} from '@may/domain/top-up/attempt.ts';
import { type TopUpMethod, topUpMethods } from '@may/domain/top-up/topUp.ts';
import type { TransactionDetail } from '@may/domain/wallet/transaction.ts';
import * as v from 'valibot';
import { localStore, type SafeStorage } from '../../browser/storage/createStorage.ts';
import { moment, money, name, whole } from '../../browser/storage/fields.ts';
import { attemptsKey } from '../../browser/storage/keys.ts';
import { storedConfirmed } from '../../browser/storage/storedConfirmed.ts';
import { attemptRows, type Changes } from './attemptRows.ts';

const attemptFields = v.object({
  key: name,
  userId: v.string(),
  amount: money,
  method: v.picklist(topUpMethods),
  cardId: v.nullable(name),
  phase: v.picklist(['begun', 'uncharged', 'open', 'settled', 'dismissed']),
  timesSent: whole,
  outcome: v.nullable(v.picklist(attemptOutcomes)),
  paid: v.optional(v.nullable(storedConfirmed(money)), null),
  chargedCardId: v.optional(v.nullable(name), null),
  isUnfinished: v.boolean(),
  createdAt: moment,
  settledAt: v.nullable(moment),
  checkoutUrl: v.nullable(name),
  transactionCode: v.nullable(name),
  intentId: v.nullable(name),
});
/** A linked card's payment without its card cannot be continued. */
const attemptSchema: v.GenericSchema<unknown, TopUpAttempt> = v.pipe(
  attemptFields,
  v.check(({ method, cardId }) => method !== 'card' || cardId !== null),
);

/** The provider's word about a payment: the payment itself, or its row in the log. The card provider names the card, too. */
type Told = Pick<TransactionDetail, 'amount'> & Partial<Pick<TopUpAttempt, 'chargedCardId'>>;

/** An attempt with what this browser knows of its end. */
const standingOf = ({ key, outcome }: TopUpAttempt): string => `${key} ${outcome}`;

type Purchase = { amount: Money; method: TopUpMethod };

/** Top-ups that this browser remembers for all its tabs. Settled ones stay for a week. */
export type AttemptStore = ReturnType<typeof createAttemptStore>;

/** The top-ups in local storage (docs/decisions/0003). */
export const createAttemptStore = (storage: SafeStorage, now: () => number = Date.now) => {
  const rows = attemptRows<TopUpAttempt>(
    storage,
    attemptsKey,
    {
      schema: attemptSchema,
      // A refusal ends one request: another tab may have sent the attempt again.
      isFinal: ({ outcome }) => outcome === 'succeeded',
      // An attempt that may be charged is kept until the provider answers or the customer dismisses it.
      isLasting: mayBeCharged,
    },
    now,
  );
  const listSame = (userId: string, intent: Purchase) =>
    rows.list(userId).filter((attempt) => isSamePurchase(attempt, intent));
  /** Another attempt of the purchase that was paid since `over` was listed, or that may have charged a card. */
  const findRival = (userId: string, purchase: Purchase, over: readonly string[], ownKey?: string) => {
    const others = listSame(userId, purchase).filter(({ key }) => key !== ownKey);
    const isPaidSince = (attempt: TopUpAttempt) =>
      attempt.outcome === 'succeeded' && !over.includes(standingOf(attempt));
    return others.find(isPaidSince) ?? others.find(mayBeCharged);
  };

  return {
    ...rows,
    /**
     * The attempts that a press for the same purchase does not repeat, with their outcomes: they ended, or are older than 15 minutes and charge
     * no card.
     */
    listOver: (userId: string): readonly string[] =>
      rows
        .list(userId)
        .filter((attempt) => !mayBeCharged(attempt) && !(isUnresolved(attempt) && isRecent(attempt.createdAt, now())))
        .map(standingOf),
    /**
     * The attempt that a press repeats. It may have charged a card, at any age; or it was not `over` at the press, and is paid or open now. Of
     * the open ones it is the first.
     */
    findSameIntent: (userId: string, intent: Purchase, over: readonly string[]) =>
      findRival(userId, intent, over) ??
      listSame(userId, intent).findLast((attempt) => isUnresolved(attempt) && !over.includes(standingOf(attempt))),
    findRival,
    /** Pending attempts of a purchase that are older than 15 minutes. The customer may have paid them meanwhile. */
    listOld: (userId: string, intent: Purchase) =>
      listSame(userId, intent).filter((attempt) => isPending(attempt) && !isRecent(attempt.createdAt, now())),
    /**
     * Attempts of a purchase that were settled as paid within the last 15 minutes. A time in the future counts as recent: the clock was set
     * back, and one question more charges nothing.
     */
    listPaid: (userId: string, intent: Purchase) =>
      listSame(userId, intent).filter(
        ({ outcome, settledAt }) =>
          outcome === 'succeeded' && settledAt !== null && now() - settledAt < attemptPatience,
      ),
    /** Changes an attempt that has no outcome. An outcome that another tab stored meanwhile stays. */
    change: (key: string, changes: Changes<TopUpAttempt>): void => {
      if (rows.find(key)?.outcome === null) rows.change(key, changes);
    },
    /** Ends an attempt by the provider's answer: with the amount that has arrived, and the card. A second answer adds what the first did not tell. */
    settle: <Outcome extends AttemptOutcome>(
      key: string,
      outcome: Outcome,
      ...[told]: 'succeeded' extends Outcome ? [Told] : [Told?]
    ): void => {
      const own = rows.find(key);
      const isPaid = outcome === 'succeeded';
      // A question of before the payment may be answered after it.
      if (!own || (own.outcome === 'succeeded' && !isPaid)) return;
      const paid = isPaid ? (own.paid ?? told?.amount ?? null) : null;
      const chargedCardId = isPaid ? (own.chargedCardId ?? told?.chargedCardId ?? null) : null;
      rows.change(key, { phase: 'settled', outcome, paid, chargedCardId, settledAt: own.settledAt ?? now() });
    },
    /** Removes an attempt from the tray if the provider does not know its outcome. */
    dismiss: (key: string): void => rows.change(key, { phase: 'dismissed' }),
  };
};

export const attemptStore = createAttemptStore(localStore);
