import { priceUpgrade } from '@may/domain';
import type { ServerUpgradeEvent, serverUpgradeMachine, upgradeAttemptMachine } from '@may/machines';
import type { PlanForm, PlanUpgradeScreenProps } from '@may/ui';
import type { SnapshotFrom } from 'xstate';
import { mapLoadable } from '../../../data/toLoadable.ts';
import { connectUpgradeMessage } from './connectUpgradeMessage.ts';
import { blockOf, failureOf, reviewOf } from './upgradeChoice.ts';
import { presentServer, type UpgradeCircumstances } from './upgradeFacts.ts';

type Snapshot = SnapshotFrom<typeof serverUpgradeMachine>;
type Send = (event: ServerUpgradeEvent) => void;

const formOf = (snapshot: Snapshot, send: Send, circumstances: UpgradeCircumstances): PlanForm => {
  const { upgrade } = snapshot.context;
  return {
    busy: snapshot.matches('quoting'),
    chosenId: upgrade?.part === 'plan' ? upgrade.planId : null,
    failure: failureOf(snapshot, circumstances),
    onBuy: (planId) => {
      send({ type: 'choose', upgrade: { part: 'plan', planId } });
      send({ type: 'review' });
    },
    review: reviewOf(snapshot, send, circumstances),
  };
};

/** The props of the configuration tab in a state of the flow (spec §2, Configuration). */
export const connectPlanUpgrade = (
  snapshot: Snapshot,
  attempt: SnapshotFrom<typeof upgradeAttemptMachine> | undefined,
  send: Send,
  circumstances: UpgradeCircumstances,
): Omit<PlanUpgradeScreenProps, 'hrefs'> => {
  const server = presentServer(snapshot.context, circumstances);
  const block = snapshot.matches('choosing') ? blockOf(circumstances.server, 'plan') : null;
  return {
    plans: mapLoadable(circumstances.plans, ({ items, unreadable }) => ({
      unreadable,
      items: items.map((plan) => ({
        ...plan,
        isCurrent: plan.id === server.planId,
        difference: priceUpgrade(server, items, { part: 'plan', planId: plan.id }).difference,
      })),
    })),
    onRetry: circumstances.onRetryPlans,
    content:
      connectUpgradeMessage(snapshot, attempt, send, circumstances) ?? block ?? formOf(snapshot, send, circumstances),
  };
};
