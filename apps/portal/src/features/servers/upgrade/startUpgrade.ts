import type { Server } from '@may/domain/servers/server.ts';
import { upgradeIn } from '@may/domain/servers/serverUpdate.ts';
import { isUpgraded } from '@may/domain/servers/upgrade.ts';
import type { UpgradePart } from '@may/domain/servers/upgradePart.ts';
import type { ServerUpgradeInput } from '@may/machines/servers/serverUpgrade.types.ts';
import type { SentUpdate } from '../../../money/updates/sentUpdates.ts';

/** The start of the flow: with the upgrade of this part that any tab of this browser sent, and that the server does not show. */
export const startUpgrade = (sent: readonly SentUpdate[], server: Server, part: UpgradePart): ServerUpgradeInput => {
  const [found] = sent.flatMap(({ update, isAccepted }) => {
    const upgrade = upgradeIn(update);
    return upgrade?.part === part && !isUpgraded(server, upgrade) ? [{ upgrade, isAccepted }] : [];
  });
  return { serverId: server.id, part, sent: found ?? null };
};
