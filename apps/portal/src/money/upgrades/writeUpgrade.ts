import type { Api } from '@may/api';
import { diskOf, type Server, type ServerUpgrade } from '@may/domain';

/** Sends an upgrade of a server that was just read: the request for one disk carries the present size of the other one (spec §3). */
export const writeUpgrade = (
  servers: Pick<Api['servers'], 'updatePlan' | 'updateDisks'>,
  server: Server,
  upgrade: ServerUpgrade,
  attemptKey: string | null,
): Promise<void> => {
  const { id, rawName: name, containers } = server;
  // The request would guess a value that the provider did not send, so it is not sent.
  const partlyKnown = () =>
    Promise.reject(new Error('The server is only partly known: refuse the upgrade before it is sent.'));
  if (name === null) return partlyKnown();
  if (upgrade.part === 'plan') return servers.updatePlan({ id, name, planId: upgrade.planId, attemptKey });
  const [diskMb, mariadbDiskMb] = (['disk', 'mariadb'] as const).map((part) =>
    part === upgrade.part ? upgrade.totalMb : diskOf(server, part),
  );
  if (containers === null || diskMb == null || mariadbDiskMb == null) return partlyKnown();
  return servers.updateDisks({ id, name, containers, diskMb, mariadbDiskMb, attemptKey });
};
