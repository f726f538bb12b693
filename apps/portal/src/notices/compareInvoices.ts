import { type Announcement, type Invoice, type InvoiceStatus, newestFirst, type ToldEventName } from '@may/domain';
import { toldAmount } from './toldAmount.ts';

/** The invoices as this browser read them last, so that a later reading finds the payments of which no event arrived. */
export type SeenInvoices = {
  /** The moment when the reading began, in epoch milliseconds. */
  at: number;
  /** The newest date of an invoice, in epoch milliseconds of the provider's clock; null without a date. */
  newest: number | null;
  statuses: Record<string, InvoiceStatus>;
  /** When each unpaid invoice without a date was first seen, as long as its first charge may be under way. */
  firstSeen?: Record<string, number>;
};

/** Number of invoices whose status is remembered. */
export const seenAtMost = 300;

/** Milliseconds that a new invoice may be unpaid before that is news: its first charge may be under way. */
const chargeTime = 10 * 60_000;

const dateOf = ({ createdAt }: Invoice): number | null => (createdAt === null ? null : Date.parse(createdAt));

const newsOf = (kind: ToldEventName & `invoice.${string}`, invoice: Invoice): Announcement => ({
  kind,
  subject: { amount: toldAmount(kind, invoice) },
  remedy: { page: 'invoices' },
  origin: { eventId: null, object: { type: 'invoice', id: invoice.id, number: invoice.number }, isFound: true },
});

/** The moment from which an unpaid invoice is charged; one without a date counts from the reading that found it, if that is not the first one. */
const chargedFrom = (invoice: Invoice, seen: SeenInvoices | null, now: number): number =>
  dateOf(invoice) ?? seen?.firstSeen?.[invoice.id] ?? (seen ? now : 0);

/** The status to remember: an unpaid invoice whose first charge may be under way counts as a draft until then, unless it was told. */
const statusOf = (invoice: Invoice, seen: SeenInvoices | null, now: number): InvoiceStatus => {
  if (invoice.status !== 'unpaid' || seen?.statuses[invoice.id] === 'unpaid') return invoice.status;
  const age = now - chargedFrom(invoice, seen, now);
  // An invoice from the future shows that one of the two clocks is wrong.
  return age >= 0 && age < chargeTime ? 'draft' : 'unpaid';
};

/**
 * Compares the invoices with those of the last reading. An invoice that became paid or unpaid since is news, and so is a new one that is. The
 * first reading has no news: it is what later ones are compared with. The news of the oldest invoice comes first, as its event would have.
 */
export const compareInvoices = (
  seen: SeenInvoices | null,
  invoices: readonly Invoice[],
  now: number,
): { seen: SeenInvoices; news: Announcement[] } => {
  const rows = newestFirst(invoices).slice(0, seenAtMost);
  const news = !seen
    ? []
    : rows.toReversed().flatMap((invoice) => {
        const before = seen.statuses[invoice.id];
        const status = statusOf(invoice, seen, now);
        const isOld = before === undefined && seen.newest !== null && (dateOf(invoice) ?? 0) < seen.newest;
        if (isOld || status === before) return [];
        if (status === 'paid') return [newsOf('invoice.paid', invoice)];
        return status === 'unpaid' ? [newsOf('invoice.payment_failed', invoice)] : [];
      });
  const dates = rows.flatMap((invoice) => dateOf(invoice) ?? []);
  // A date of the future would make every later invoice old.
  const newest = Math.min(now, Math.max(seen?.newest ?? 0, ...dates)) || null;
  const statuses = Object.fromEntries(rows.map((invoice) => [invoice.id, statusOf(invoice, seen, now)]));
  const charged = rows.filter(
    (invoice) => dateOf(invoice) === null && invoice.status === 'unpaid' && statuses[invoice.id] === 'draft',
  );
  const firstSeen = Object.fromEntries(charged.map((invoice) => [invoice.id, chargedFrom(invoice, seen, now)]));
  return { seen: { at: now, newest, statuses, firstSeen }, news };
};

/** The remembered invoices after an event: a later reading does not tell it again. */
export const noteEvent = (seen: SeenInvoices, name: string, invoiceId: string): SeenInvoices => {
  const status = ({ 'invoice.paid': 'paid', 'invoice.payment_failed': 'unpaid' } as const)[name];
  return status ? { ...seen, statuses: { ...seen.statuses, [invoiceId]: status } } : seen;
};
