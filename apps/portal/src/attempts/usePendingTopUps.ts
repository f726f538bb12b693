import { attemptPatience, isWaitedFor, type TopUpAttempt } from '@may/domain';
import { fetchPart, type PendingTopUp, type PendingTopUpsProps } from '@may/ui';
import { skipToken, useQueries } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { config } from '../config.ts';
import { useSignedInMe } from '../data/me.ts';
import { href } from '../router/href.ts';
import { attemptStore } from './attemptStore.ts';
import { pollInterval } from './pollInterval.ts';
import type { AttemptStanding } from './reconcileTopUp.ts';
import { type AttemptTools, useAttemptTools } from './useAttemptTools.ts';
import { topUpKeys, useTopUpAttempts } from './useTopUpAttempts.ts';

const toPendingTopUp = (
  attempt: TopUpAttempt,
  asked: Pick<AttemptStanding, 'isTold'> | undefined,
  checking: boolean,
  now: number,
): PendingTopUp => ({
  attemptKey: attempt.key,
  amount: attempt.amount,
  method: attempt.method,
  startedAt: new Date(attempt.createdAt).toISOString(),
  transactionCode: attempt.transactionCode,
  standing: now - attempt.createdAt > attemptPatience && asked?.isTold === false ? 'cannotKnow' : 'waiting',
  canContinue:
    attempt.checkoutUrl !== null ||
    attempt.method === 'card' ||
    (config.provider.idempotencyKey && attempt.method !== 'square'),
  checking,
});

/** How a payment by card stands; its code comes with the first such payment. */
const reconcileCard = async (tools: AttemptTools, key: string): Promise<Pick<AttemptStanding, 'isTold'>> => {
  const { cardPaymentsWith } = await fetchPart(() => import('./cardPayments.ts'));
  return { isTold: (await cardPaymentsWith(tools).reconcile(key, false)).status !== 'unknown' };
};

/** The tray of unresolved top-ups: asks about each until it is settled; what nobody can tell about can be put away (docs/flows.md#topup). */
export const usePendingTopUps = (): PendingTopUpsProps => {
  const { id } = useSignedInMe();
  const attempts = useTopUpAttempts();
  const tools = useAttemptTools();
  const navigate = useNavigate();
  const remembered = useSyncExternalStore(attemptStore.subscribe, () => attemptStore.list(id));
  const unresolved = useMemo(() => remembered.filter(isWaitedFor), [remembered]);
  const outcomes = useQueries({
    queries: unresolved.map(({ key, createdAt, method }) => ({
      queryKey: topUpKeys.attempt(key),
      queryFn:
        attempts === null || tools === null
          ? skipToken
          : () => (method === 'card' ? reconcileCard(tools, key) : attempts.reconcile(key)),
      staleTime: 0,
      refetchInterval: () => pollInterval(Date.now() - createdAt),
    })),
  });
  const now = Date.now();

  return {
    topUps: unresolved.map((attempt, index) =>
      toPendingTopUp(attempt, outcomes[index]?.data, outcomes[index]?.isFetching ?? false, now),
    ),
    now,
    onCheck: (key) => void outcomes[unresolved.findIndex((attempt) => attempt.key === key)]?.refetch(),
    onContinue: (key) => void navigate(href('payment', { attempt: key })),
    onDismiss: attemptStore.dismiss,
  };
};
