import { isKeyRemembered, type UpgradePart } from '@may/domain';
import type { ServerUpgradeInput } from '@may/machines';
import type { UpgradeStore } from './upgradeStore.ts';

export type StartUpgradeOptions = {
  store: Pick<UpgradeStore, 'listOpen'>;
  userId: string;
  serverId: string;
  part: UpgradePart;
  sendsKeys: boolean;
  now: number;
};

/**
 * The start of the flow: the sent upgrade of this part whose outcome is unknown, in whichever tab it began. `doubtedKey` names one whose key
 * the provider may have forgotten: a repeated request could charge twice.
 */
export const startUpgrade = ({
  store,
  userId,
  serverId,
  part,
  sendsKeys,
  now,
}: StartUpgradeOptions): ServerUpgradeInput => {
  const sent = store
    .listOpen(userId, serverId)
    .find(({ upgrade, sentAt, isPutAway }) => upgrade.part === part && sentAt !== null && !isPutAway);
  return {
    serverId,
    part,
    repeatsAreOne: sendsKeys,
    ...(sent && !isKeyRemembered(sent, now) && { doubtedKey: sent.key }),
    attempt: sent ? { key: sent.key, upgrade: sent.upgrade } : null,
  };
};
