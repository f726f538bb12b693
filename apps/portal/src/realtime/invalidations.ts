import { type PortalRead, type ProviderEventName, providerEventNames, providerEvents } from '@may/domain';
import type { QueryKey } from '@tanstack/react-query';
import { invoiceQueries } from '../data/invoices.queries.ts';
import { meQueries } from '../data/me.queries.ts';
import { serverQueries } from '../data/servers.queries.ts';
import { walletQueries } from '../data/wallet.queries.ts';

const readsOf: Record<PortalRead, QueryKey> = {
  customer: meQueries.all,
  invoices: invoiceQueries.all,
  servers: serverQueries.all,
  wallet: walletQueries.all,
};

/** The query keys that an event makes stale; the event itself changes no data. */
export const invalidationsOf = (name: ProviderEventName): readonly QueryKey[] =>
  providerEvents[name].changes.map((changed) => readsOf[changed]);

/** The keys that any event makes stale: events may be lost while the connection is down. */
export const anyEvent: readonly QueryKey[] = [...new Set(providerEventNames.flatMap(invalidationsOf))];
