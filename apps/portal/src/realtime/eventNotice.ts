import type { RealtimeEvent } from '@may/api/realtime';
import {
  type Announcement,
  leftOf,
  type PortalRead,
  type ProviderEventName,
  providerEventNames,
  providerEvents,
  type ToldEventName,
} from '@may/domain';
import type { QueryKey } from '@tanstack/react-query';
import { invoiceQueries, meQueries, walletQueries } from '../data/customer.queries.ts';
import { serverQueries } from '../data/servers.queries.ts';

const isTold = (name: ProviderEventName): name is ToldEventName => providerEvents[name].notice !== null;

/** Minor units that were paid, or that are left to pay; null if the event does not tell them. */
const toldAmount = ({ name, amountPaid, amountDue }: RealtimeEvent): number | null => {
  if (name === 'invoice.paid') return amountPaid;
  return name === 'invoice.payment_failed' ? leftOf(amountDue, amountPaid) : null;
};

/** The notice of an event, with a link to the invoices if it names an amount; null if the event only makes queries stale. */
export const eventNotice = (event: RealtimeEvent, now = Date.now()): Announcement | null => {
  const { name, currency, eventId, subjectId, serverId } = event;
  if (!isTold(name)) return null;
  const amount = toldAmount(event);
  return {
    kind: name,
    // An amount of 0 is none.
    subject: { amount: amount && amount > 0 && currency ? { amount, currency } : null },
    remedy: providerEvents[name].notice.amount && { page: 'invoices' },
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
