import { type Api, isApiError } from '@may/api';
import type { Confirmed } from '@may/domain/confirmed.ts';
import { isReady, type Server } from '@may/domain/servers/server.ts';
import { attemptPatience } from '@may/domain/top-up/attempt.ts';
import type { Invoice } from '@may/domain/wallet/invoice.ts';
import type { InvoiceFacts, OrderQuestion, ReconciledOrder } from '@may/machines/order/orderWizard.types.ts';
import type { OrderAttempt, OrderStore } from './orderStore.ts';

export type ReconcileOrderOptions = {
  servers: Pick<Api['servers'], 'getServer'>;
  listServers: () => Promise<readonly Server[]>;
  listInvoices: () => Promise<readonly Confirmed<Invoice>[]>;
  store: Pick<OrderStore, 'findByServer'>;
};

/**
 * The invoice of a server: the only unpaid one of an unpaid server, the one of `invoiceId`, or the only one that names the server. Else the only
 * new one without a server, unless another server is as new. It is certainly this order's (`isOwn`) if it is the customer's first server.
 */
const invoiceOf = async (
  invoices: readonly Confirmed<Invoice>[],
  { serverId, invoiceId }: OrderQuestion,
  status: Server['status'],
  order: OrderAttempt | undefined,
  listServers: () => Promise<readonly Server[]>,
): Promise<{ invoice?: Confirmed<Invoice>; isOwn: boolean }> => {
  const named = invoices.filter((one) => one.serverId === serverId || one.id === invoiceId);
  const due = status === 'unpaid' ? named.filter((one) => one.status === 'unpaid') : [];
  const asked = due.length > 0 ? due : named;
  const own = asked.find(({ id }) => id === invoiceId) ?? (asked.length === 1 ? asked[0] : undefined);
  // The order of the rows does not tell which of several is meant.
  if (own || named.length > 0) return { ...(own && { invoice: own }), isOwn: own !== undefined };
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
    const { serverId, invoiceId, failedBy, failedInvoiceIds } = question;
    const order = store.findByServer(serverId);
    try {
      const [server, invoices] = await Promise.all([servers.getServer(serverId), listInvoices()]);
      const { status } = server;
      const { invoice, isOwn } = await invoiceOf(invoices, question, status, order, listServers);
      const facts = invoice ? factsOf(invoice) : null;
      const isPaid = isOwn && invoice?.status === 'paid';
      const isToldFailed = invoice !== undefined && failedInvoiceIds.includes(invoice.id);
      const wasFailed = failedBy === 'event' || (failedBy === 'status' && status === null);
      const isFailed = invoice?.status === 'unpaid' && (isToldFailed || (isOwn && wasFailed));
      // An address says nothing of the payment, and a status may lag behind it.
      if (isReady(server) && !(isFailed && isOwn))
        return { status: 'ready', isPaid: isPaid || status !== null, by: server, invoice: null };
      // A paid invoice of an earlier month says nothing against the status.
      if (isPaid && (status !== 'unpaid' || order || invoice.id === invoiceId))
        return { status: 'paid', by: invoice, invoice: facts };
      if (status === 'unpaid') return { status, invoice: invoice?.status === 'paid' ? null : facts };
      if (status === null && isFailed) return { status: 'paymentFailed', invoice: facts };
      const isOver = (isToldFailed && invoice.status === 'paid') || (failedBy === 'status' && status !== null);
      return { status: isOver ? 'failureOver' : 'waiting', invoice: isOwn ? facts : null };
    } catch (error) {
      if (isApiError(error) && error.status === 404) return { status: 'missing', invoice: null };
      throw error;
    }
  };
