import { type Api, isApiError } from '@may/api';
import { type Invoice, isReady } from '@may/domain';
import type { InvoiceFacts, ReconciledOrder } from '@may/machines';
import type { OrderStore } from './orderStore.ts';

/** The app's part in asking about an order. */
export type ReconcileOrderOptions = {
  servers: Pick<Api['servers'], 'getServer'>;
  listInvoices: () => Promise<readonly Invoice[]>;
  store: Pick<OrderStore, 'findByServer'>;
  now?: () => number;
};

/** Milliseconds in which an unpaid invoice counts as about to be paid, unless the provider tells that its payment failed. */
const paymentPatience = 5_000;

/** The invoice of a server: the one that says so, the one that was named, or the only one that was not there before the order. */
const invoiceOf = (
  invoices: readonly Invoice[],
  serverId: string,
  invoiceId: string | null,
  before: readonly string[] | null,
): Invoice | undefined => {
  const told = invoices.find((invoice) => invoice.serverId === serverId) ?? invoices.find(({ id }) => id === invoiceId);
  if (told || before === null) return told;
  const [first, ...others] = invoices.filter(({ id, serverId: of }) => of === null && !before.includes(id));
  // Which of several is this order's, the provider does not tell.
  return others.length === 0 ? first : undefined;
};

const factsOf = ({ id, amountPaid, amountDue, hostedUrl }: Invoice): InvoiceFacts => ({
  invoiceId: id,
  amountPaid,
  amountDue,
  hostedUrl,
});

/** Asks how an order stands: its server and its invoice, which are the truth on every provider (docs/flows.md#orderwizard). */
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
