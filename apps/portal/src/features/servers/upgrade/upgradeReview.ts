import type { Money } from '@may/domain/money.ts';
import { diskLimits, mbPerGb } from '@may/domain/order/order.ts';
import { shortfallOf, topUpFor } from '@may/domain/order/orderPayment.ts';
import type { Rows } from '@may/domain/rows.ts';
import { isReady, type Plan, type Server } from '@may/domain/servers/server.ts';
import { upgradeIn } from '@may/domain/servers/serverUpdate.ts';
import { diskOf, isSameReview, type ServerUpgrade, upgradeGap } from '@may/domain/servers/upgrade.ts';
import type { UpgradePart } from '@may/domain/servers/upgradePart.ts';
import type { ServerUpgradeEvent } from '@may/machines/servers/serverUpgrade.types.ts';
import type { serverUpgradeMachine } from '@may/machines/servers/serverUpgradeMachine.ts';
import type {
  UpgradeBlock,
  UpgradeChange,
  UpgradeFailure,
  UpgradeReview,
} from '@may/screens/servers/ServerUpgrade/serverUpgrade.ts';
import type { Loadable } from '@may/ui';
import type { SnapshotFrom } from 'xstate';

export type Snapshot = SnapshotFrom<typeof serverUpgradeMachine>;
export type Send = (event: ServerUpgradeEvent) => void;

/** The screen's facts that the flow does not know. */
export type UpgradeCircumstances = {
  /** The server as the page read it last. */
  server: Server;
  plans: Loadable<Rows<Plan>>;
  onRetryPlans: () => void;
  /** Null is unknown. */
  wallet: Money | null;
  /** ISO 8601; null is unknown. */
  nextCharge: string | null;
};

/** The plans that are known now; empty until they are read. */
export const plansIn = ({ plans }: Pick<UpgradeCircumstances, 'plans'>): readonly Plan[] =>
  plans.status === 'ready' ? plans.value.items : [];

/** The size of a disk in MB; null is unknown, or no MariaDB disk. */
export const sizeOf = (server: Server, part: 'disk' | 'mariadb'): number | null => {
  const mb = diskOf(server, part);
  return part === 'mariadb' && mb === 0 ? null : mb;
};

/** An upgrade of a server in the screen's words. */
export const toChange = (upgrade: ServerUpgrade, server: Server, plans: readonly Plan[]): UpgradeChange => {
  if (upgrade.part !== 'plan')
    return { part: upgrade.part, beforeMb: sizeOf(server, upgrade.part), afterMb: upgrade.totalMb };
  const planOf = (planId: string | null) => plans.find(({ id }) => id === planId) ?? null;
  return { part: 'plan', before: planOf(server.planId), after: planOf(upgrade.planId) };
};

/** The reason why a part of the server cannot be upgraded at all; null if it can. */
export const blockOf = (server: Server, part: UpgradePart): UpgradeBlock | null => {
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
  const reason = error?.kind === 'unread' ? 'unread' : 'refused';
  // No field of a refusal tells that money was missing, but the wallet does.
  const topUp = reason === 'refused' ? topUpOf(review?.cost.difference ?? null, wallet) : null;
  return { reason, serverMessage: error?.serverMessage ?? null, topUp };
};

/** The review dialog; null while it is closed. */
export const connectReview = (
  snapshot: Snapshot,
  send: Send,
  { wallet, nextCharge }: UpgradeCircumstances,
): UpgradeReview | null => {
  const { upgrade, review, wasReview, error } = snapshot.context;
  if (!snapshot.matches('reviewing') || upgrade === null || review === null) return null;
  const { server, plans, cost, blocking } = review;
  const earlier = blocking && upgradeIn(blocking.update);
  return {
    change: toChange(upgrade, server, plans),
    cost,
    changed: wasReview !== null && !isSameReview(upgrade, wasReview, review),
    nextCharge,
    wallet,
    topUp: topUpOf(cost.difference, wallet),
    earlier: blocking && earlier && { at: blocking.at, change: toChange(earlier, server, plans) },
    unread: error && { serverMessage: error.serverMessage },
    onConfirm: blocking ? null : () => send({ type: 'confirm' }),
    onCheck: () => send({ type: 'check' }),
    onBack: () => send({ type: 'back' }),
  };
};
