import type { Money } from './money.ts';

/** A data centre a server can be ordered in (spec §3); hosting has a list of its own. */
export type Region = { id: string; name: string };

/** A size plan (spec §3), in dong a month; null is what could not be read. `isSoldOut` is what a good provider adds. */
export type Plan = {
  id: string;
  name: string;
  price: Money;
  /** What is charged instead of `price`, while there is a sale. */
  salePrice: Money | null;
  cpu: number | null;
  ramMb: number | null;
  diskGb: number | null;
  isSoldOut: boolean;
};

/** How a server stands; only a provider that tells more than the specification says so. */
export const serverStatuses = ['provisioning', 'active', 'unpaid'] as const;

/** How a server stands. */
export type ServerStatus = (typeof serverStatuses)[number];

/** A WordPress or hosting server (spec §3); null is what the provider did not send or nobody could read. */
export type Server = {
  id: string;
  name: string;
  cpu: number | null;
  ramMb: number | null;
  diskMb: number | null;
  mariadbDiskMb: number | null;
  /** ISO 8601. */
  createdAt: string | null;
  domain: string | null;
  domains: readonly string[];
  planId: string | null;
  containers: number | null;
  regionName: string | null;
  status: ServerStatus | null;
};

/** The two kinds of servers, which one call lists. */
export const serverKinds = ['wordpress', 'hosting'] as const;

/** A kind of server. */
export type ServerKind = (typeof serverKinds)[number];

/**
 * Whether a server belongs into the list of a kind: one whose region is among hosting's is hosting, one whose region is not is
 * WordPress, and what cannot be told is in both (`hostingRegions` is null where they could not be read).
 */
export const isOfKind = (
  kind: ServerKind,
  { regionName }: Pick<Server, 'regionName'>,
  hostingRegions: readonly Region[] | null,
): boolean => {
  if (regionName === null || hostingRegions === null) return true;
  return hostingRegions.some(({ name }) => name === regionName) === (kind === 'hosting');
};

/** Whether a server can be used: as the provider says, or because it has its address. */
export const isReady = ({ status, domain }: Pick<Server, 'status' | 'domain'>): boolean =>
  status === null ? domain !== null : status === 'active';
