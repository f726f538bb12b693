import type { TopUpAttempt } from '@may/domain/top-up/attempt.ts';

/** An attempt before its first request. */
export const newAttempt = (
  known: Pick<TopUpAttempt, 'amount' | 'method' | 'cardId' | 'key' | 'userId' | 'createdAt'>,
): TopUpAttempt => ({
  ...known,
  phase: known.method === 'card' ? 'uncharged' : 'begun',
  timesSent: 0,
  outcome: null,
  paid: null,
  chargedCardId: null,
  isUnfinished: false,
  settledAt: null,
  checkoutUrl: null,
  transactionCode: null,
  intentId: null,
});

/** The name of the lock under which one tab of this browser sends a payment, or tells the provider a card. */
export const paymentLock = (userId: string): string => `pay:${userId}`;
