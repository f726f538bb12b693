import { priceUpgrade } from '@may/domain/servers/upgrade.ts';
import type { PlanUpgradeScreenProps } from '@may/screens/servers/ServerUpgrade/serverUpgrade.ts';
import { mapLoadable } from '../../../data/toLoadable.ts';
import { connectMessage, presentServer } from './upgradeMessage.ts';
import {
  blockOf,
  connectReview,
  failureOf,
  type Send,
  type Snapshot,
  type UpgradeCircumstances,
} from './upgradeReview.ts';

/** The props of the configuration tab in a state of the flow (spec §2, Configuration). */
export const connectPlanUpgrade = (
  snapshot: Snapshot,
  send: Send,
  circumstances: UpgradeCircumstances,
): Omit<PlanUpgradeScreenProps, 'hrefs'> => {
  const { upgrade } = snapshot.context;
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
    content: connectMessage(snapshot, send, circumstances) ??
      block ?? {
        busy: snapshot.matches('quoting'),
        chosenId: upgrade?.part === 'plan' ? upgrade.planId : null,
        failure: failureOf(snapshot, circumstances),
        onBuy: (planId) => {
          send({ type: 'choose', upgrade: { part: 'plan', planId } });
          send({ type: 'review' });
        },
        review: connectReview(snapshot, send, circumstances),
      },
  };
};
