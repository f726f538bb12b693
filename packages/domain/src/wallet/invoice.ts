import type { Money } from '../money.ts';

export const invoiceStatuses = ['paid', 'unpaid', 'draft', 'void'] as const;

export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** An invoice of the card provider (spec §3); links are already vetted, an unreadable field is null. */
export type Invoice = {
  id: string;
  number: string | null;
  amountDue: Money | null;
  /** The part that is still to be paid; null if the provider does not tell it. */
  amountLeft: Money | null;
  /** The paid part; null if the provider does not send it. */
  amountPaid: Money | null;
  status: InvoiceStatus;
  /** ISO 8601. */
  createdAt: string | null;
  pdfUrl: string | null;
  hostedUrl: string | null;
  /** The invoiced server; null if the provider does not send it. */
  serverId: string | null;
};

/** The part of an invoice that is still to be paid, at least 0; without a paid amount all of it is. */
export const leftOf = (due: Money | null, paid: Money | null): Money | null =>
  due && { ...due, amount: Math.max(0, due.amount - (paid?.amount ?? 0)) };
