import type { RealtimeEventName } from '@may/api/realtime';
import type { QueryKey } from '@tanstack/react-query';
import { invoiceQueries } from '../data/invoices.queries.ts';
import { meQueries } from '../data/me.queries.ts';
import { serverQueries } from '../data/servers.queries.ts';
import { walletQueries } from '../data/wallet.queries.ts';

const invoices = [invoiceQueries.all];
const money = [walletQueries.all, meQueries.all, invoiceQueries.all];
const services = [...money, serverQueries.all];

/** What each event of the provider makes the portal read again; an event only hints, and a paid service moves money too. */
export const invalidations: Record<RealtimeEventName, readonly QueryKey[]> = {
  'invoice.created': invoices,
  'invoice.paid': services,
  'invoice.payment_failed': [...invoices, serverQueries.all],
  'subscription.created': services,
  'subscription.updated': services,
};

/** What may have been missed while nobody listened: all that any event could have told of. */
export const anyEvent: readonly QueryKey[] = [...new Set(Object.values(invalidations).flat())];
