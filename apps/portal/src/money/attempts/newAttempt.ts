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
  isUnfinished: false,
  settledAt: null,
  checkoutUrl: null,
  transactionCode: null,
  intentId: null,
});
