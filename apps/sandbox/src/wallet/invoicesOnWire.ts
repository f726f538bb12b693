import type { Profile } from '../http/profile.ts';
import type { StoredInvoice } from './invoices.ts';

const present = <Value>(name: string, value: Value | null) => (value === null ? {} : { [name]: value });

const linksOf = ({ id, published }: StoredInvoice, origin: string) => {
  const page = `${origin}/__sandbox/invoices/${id}`;
  return { invoice_pdf: published ? `${page}/pdf` : null, hosted_invoice_url: published ? page : null };
};

/** Minor units. A paid invoice keeps its amount_due; null fields are omitted. */
const richInvoice = (invoice: StoredInvoice, origin: string) => ({
  id: invoice.id,
  amount_due: invoice.amountDue,
  currency: invoice.currency.toLowerCase(),
  created: Math.floor(invoice.createdAt.getTime() / 1000),
  ...present('number', invoice.number),
  ...present('status', invoice.status),
  ...present('amount_paid', invoice.amountPaid),
  ...present('amount_remaining', invoice.amountRemaining),
  ...present('server_id', invoice.serverId),
  ...linksOf(invoice, origin),
});

/** Per the specification, an amount_due of 0 means paid. */
const literalInvoice = (invoice: StoredInvoice, origin: string) => ({
  id: invoice.id,
  amount_due: invoice.status === 'paid' ? 0 : (invoice.amountRemaining ?? invoice.amountDue),
  ...linksOf(invoice, origin),
});

/** The literal provider omits drafts and void invoices: their amount_due would mean unpaid. */
export const invoicesOnWire = (invoices: readonly StoredInvoice[], origin: string, profile: Profile) =>
  profile === 'rich'
    ? invoices.map((invoice) => richInvoice(invoice, origin))
    : invoices
        .filter(({ status }) => status !== 'draft' && status !== 'void')
        .map((invoice) => literalInvoice(invoice, origin));
