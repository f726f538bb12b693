import type { Profile } from '../http/profile.ts';
import type { StoredInvoice } from './invoices.ts';

export type InvoiceEvent = {
  event: 'invoice.created' | 'invoice.paid' | 'invoice.payment_failed';
  eventId: string;
  hostedUrl: string;
};
type Figures = Pick<StoredInvoice, 'id' | 'amountDue' | 'amountPaid' | 'currency'> & { serverId?: string | null };

/** The payload of an invoice event. The specification has one for a failed payment alone, without an event id. */
export const invoiceEventOnWire = (
  { event, eventId, hostedUrl }: InvoiceEvent,
  { id, amountDue, amountPaid, currency, serverId }: Figures,
  profile: Profile,
) => {
  const figures = { id, amount_paid: amountPaid ?? 0, amount_due: amountDue, hosted_invoice_url: hostedUrl };
  if (profile === 'literal') return event === 'invoice.payment_failed' ? figures : {};
  return { event_id: eventId, ...figures, currency: currency.toLowerCase(), ...(serverId && { server_id: serverId }) };
};
