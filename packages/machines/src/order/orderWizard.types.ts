import type { Confirmed } from '@may/domain/confirmed.ts';
import type { Money } from '@may/domain/money.ts';
import type { Server } from '@may/domain/servers/server.ts';
import type { Invoice } from '@may/domain/wallet/invoice.ts';

/** The provider's facts of an invoice, from an event or a read; null is a missing fact. */
export type InvoiceFacts = {
  invoiceId: string | null;
  amountPaid: Money | null;
  amountLeft: Money | null;
  hostedUrl: string | null;
};

/** An event of the customer's channel; `serverId` is null if the event leaves it out. */
export type OrderFact = InvoiceFacts & { serverId: string | null };

/** `isFresh`: this browser ordered the server minutes ago; the customer is waiting for the payment notice. */
export type OrderWizardInput = { serverId: string; isFresh: boolean };

export type OrderWizardContext = OrderWizardInput & {
  /** The order's own invoice; null until an event or a reading names it. */
  invoiceId: string | null;
  isSubscribed: boolean;
  isInvoiced: boolean;
  /** True if the order takes longer than usual. */
  isOverdue: boolean;
  /** The number of readings since the last event or press. */
  readings: number;
  /** True if the last reading failed. */
  isUnreachable: boolean;
  failure: InvoiceFacts | null;
  /** The word that told the failure: an event of this order, or a reading by the server's status. Null without a failure. */
  failedBy: 'event' | 'status' | null;
  /** Failed payments of invoices that may be the order's. Their amounts count only after a reading names that invoice. */
  possibleFailures: readonly InvoiceFacts[];
};

/** The provider's events (spec §4), `connection.restored`, and the customer's press. */
export type OrderWizardEvent =
  | ({ type: 'subscription.created' | 'invoice.created' | 'invoice.paid' | 'invoice.payment_failed' } & OrderFact)
  | { type: 'connection.restored' | 'check' };

/** Input of actor `reconcileOrder`: the known facts, and the invoices of which events without a server told a failed payment. */
export type OrderQuestion = Pick<OrderWizardContext, 'serverId' | 'invoiceId' | 'failedBy'> & {
  failedInvoiceIds: readonly string[];
};

/**
 * Output of actor `reconcileOrder`. `by` is the provider's answer that says paid or ready; a ready server `isPaid` by its status or invoice.
 * `unpaid`: by the server's status. `failureOver`: by a later status, or the invoice, perhaps another server's, is paid. `missing`: no such server.
 */
export type ReconciledOrder = { invoice: InvoiceFacts | null } & (
  | { status: 'waiting' | 'failureOver' | 'paymentFailed' | 'unpaid' | 'missing' }
  | { status: 'paid'; by: Confirmed<Invoice> }
  | { status: 'ready'; isPaid: boolean; by: Confirmed<Server> }
);
