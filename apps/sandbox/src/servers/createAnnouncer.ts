import { randomUUID } from 'node:crypto';
import { channelOf } from '@may/api/schemas';
import type { Realtime } from '../realtime/createRealtime.ts';
import type { Provider } from '../session/provider.ts';
import { findInvoice, type StoredInvoice } from '../wallet/invoices.ts';
import { findSubscription } from './servers.ts';
import type { StoredServer } from './serverTables.ts';

type InvoiceEvent = 'invoice.created' | 'invoice.paid' | 'invoice.payment_failed';

/** Publishes events of subscriptions and invoices on the customer's channel. */
export type Announcer = {
  subscription: (event: 'subscription.created' | 'subscription.updated', server: StoredServer) => Promise<void>;
  /** Reads the invoice's current figures. */
  invoice: (event: InvoiceEvent, invoice: Pick<StoredInvoice, 'id' | 'userId'>) => Promise<void>;
};

/** `origin` is the provider's, for the links to invoices. */
export type AnnouncerNeeds = Provider & { realtime: Realtime; ordering: { origin: string } };

/** The specification shows a payload for a failed payment alone, without an event id: the literal provider sends the others empty. */
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
      const { amountDue, amountPaid, currency, serverId } = invoice;
      const hosted_invoice_url = `${provider.ordering.origin}/__sandbox/invoices/${id}`;
      const figures = { id, amount_paid: amountPaid ?? 0, amount_due: amountDue, hosted_invoice_url };
      const more = {
        event_id: randomUUID(),
        currency: currency.toLowerCase(),
        ...(serverId && { server_id: serverId }),
      };
      const literal = event === 'invoice.payment_failed' ? figures : {};
      realtime.publish(channelOf(userId), event, provider.profile === 'rich' ? { ...figures, ...more } : literal);
    },
  };
};
