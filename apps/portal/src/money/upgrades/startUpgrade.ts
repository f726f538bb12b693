import { isKeyRemembered, type UpgradePart } from '@may/domain';
import type { ServerUpgradeInput } from '@may/machines';
import type { UpgradeAttempt, UpgradeStore } from './upgradeStore.ts';

export type StartUpgradeOptions = {
  store: Pick<UpgradeStore, 'listOf'>;
  userId: string;
  serverId: string;
  part: UpgradePart;
  sendsKeys: boolean;
  now: number;
};

/**
 * The start of the flow: the sent upgrade of this part whose outcome is unknown; any tab of this browser may have begun it. `doubtedKey` is the
 * key of one that the provider may have forgotten: a repeated request could charge twice.
 */
export const startUpgrade = ({
  store,
  userId,
  serverId,
  part,
  sendsKeys,
  now,
}: StartUpgradeOptions): ServerUpgradeInput => {
  const isUnanswered = ({ upgrade, phase, sentAt, isPutAway }: UpgradeAttempt) =>
    upgrade.part === part && phase !== 'settled' && sentAt !== null && !isPutAway;
  const sent = store.listOf(userId, serverId).find(isUnanswered);
  return {
    serverId,
    part,
    repeatsAreOne: sendsKeys,
    ...(sent && !isKeyRemembered(sent, now) && { doubtedKey: sent.key }),
    attempt: sent ? { key: sent.key, upgrade: sent.upgrade } : null,
  };
};
