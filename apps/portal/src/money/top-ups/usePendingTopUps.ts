import { isPending, type TopUpAttempt } from '@may/domain';
import { fetchPart, type PendingTopUp, type PendingTopUpsProps } from '@may/ui';
import { skipToken, useQueries } from '@tanstack/react-query';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { config } from '../../config.ts';
import { useSignedInMe } from '../../data/me.ts';
import { notices } from '../../notices/notices.ts';
import { href } from '../../router/href.ts';
import { attemptStore } from '../attempts/attemptStore.ts';
import { pollInterval } from '../attempts/pollInterval.ts';
import { type AttemptTools, useAttemptTools } from '../attempts/useAttemptTools.ts';
import type { AttemptStanding } from './reconcileTopUp.ts';
import { toPendingTopUp } from './toPendingTopUp.ts';
import { topUpKeys, useTopUpAttempts } from './useTopUpAttempts.ts';

/** How a payment by card stands; its code comes with the first such payment. */
const reconcileCard = async (
  tools: AttemptTools,
  key: string,
  isAwaited: boolean,
): Promise<Pick<AttemptStanding, 'isTold'>> => {
  const { cardPaymentsWith } = await fetchPart(() => import('../cards/cardPayments.ts'));
  return { isTold: (await cardPaymentsWith(tools).reconcile(key, isAwaited)).status !== 'unknown' };
};

const noticeOf = { succeeded: 'topUpSucceeded', failed: 'topUpFailed', cancelled: 'topUpCancelled' } as const;

/** The tray of unresolved top-ups: asks about each until it is settled; what nobody can tell about can be put away (docs/flows.md#topup). */
export const usePendingTopUps = (): PendingTopUpsProps => {
  const { id } = useSignedInMe();
  const attempts = useTopUpAttempts();
  const tools = useAttemptTools();
  const navigate = useNavigate();
  const remembered = useSyncExternalStore(attemptStore.subscribe, () => attemptStore.list(id));
  const unresolved = useMemo(() => remembered.filter(isPending), [remembered]);
  // A press asks the card provider also about a payment of another tab; by itself the tray asks for no secret.
  const pressed = useRef(new Set<string>());
  const [checked, setChecked] = useState<Record<string, PendingTopUp['checked']>>({});
  /** Says what became of a top-up, whose row leaves with the answer. */
  const tell = ({ key, amount }: TopUpAttempt) => {
    const outcome = attemptStore.find(key)?.outcome;
    if (outcome === 'succeeded' || outcome === 'failed' || outcome === 'cancelled')
      notices.announce({ kind: noticeOf[outcome], subject: { amount }, remedy: null });
  };
  const outcomes = useQueries({
    queries: unresolved.map((attempt) => ({
      queryKey: topUpKeys.attempt(attempt.key),
      queryFn:
        attempts === null || tools === null
          ? skipToken
          : async () => {
              const { key, method } = attempt;
              const asked = await (method === 'card'
                ? reconcileCard(tools, key, pressed.current.has(key))
                : attempts.reconcile(key));
              tell(attempt);
              return asked;
            },
      staleTime: 0,
      refetchInterval: () => pollInterval(Date.now() - attempt.createdAt),
    })),
  });
  const now = Date.now();
  const check = async (key: string): Promise<void> => {
    pressed.current.add(key);
    const asked = await outcomes[unresolved.findIndex((attempt) => attempt.key === key)]?.refetch();
    pressed.current.delete(key);
    const was = asked?.isError ? 'unanswered' : 'noNews';
    setChecked((earlier) => ({ ...earlier, [key]: { was, at: new Date().toISOString() } }));
  };

  return {
    topUps: unresolved.map((attempt, index) => ({
      ...toPendingTopUp(attempt, outcomes[index], { sendsKeys: config.provider.idempotencyKey, now }),
      checked: checked[attempt.key],
    })),
    now,
    onCheck: (key) => void check(key),
    onContinue: (key) => void navigate(href('payment', { attempt: key })),
    onDismiss: attemptStore.dismiss,
  };
};
