import { domainsOf, isSameDomainList, withDomain, withoutDomain } from './customDomain.ts';
import type { Server } from './server.ts';
import { isUpgraded, type ServerUpgrade } from './upgrade.ts';

/**
 * A change of a server as its request names it: the whole value that the server has afterwards. A second request changes nothing; an older one with
 * another value takes the change back. `part` is the disk that grows.
 */
export type ServerUpdate =
  | {
      kind: 'disks';
      name: string;
      containers: number;
      part: 'disk' | 'mariadb';
      diskMb: number;
      mariadbDiskMb: number;
    }
  | { kind: 'plan'; name: string; planId: string }
  | { kind: 'domains'; name: string; domains: readonly string[] };

/** The whole value of an upgrade of this server; null if a part of it would have to be guessed. */
export const updateOf = (
  upgrade: ServerUpgrade,
  { rawName: name, containers, diskMb, mariadbDiskMb }: Server,
): ServerUpdate | null => {
  if (name === null) return null;
  if (upgrade.part === 'plan') return { kind: 'plan', name, planId: upgrade.planId };
  if (containers === null || diskMb === null || mariadbDiskMb === null) return null;
  const { part, totalMb } = upgrade;
  const grown = part === 'disk' ? { diskMb: totalMb } : { mariadbDiskMb: totalMb };
  return { kind: 'disks', name, containers, part, diskMb, mariadbDiskMb, ...grown };
};

/** The whole list of a server's domains with or without a name; null if the list or the server's name would have to be guessed. */
export const domainsUpdateOf = (task: 'add' | 'remove', name: string, server: Server): ServerUpdate | null => {
  const domains = task === 'add' ? withDomain(server, name) : withoutDomain(server, name);
  return domains && server.rawName !== null ? { kind: 'domains', name: server.rawName, domains } : null;
};

/** The upgrade that an update is; null for an update of domains. */
export const upgradeIn = (update: ServerUpdate): ServerUpgrade | null => {
  if (update.kind === 'domains') return null;
  if (update.kind === 'plan') return { part: 'plan', planId: update.planId };
  const { part, diskMb, mariadbDiskMb } = update;
  return { part, totalMb: part === 'disk' ? diskMb : mariadbDiskMb };
};

/** True if both updates leave the server with the same value. */
export const isSameUpdate = (one: ServerUpdate, other: ServerUpdate): boolean => {
  if (one.kind === 'disks')
    return other.kind === 'disks' && one.diskMb === other.diskMb && one.mariadbDiskMb === other.mariadbDiskMb;
  if (one.kind === 'plan') return other.kind === 'plan' && one.planId === other.planId;
  return other.kind === 'domains' && isSameDomainList(one.domains, other.domains);
};

/** True if a reading of the server shows the update. */
export const isUpdateShown = (server: Server, update: ServerUpdate): boolean => {
  if (update.kind === 'domains') return isSameDomainList(domainsOf(server) ?? [], update.domains);
  const upgrade = upgradeIn(update);
  return upgrade !== null && isUpgraded(server, upgrade);
};
