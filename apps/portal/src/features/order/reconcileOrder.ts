import { type Api, isApiError } from '@may/api';
import { attemptPatience, type Confirmed, type Invoice, isReady, type Server } from '@may/domain';
import type { InvoiceFacts, OrderQuestion, ReconciledOrder } from '@may/machines';
import type { OrderAttempt, OrderStore } from './orderStore.ts';

export type ReconcileOrderOptions = {
  servers: Pick<Api['servers'], 'getServer'>;
  listServers: () => Promise<readonly Server[]>;
  listInvoices: () => Promise<readonly Confirmed<Invoice>[]>;
  store: Pick<OrderStore, 'findByServer'>;
};

/**
 * The invoice of a server: by its server id or by `invoiceId`. Else the only new one without a server, unless another server is as new. It is
 * certainly this order's (`isOwn`) if it is the customer's first server.
 */
const invoiceOf = async (
  invoices: readonly Confirmed<Invoice>[],
  { serverId, invoiceId }: OrderQuestion,
  order: OrderAttempt | undefined,
  listServers: () => Promise<readonly Server[]>,
): Promise<{ invoice?: Confirmed<Invoice>; isOwn: boolean }> => {
  const named = invoices.find((one) => one.serverId === serverId) ?? invoices.find(({ id }) => id === invoiceId);
  if (named) return { invoice: named, isOwn: true };
  const before = order?.invoicesBefore;
  const [invoice, ...others] = invoices.filter(({ id, serverId: of }) => of === null && !before?.includes(id));
  if (!before || !invoice || others.length > 0) return { isOwn: false };
  // Another device or tab may have ordered in these minutes, too.
  const isOld = ({ id, createdAt }: Server) =>
    order.serversBefore.includes(id) && Date.parse(createdAt ?? '') < order.createdAt - attemptPatience;
  // A list may lag behind the invoices once.
  const listed = [...(await listServers()), ...(await listServers())];
  if (!listed.every((server) => server.id === serverId || isOld(server))) return { isOwn: false };
  return { invoice, isOwn: order.serversBefore.length === 0 };
};

const factsOf = ({ id, amountPaid, amountLeft, hostedUrl }: Invoice): InvoiceFacts => ({
  invoiceId: id,
  amountPaid,
  amountLeft,
  hostedUrl,
});

/** Asks for the status of an order by its server and its invoice, which every provider has (docs/flows.md#orderwizard). */
export const reconcileOrder =
  ({ servers, listServers, listInvoices, store }: ReconcileOrderOptions) =>
  async (question: OrderQuestion): Promise<ReconciledOrder> => {
    const { serverId, failedInvoiceIds } = question;
    const order = store.findByServer(serverId);
    try {
      const [server, invoices] = await Promise.all([servers.getServer(serverId), listInvoices()]);
      if (isReady(server)) return { status: 'ready', by: server, invoice: null };
      const { invoice, isOwn } = await invoiceOf(invoices, question, order, listServers);
      const facts = invoice ? factsOf(invoice) : null;
      if (invoice?.status === 'paid' && isOwn) return { status: 'paid', by: invoice, invoice: facts };
      const wasToldFailed = invoice !== undefined && failedInvoiceIds.includes(invoice.id);
      const isUnpaid = wasToldFailed && invoice.status === 'unpaid';
      const hasFailed = server.status === null ? isUnpaid : server.status === 'unpaid';
      if (hasFailed) return { status: 'paymentFailed', invoice: facts };
      const isFailurePaid = wasToldFailed && invoice.status === 'paid';
      return { status: isFailurePaid ? 'failurePaid' : 'waiting', invoice: isOwn ? facts : null };
    } catch (error) {
      if (isApiError(error) && error.status === 404) return { status: 'missing', invoice: null };
      throw error;
    }
  };
