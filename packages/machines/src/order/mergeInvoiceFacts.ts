import type { InvoiceFacts } from './orderWizard.types.ts';

const isAnother = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one !== other;

/**
 * Joins new facts of an invoice with the known ones, because a list leaves out facts that an event had. Without the paid amount the rest may be
 * the whole sum: then the known amounts stay, unless less is left now.
 */
export const mergeInvoiceFacts = (known: InvoiceFacts | null, told: InvoiceFacts): InvoiceFacts => {
  if (known === null || isAnother(known.invoiceId, told.invoiceId)) return told;
  const left = told.amountLeft ?? known.amountLeft;
  const isWhole = told.amountPaid === null && (left?.amount ?? 0) >= (known.amountLeft?.amount ?? 0);
  const { amountPaid, amountLeft } = isWhole ? known : { ...told, amountLeft: left };
  return {
    invoiceId: told.invoiceId ?? known.invoiceId,
    amountPaid,
    amountLeft: amountLeft ?? left,
    hostedUrl: told.hostedUrl ?? known.hostedUrl,
  };
};
