import { Hono } from 'hono';
import { answer } from '../http/answers.ts';
import { requireUser, type SignedIn } from '../http/requireUser.ts';
import { listInvoices, type StoredInvoice } from '../store/invoices.ts';
import type { World } from '../world.ts';

const present = <Value>(name: string, value: Value | null) => (value === null ? {} : { [name]: value });

/** An invoice as the card provider lists it: minor units, absent fields left out, links null until it is published. */
const invoiceOnWire = (invoice: StoredInvoice, origin: string) => {
  const page = `${origin}/__sandbox/invoices/${invoice.id}`;
  return {
    id: invoice.id,
    amount_due: invoice.amountDue,
    currency: invoice.currency.toLowerCase(),
    created: Math.floor(invoice.createdAt.getTime() / 1000),
    ...present('number', invoice.number),
    ...present('status', invoice.status),
    ...present('amount_paid', invoice.amountPaid),
    ...present('amount_remaining', invoice.amountRemaining),
    invoice_pdf: invoice.published ? `${page}/pdf` : null,
    hosted_invoice_url: invoice.published ? page : null,
  };
};

/** The invoice list (spec §7). */
export const createInvoiceRoutes = (world: World) =>
  new Hono<SignedIn>().get('/', requireUser(world), async (c) => {
    const { origin } = new URL(c.req.url);
    const invoices = await listInvoices(world.store.db, c.get('user').id);
    return answer(
      c,
      invoices.map((invoice) => invoiceOnWire(invoice, origin)),
    );
  });
