import { isRecent, type TopUpAttempt } from '@may/domain/top-up/attempt.ts';
import type { PendingTopUp } from '@may/screens/top-up/pendingTopUp.ts';

/** The last question about an attempt: true if the provider told a status, and true flags if it failed or is running. */
export type AskedTopUp = { data: boolean | undefined; isError: boolean; isFetching: boolean };

/** A row of the tray. After 15 minutes without an answer of the provider, the outcome cannot be known. */
export const toPendingTopUp = (
  attempt: TopUpAttempt,
  asked: AskedTopUp | undefined,
  { sendsKeys, now }: { sendsKeys: boolean; now: number },
): PendingTopUp => {
  const isSilent = asked !== undefined && (asked.isError || asked.data === false);
  return {
    attemptKey: attempt.key,
    amount: attempt.amount,
    method: attempt.method,
    startedAt: new Date(attempt.createdAt).toISOString(),
    transactionCode: attempt.transactionCode,
    standing: !isRecent(attempt.createdAt, now) && isSilent ? 'cannotKnow' : 'waiting',
    canContinue:
      attempt.checkoutUrl !== null || attempt.method === 'card' || (sendsKeys && attempt.method !== 'square'),
    checking: asked?.isFetching ?? false,
  };
};
