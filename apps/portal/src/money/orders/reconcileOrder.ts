import { type Api, isApiError } from '@may/api';
import { type Invoice, isReady } from '@may/domain';
import type { InvoiceFacts, ReconciledOrder } from '@may/machines';
import type { OrderStore } from './orderStore.ts';

export type ReconcileOrderOptions = {
  servers: Pick<Api['servers'], 'getServer'>;
  listInvoices: () => Promise<readonly Invoice[]>;
  store: Pick<OrderStore, 'findByServer'>;
  now?: () => number;
};

/** Milliseconds; an unpaid invoice counts as failed after them, if the provider does not report the server's status. */
const paymentPatience = 5_000;

/** The invoice of a server: first by its server id, then by `invoiceId`, else the only new one without a server. */
const invoiceOf = (
  invoices: readonly Invoice[],
  serverId: string,
  invoiceId: string | null,
  before: readonly string[] | null,
): Invoice | undefined => {
  const named =
    invoices.find((invoice) => invoice.serverId === serverId) ?? invoices.find(({ id }) => id === invoiceId);
  if (named || before === null) return named;
  const [first, ...others] = invoices.filter(({ id, serverId: of }) => of === null && !before.includes(id));
  // The provider does not tell which of several new invoices belongs to this order.
  return others.length === 0 ? first : undefined;
};

const factsOf = ({ id, amountPaid, amountDue, hostedUrl }: Invoice): InvoiceFacts => ({
  invoiceId: id,
  amountPaid,
  amountDue,
  hostedUrl,
});

/** Asks for the status of an order by its server and its invoice, which every provider has (docs/flows.md#orderwizard). */
export const reconcileOrder =
  ({ servers, listInvoices, store, now = Date.now }: ReconcileOrderOptions) =>
  async ({ serverId, invoiceId }: { serverId: string; invoiceId: string | null }): Promise<ReconciledOrder> => {
    const order = store.findByServer(serverId);
    try {
      const [server, invoices] = await Promise.all([servers.getServer(serverId), listInvoices()]);
      const invoice = invoiceOf(invoices, serverId, invoiceId, order?.invoicesBefore ?? null);
      const facts = invoice ? factsOf(invoice) : null;
      if (isReady(server)) return { status: 'ready', invoice: facts };
      if (invoice?.status === 'paid') return { status: 'paid', invoice: facts };
      const isLate = invoice?.status === 'unpaid' && order !== undefined && now() - order.createdAt > paymentPatience;
      const hasFailed = server.status === null ? isLate : server.status === 'unpaid';
      return { status: hasFailed ? 'paymentFailed' : 'waiting', invoice: facts };
    } catch (error) {
      if (isApiError(error) && error.status === 404) return { status: 'missing', invoice: null };
      throw error;
    }
  };
