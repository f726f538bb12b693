import { isUpgraded, type Server, type UpgradePart, upgradeIn } from '@may/domain';
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
