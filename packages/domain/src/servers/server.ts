import type { Money } from '../money.ts';

/** A data centre a server can be ordered in (spec §3); hosting has a list of its own. */
export type Region = { id: string; name: string };

/** A size plan (spec §3), in dong a month; an unreadable field is null. Only the rich provider sends `isSoldOut`. */
export type Plan = {
  id: string;
  name: string;
  price: Money;
  /** Charged instead of `price` during a sale. */
  salePrice: Money | null;
  cpu: number | null;
  ramMb: number | null;
  diskGb: number | null;
  isSoldOut: boolean;
};

/** The states of a server; only the rich provider sends them. */
export const serverStatuses = ['provisioning', 'active', 'unpaid'] as const;

export type ServerStatus = (typeof serverStatuses)[number];

/** A WordPress or hosting server (spec §3); a missing or unreadable field is null. */
export type Server = {
  id: string;
  /** The name on screens: one line of at most 500 characters, the id without a name. */
  name: string;
  /** The name exactly as the provider sent it. Every change of the server repeats it, so that it stays; without it none is sent. */
  rawName: string | null;
  cpu: number | null;
  ramMb: number | null;
  diskMb: number | null;
  /** 0 for a server without a MariaDB disk. */
  mariadbDiskMb: number | null;
  /** ISO 8601. */
  createdAt: string | null;
  /** The primary domain. */
  domain: string | null;
  /** All domains, the primary among them. An update replaces the whole list, so a list with an unreadable entry is null. */
  domains: readonly string[] | null;
  /** The public address; only the rich provider sends it. */
  ipv4: string | null;
  planId: string | null;
  containers: number | null;
  regionName: string | null;
  status: ServerStatus | null;
};

/** The two kinds of servers, both in one list of the provider. */
export const serverKinds = ['wordpress', 'hosting'] as const;

export type ServerKind = (typeof serverKinds)[number];

/**
 * True if a server belongs to the list of a kind: hosting if its region is one of hosting's, else WordPress. A server of unknown kind belongs to
 * both (`hostingRegions` is null if they could not be read).
 */
export const isOfKind = (
  kind: ServerKind,
  { regionName }: Pick<Server, 'regionName'>,
  hostingRegions: readonly Region[] | null,
): boolean => {
  if (regionName === null || hostingRegions === null) return true;
  return hostingRegions.some(({ name }) => name === regionName) === (kind === 'hosting');
};

/** The kind of a server's own page: that of the first list that shows it. */
export const kindOf = (server: Pick<Server, 'regionName'>, hostingRegions: readonly Region[] | null): ServerKind =>
  isOfKind('wordpress', server, hostingRegions) ? 'wordpress' : 'hosting';

/** True if a server can be used: the provider says so, or it has its address. */
export const isReady = ({ status, domain }: Pick<Server, 'status' | 'domain'>): boolean =>
  status === null ? domain !== null : status === 'active';
