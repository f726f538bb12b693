import type { Permit } from '@may/api';
import { isPending, isUncharged, type TopUpAttempt } from '@may/domain/top-up/attempt.ts';
import type { PendingTopUpsProps } from '@may/screens/top-up/PendingTopUps/PendingTopUps.tsx';
import type { PendingTopUp } from '@may/screens/top-up/pendingTopUp.ts';
import { skipToken, useQueries } from '@tanstack/react-query';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { config } from '../../browser/config.ts';
import { isPresentCustomer } from '../../browser/storage/isPresentCustomer.ts';
import { useSignedInMe } from '../../data/customer.queries.ts';
import { notices } from '../../data/notices/notices.ts';
import { mintPermit } from '../../data/permit.ts';
import { attemptStore } from '../../money/attempts/attemptStore.ts';
import { pollInterval } from '../../money/attempts/pollInterval.ts';
import { type AttemptTools, useAttemptTools } from '../../money/attempts/useAttemptTools.ts';
import { cardPaymentsOf } from '../../money/cards/cardPaymentsOf.ts';
import { href } from '../../router/href.ts';
import { toPendingTopUp } from './toPendingTopUp.ts';
import { topUpKeys, useTopUpAttempts } from './useTopUpAttempts.ts';

/** Asks for the status of a card payment; true if the card provider tells one. */
const isCardConfirmed = async (tools: AttemptTools, key: string, permit: Permit | null): Promise<boolean> =>
  (await (await cardPaymentsOf(tools).fetch()).reconcile(key, permit)).status !== 'unknown';

const noticeOf = { failed: 'topUpFailed', cancelled: 'topUpCancelled' } as const;

/** Announces the outcome of a top-up to its customer, because its row in the tray disappears with the answer. */
export const announceOutcome = ({ key, amount, userId }: TopUpAttempt): void => {
  if (!isPresentCustomer(userId)) return;
  const known = attemptStore.find(key);
  const { outcome = null, paid = null } = known ?? {};
  // Two windows may hear of the outcome.
  const once = { remedy: null, key };
  if (outcome === 'succeeded') notices.announce({ kind: 'topUpSucceeded', subject: { amount, paid }, ...once });
  if (outcome === 'failed' || outcome === 'cancelled')
    notices.announce({ kind: noticeOf[outcome], subject: { amount }, ...once });
  // The card was not charged, and the customer may let it be charged again.
  if (known && isUncharged(known))
    notices.announce({ kind: 'topUpFailed', subject: { amount }, ...once, key: `${key} ${known.timesSent}` });
};

/** Asks about each unresolved top-up until it is settled. The customer can dismiss one without a known outcome (docs/flows.md#topup). */
export const usePendingTopUps = (): PendingTopUpsProps => {
  const { id } = useSignedInMe();
  const attempts = useTopUpAttempts();
  const tools = useAttemptTools();
  const navigate = useNavigate();
  const remembered = useSyncExternalStore(attemptStore.subscribe, () => attemptStore.list(id));
  const unresolved = useMemo(() => remembered.filter(isPending), [remembered]);
  // A press may request a new secret for a payment of another tab; the tray's own polling does not.
  const pressed = useRef(new Set<string>());
  const [lastChecks, setLastChecks] = useState<Record<string, PendingTopUp['checked']>>({});
  const outcomes = useQueries({
    queries: unresolved.map((attempt) => ({
      queryKey: topUpKeys.attempt(attempt.key),
      queryFn:
        attempts === null || tools === null
          ? skipToken
          : async () => {
              const { key, method } = attempt;
              const isConfirmed =
                method === 'card'
                  ? await isCardConfirmed(tools, key, pressed.current.has(key) ? mintPermit() : null)
                  : (await attempts.reconcile(key, mintPermit())).isConfirmed;
              announceOutcome(attempt);
              return isConfirmed;
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
    setLastChecks((earlier) => ({ ...earlier, [key]: { was, at: new Date().toISOString() } }));
  };

  return {
    topUps: unresolved.map((attempt, index) => ({
      ...toPendingTopUp(attempt, outcomes[index], { sendsKeys: config.provider.idempotencyKey, now }),
      checked: lastChecks[attempt.key],
    })),
    onCheck: (key) => void check(key),
    onContinue: (key) => void navigate(href('payment', { attempt: key })),
    onDismiss: attemptStore.dismiss,
  };
};
