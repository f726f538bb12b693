import type { Money } from './money.ts';

/** The states of an invoice. */
export const invoiceStatuses = ['paid', 'unpaid', 'draft', 'void'] as const;

/** An invoice's state as the portal words it. */
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** An invoice of the card provider (spec §3); links are vetted before they get here, null is what could not be read. */
export type Invoice = {
  id: string;
  number: string | null;
  amountDue: Money | null;
  /** What was paid of it, where the provider tells. */
  amountPaid: Money | null;
  status: InvoiceStatus;
  /** ISO 8601. */
  createdAt: string | null;
  pdfUrl: string | null;
  hostedUrl: string | null;
  /** The server it is for, where the provider tells. */
  serverId: string | null;
};
