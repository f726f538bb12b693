import { channelOf } from '@may/api/schemas';
import { addInvoice } from '../store/invoices.ts';
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
  arm: async ({ store, clock, realtime }, origin) => {
    await addInvoice(store.db, { ...invoice, createdAt: clock() });
    return realtime.onSubscribed((channel) => {
      if (channel !== channelOf(invoice.userId)) return;
      realtime.publish(channel, 'invoice.payment_failed', {
        event_id: 'evt_unpaidInvoiceScenario',
        id: invoice.id,
        amount_paid: 0,
        amount_due: invoice.amountDue,
        hosted_invoice_url: `${origin}/__sandbox/invoices/${invoice.id}`,
      });
    });
  },
};
