import { type Api, isApiError } from '@may/api';
import { type Invoice, isReady } from '@may/domain';
import type { InvoiceFacts, OrderQuestion, ReconciledOrder } from '@may/machines';
import type { OrderAttempt, OrderStore } from './orderStore.ts';

export type ReconcileOrderOptions = {
  servers: Pick<Api['servers'], 'getServer'>;
  listInvoices: () => Promise<readonly Invoice[]>;
  store: Pick<OrderStore, 'findByServer'>;
  now?: () => number;
};

/** Milliseconds; an unpaid invoice counts as failed after them, if the provider reports neither the server's status nor the failure. */
const paymentPatience = 120_000;

/**
 * The invoice of a server: by its server id, by `invoiceId`, or by the failure that an event named. Else the only new one without a server; it is
 * certainly this order's only if no other server can be billed at the same time.
 */
const invoiceOf = (
  invoices: readonly Invoice[],
  { serverId, invoiceId, failedInvoiceId }: OrderQuestion,
  order: OrderAttempt | undefined,
): Invoice | undefined => {
  const withId = (wanted: string | null) => (invoice: Invoice) => invoice.id === wanted;
  const named = invoices.find((invoice) => invoice.serverId === serverId) ?? invoices.find(withId(invoiceId));
  if (named) return named;
  const before = order?.invoicesBefore;
  const added = before ? invoices.filter(({ id, serverId: of }) => of === null && !before.includes(id)) : [];
  const isFirst = order?.serversBefore.length === 0 && added.length === 1;
  return added.find(withId(failedInvoiceId)) ?? (isFirst ? added[0] : undefined);
};

const factsOf = ({ id, amountPaid, amountLeft, hostedUrl }: Invoice): InvoiceFacts => ({
  invoiceId: id,
  amountPaid,
  amountLeft,
  hostedUrl,
});

/** Asks for the status of an order by its server and its invoice, which every provider has (docs/flows.md#orderwizard). */
export const reconcileOrder =
  ({ servers, listInvoices, store, now = Date.now }: ReconcileOrderOptions) =>
  async (question: OrderQuestion): Promise<ReconciledOrder> => {
    const { serverId, failedInvoiceId } = question;
    const order = store.findByServer(serverId);
    try {
      const [server, invoices] = await Promise.all([servers.getServer(serverId), listInvoices()]);
      const invoice = invoiceOf(invoices, question, order);
      const facts = invoice ? factsOf(invoice) : null;
      if (isReady(server)) return { status: 'ready', invoice: facts };
      if (invoice?.status === 'paid') return { status: 'paid', invoice: facts };
      const isLate = order !== undefined && now() - order.createdAt > paymentPatience;
      const isUnpaid = invoice?.status === 'unpaid' && (invoice.id === failedInvoiceId || isLate);
      const hasFailed = server.status === null ? isUnpaid : server.status === 'unpaid';
      return { status: hasFailed ? 'paymentFailed' : 'waiting', invoice: facts };
    } catch (error) {
      if (isApiError(error) && error.status === 404) return { status: 'missing', invoice: null };
      throw error;
    }
  };
