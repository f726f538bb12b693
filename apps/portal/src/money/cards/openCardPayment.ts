import type { Permit } from '@may/api';
import { hasPriorityOver, isUncharged, type TopUpAttempt } from '@may/domain/top-up/attempt.ts';
import type { CardConfirmationInput, OpenedCardPayment } from '@may/machines/cards/cardConfirmation.types.ts';
import { isRunning } from '../../browser/onlyTab.ts';
import type { AttemptStore } from '../attempts/attemptStore.ts';
import { newAttempt, paymentLock } from '../attempts/newAttempt.ts';
import { rememberAttempt } from '../attempts/rememberAttempt.ts';

/** The memory of one customer's card payments. */
export type CardMemory = {
  userId: string;
  store: AttemptStore;
  createKey?: () => string;
  now?: () => number;
};

/** The other attempt that stops a charge. An approval that was asked for is stopped by a payment alone. */
export const rivalOf = (store: AttemptStore, own: TopUpAttempt, over: readonly string[]): TopUpAttempt | undefined => {
  const rival = store.findRival(own.userId, own, over, own.key);
  return isUncharged(own) || rival?.outcome === 'succeeded' ? rival : undefined;
};

/** The first attempt of the same purchase that another tab began earlier. */
export const earlierOf = (store: AttemptStore, own: TopUpAttempt): TopUpAttempt | undefined =>
  store.list(own.userId).findLast((other) => hasPriorityOver(other, own));

/**
 * Finds the payment to continue, or stores a new one before its first request. It needs nothing but this browser's memory: a press knows its
 * attempt before a module is fetched.
 */
export const openCardPayment =
  ({ userId, store, createKey = () => crypto.randomUUID(), now = Date.now }: CardMemory) =>
  async ({ amount, cardId, key, over }: CardConfirmationInput, permit: Permit): Promise<OpenedCardPayment> => {
    // Another tab's attempt is continued if it was paid since, may be, or was begun first: no press of pay came since.
    const find = () => {
      const known = key === null ? undefined : store.find(key);
      if (known?.phase === 'uncharged') return rivalOf(store, known, over) ?? earlierOf(store, known) ?? known;
      return known ?? store.findSameIntent(userId, { amount, method: 'card' }, over);
    };
    // A continued payment that this browser has lost is not begun anew: no press of pay asked for it.
    if (key !== null && !find()) return { key, cardId, transactionCode: null, mayBePaid: true, isSending: false };
    const own = { amount, cardId, method: 'card', userId } as const;
    const prepare = async () => ({
      begin: (ownKey: string) => newAttempt({ ...own, key: ownKey, createdAt: now() }),
    });
    const { attempt, isKnown } = await rememberAttempt(store, find, prepare, createKey, permit);
    // Another tab has hidden the payment that this one continues.
    if (key !== null && attempt.phase === 'dismissed') store.change(attempt.key, { phase: 'open' });
    // No press of pay asked for a continued payment: the flow first asks for its status.
    const mayBePaid = isKnown && (key !== null || attempt.phase !== 'uncharged');
    return {
      key: attempt.key,
      mayBePaid,
      // A payment that may be charged has its own card; another one is charged to the card of the press.
      cardId: mayBePaid && !isUncharged(attempt) ? (attempt.cardId ?? cardId) : cardId,
      transactionCode: attempt.transactionCode,
      // The other tab stores the outcome before it gives the lock back.
      isSending: isKnown && attempt.outcome === null && (await isRunning(paymentLock(userId))),
    };
  };
