import { channelOf } from '@may/api/schemas';
import { invoiceEventOnWire } from '../wallet/invoiceEventOnWire.ts';
import { addInvoice } from '../wallet/invoices.ts';
import type { Scenario } from './scenario.ts';

const invoice = {
  id: 'in_unpaidInvoiceScenario',
  userId: 'usr_demo',
  number: 'MAY-UNPAID-1',
  description: 'Máy chủ WordPress × 1',
  status: 'open',
  amountDue: 320_000,
  amountPaid: 0,
  amountRemaining: 320_000,
  currency: 'VND',
  published: true,
} as const;

/** Charging the demo customer's new invoice failed, and the bell says so. */
export const unpaidInvoice: Scenario = {
  sentence: "Charging the demo customer's new invoice failed, and the bell says so.",
  arm: async (world, origin) => {
    const { store, clock, realtime } = world;
    await addInvoice(store.db, { ...invoice, createdAt: clock() });
    return realtime.onSubscribed((channel) => {
      if (channel !== channelOf(invoice.userId)) return;
      const event = 'invoice.payment_failed';
      const hostedUrl = `${origin}/__sandbox/invoices/${invoice.id}`;
      const happening = { event, eventId: 'evt_unpaidInvoiceScenario', hostedUrl } as const;
      realtime.publish(channel, event, invoiceEventOnWire(happening, invoice, world.profile));
    });
  },
};
