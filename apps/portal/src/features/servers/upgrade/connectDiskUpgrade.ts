import { priceUpgrade, upgradeGap } from '@may/domain/servers/upgrade.ts';
import type { DiskForm, DiskPart, DiskUpgradeScreenProps } from '@may/screens/servers/ServerUpgrade/serverUpgrade.ts';
import { connectMessage, presentServer } from './upgradeMessage.ts';
import {
  blockOf,
  connectReview,
  failureOf,
  plansIn,
  type Send,
  type Snapshot,
  sizeOf,
  type UpgradeCircumstances,
} from './upgradeReview.ts';

const formOf = (part: DiskPart, snapshot: Snapshot, send: Send, circumstances: UpgradeCircumstances): DiskForm => {
  const { upgrade } = snapshot.context;
  const plans = plansIn(circumstances);
  const gap = snapshot.context.gap ?? upgradeGap(upgrade, circumstances.server, plans);
  return {
    valueMb: upgrade === null || upgrade.part === 'plan' ? null : upgrade.totalMb,
    onChange: (totalMb) => send({ type: 'choose', upgrade: totalMb === null ? null : { part, totalMb } }),
    gap,
    cost: upgrade && gap === null ? priceUpgrade(circumstances.server, plans, upgrade) : null,
    busy: snapshot.matches('quoting'),
    // A reason of the rules stands at the field.
    failure: snapshot.context.gap === null ? failureOf(snapshot, circumstances) : null,
    onReview: () => send({ type: 'review' }),
    review: connectReview(snapshot, send, circumstances),
  };
};

/** The props of a disk's tab in a state of the flow (spec §2, /wordpress/{id}). */
export const connectDiskUpgrade = (
  part: DiskPart,
  snapshot: Snapshot,
  send: Send,
  circumstances: UpgradeCircumstances,
): Omit<DiskUpgradeScreenProps, 'hrefs'> => {
  const block = snapshot.matches('choosing') ? blockOf(circumstances.server, part) : null;
  return {
    part,
    sizeMb: sizeOf(presentServer(snapshot.context, circumstances), part),
    content: connectMessage(snapshot, send, circumstances) ?? block ?? formOf(part, snapshot, send, circumstances),
  };
};
