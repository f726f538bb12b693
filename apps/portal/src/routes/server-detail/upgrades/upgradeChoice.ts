import { diskLimits, isReady, type Money, mbPerGb, type Server, shortfallOf, topUpFor, upgradeGap } from '@may/domain';
import type { ServerUpgradeEvent, serverUpgradeMachine } from '@may/machines';
import type { UpgradeBlock, UpgradeFailure, UpgradeReview } from '@may/ui';
import type { SnapshotFrom } from 'xstate';
import { changeOf, sizeOf, type UpgradeCircumstances } from './upgradeFacts.ts';

type Snapshot = SnapshotFrom<typeof serverUpgradeMachine>;
type MachineReview = NonNullable<Snapshot['context']['review']>;

/** The reason why a part of the server cannot be upgraded at all; null if it can. */
export const blockOf = (server: Server, part: Snapshot['context']['part']): UpgradeBlock | null => {
  if (!isReady(server)) return { blocked: server.status === 'unpaid' ? 'unpaid' : 'provisioning' };
  const largest = { part: 'disk', totalMb: diskLimits.maximum * mbPerGb } as const;
  const gap = upgradeGap(part === 'plan' ? { part, planId: '' } : { ...largest, part }, server, []);
  if (gap === 'unknownNow') return { blocked: gap };
  return gap === 'notGrowing' ? { blocked: 'full' } : null;
};

/** The amount of a top-up that covers the difference; null if the wallet covers it, or if that is unknown. */
const topUpOf = (difference: Money | null, wallet: Money | null): Money | null => {
  const shortfall = difference && difference.amount > 0 ? shortfallOf(difference, wallet) : null;
  return shortfall && topUpFor(shortfall);
};

/** The reason why the last try changed nothing; null if it did, or before a try. */
export const failureOf = (
  snapshot: Snapshot,
  { wallet }: Pick<UpgradeCircumstances, 'wallet'>,
): UpgradeFailure | null => {
  const { gap, error, review } = snapshot.context;
  if (!snapshot.matches({ choosing: 'refused' })) return null;
  if (gap !== null) return { reason: gap, serverMessage: null, topUp: null };
  const reason = error?.kind === 'unknown' ? 'unread' : error?.kind === 'otherAmount' ? 'changed' : 'refused';
  // No field of a refusal tells that money was missing, but the wallet does.
  const topUp = reason === 'refused' ? topUpOf(review?.cost.difference ?? null, wallet) : null;
  return { reason, serverMessage: error?.serverMessage ?? null, topUp };
};

/** The facts of a review that the customer sees. */
const seenFacts = ({ server, cost }: MachineReview): string =>
  JSON.stringify([sizeOf(server, 'disk'), sizeOf(server, 'mariadb'), server.planId, cost]);

/** The review dialog; null while it is closed. */
export const reviewOf = (
  snapshot: Snapshot,
  send: (event: ServerUpgradeEvent) => void,
  { wallet, nextCharge, canKeep }: UpgradeCircumstances,
): UpgradeReview | null => {
  const { upgrade, review, wasReview, error } = snapshot.context;
  const busy = snapshot.matches('requoting');
  if (!(busy || snapshot.matches('reviewing')) || upgrade === null || review === null) return null;
  const { server, plans, cost, earlier } = review;
  return {
    change: changeOf(upgrade, server, plans),
    cost,
    changed: wasReview !== null && seenFacts(wasReview) !== seenFacts(review),
    nextCharge,
    wallet,
    topUp: topUpOf(cost.difference, wallet),
    earlier: earlier && {
      at: earlier.at,
      change: changeOf(earlier.upgrade, server, plans),
      isSame: earlier.isSame,
      isAccepted: earlier.isAccepted,
      blocks: earlier.blocks,
    },
    forgetful: !canKeep,
    unread: error && { serverMessage: error.serverMessage },
    busy,
    onConfirm: earlier?.blocks ? null : () => send({ type: 'confirm' }),
    onCheck: () => send({ type: 'check' }),
    onBack: () => send({ type: 'back' }),
  };
};
