import { randomUUID } from 'node:crypto';
import { channelOf } from '@may/api/schemas';
import type { Realtime } from '../realtime/createRealtime.ts';
import type { Provider } from '../session/provider.ts';
import { type InvoiceEvent, invoiceEventOnWire } from '../wallet/invoiceEventOnWire.ts';
import { findInvoice, type StoredInvoice } from '../wallet/invoices.ts';
import { findSubscription } from './servers.ts';
import type { StoredServer } from './serverTables.ts';

/** Publishes events of subscriptions and invoices on the customer's channel. */
export type Announcer = {
  subscription: (event: 'subscription.created' | 'subscription.updated', server: StoredServer) => Promise<void>;
  /** Reads the invoice's current figures. */
  invoice: (event: InvoiceEvent['event'], invoice: Pick<StoredInvoice, 'id' | 'userId'>) => Promise<void>;
};

/** `origin` is the provider's, for the links to invoices. */
export type AnnouncerNeeds = Provider & { realtime: Realtime; ordering: { origin: string } };

/** The specification shows no payload for subscriptions: the literal provider sends an empty one. */
export const createAnnouncer = (provider: AnnouncerNeeds): Announcer => {
  const { store, realtime } = provider;
  return {
    subscription: async (event, { id, userId }) => {
      const subscription = await findSubscription(store.db, id);
      if (!subscription) return;
      const details = { event_id: randomUUID(), id: subscription.id, server_id: id };
      realtime.publish(channelOf(userId), event, provider.profile === 'rich' ? details : {});
    },
    invoice: async (event, { id, userId }) => {
      const invoice = await findInvoice(store.db, id);
      if (!invoice) return;
      const hostedUrl = `${provider.ordering.origin}/__sandbox/invoices/${id}`;
      const invoiceEvent = { event, eventId: randomUUID(), hostedUrl };
      realtime.publish(channelOf(userId), event, invoiceEventOnWire(invoiceEvent, invoice, provider.profile));
    },
  };
};
