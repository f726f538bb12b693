import { isSameMoney } from '@may/domain';
import type { InvoiceFacts } from './orderWizard.types.ts';

const isAnother = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one !== other;

/**
 * Joins new facts of an invoice with the known ones, because a list leaves out facts that an event had. The paid amount is kept only while
 * the amount due is the same: a payment may change both.
 */
export const mergeInvoiceFacts = (known: InvoiceFacts | null, told: InvoiceFacts): InvoiceFacts => {
  if (known === null || isAnother(known.invoiceId, told.invoiceId)) return told;
  const isLeftChanged =
    told.amountLeft !== null && known.amountLeft !== null && !isSameMoney(told.amountLeft, known.amountLeft);
  return {
    invoiceId: told.invoiceId ?? known.invoiceId,
    amountPaid: told.amountPaid ?? (isLeftChanged ? null : known.amountPaid),
    amountLeft: told.amountLeft ?? known.amountLeft,
    hostedUrl: told.hostedUrl ?? known.hostedUrl,
  };
};
