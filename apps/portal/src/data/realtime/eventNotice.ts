import type { RealtimeEvent } from '@may/api/realtime';
import {
  type Announcement,
  type PortalRead,
  type ProviderEventName,
  providerEventNames,
  providerEvents,
  type ToldEventName,
} from '@may/domain';
import type { QueryKey } from '@tanstack/react-query';
import { invoiceQueries, meQueries, walletQueries } from '../customer.queries.ts';
import { serverQueries } from '../servers.queries.ts';

const isTold = (name: ProviderEventName): name is ToldEventName => providerEvents[name].notice !== null;

/** The notice of an event, with a link to the invoices if it names an amount; null if the event only makes queries stale. */
export const eventNotice = (event: RealtimeEvent, now = Date.now()): Announcement | null => {
  const { name, eventId, subjectId, serverId } = event;
  if (!isTold(name)) return null;
  const told = providerEvents[name].notice.amount;
  const amount = told && event[told];
  return {
    kind: name,
    // An amount of 0 is none.
    subject: { amount: amount && amount.amount > 0 ? amount : null },
    remedy: told && { page: 'invoices' },
    // Each open tab hears the event: without the provider's id, the same event of the same minute is one.
    key: eventId ?? `${name} ${subjectId ?? serverId} ${Math.floor(now / 60_000)}`,
  };
};

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
