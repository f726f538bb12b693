import type { Money } from '@may/domain';

/** The provider's facts of an invoice, from an event or a read; null is a fact left out. */
export type InvoiceFacts = {
  invoiceId: string | null;
  amountPaid: Money | null;
  amountDue: Money | null;
  hostedUrl: string | null;
};

/** A fact of the customer's channel; `serverId` where the payload tells. */
export type OrderFact = InvoiceFacts & { serverId: string | null };

/** `isFresh`: this browser ordered the server minutes ago; the customer is waiting for the payment notice. */
export type OrderWizardInput = { serverId: string; isFresh: boolean };

/** Data only. */
export type OrderWizardContext = OrderWizardInput & {
  /** The order's own invoice, once an event or a read named it. */
  invoiceId: string | null;
  isSubscribed: boolean;
  isInvoiced: boolean;
  /** It takes longer than usual. */
  isOverdue: boolean;
  /** How often the provider was asked since something last happened. */
  asked: number;
  /** The provider could not be asked the last time. */
  isUnreachable: boolean;
  failure: InvoiceFacts | null;
  /** The failed payment of an invoice that may be the order's: its figures count once the provider, asked, names that invoice. */
  heard: InvoiceFacts | null;
};

/** Facts by the provider's names (spec §4), `connection.restored`, and what a person asks for. */
export type OrderWizardEvent =
  | ({ type: 'subscription.created' } & OrderFact)
  | ({ type: 'invoice.created' } & OrderFact)
  | ({ type: 'invoice.paid' } & OrderFact)
  | ({ type: 'invoice.payment_failed' } & OrderFact)
  | { type: 'connection.restored' }
  | { type: 'check' };

/** Output of actor `reconcileOrder`: how the order stands; `missing` = the provider knows no such server. */
export type OrderStanding = {
  status: 'waiting' | 'paid' | 'ready' | 'paymentFailed' | 'missing';
  invoice: InvoiceFacts | null;
};
