import { isSameMoney } from '@may/domain';
import type { InvoiceFacts } from './orderWizard.types.ts';

const isAnother = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one !== other;

/**
 * What is told of an invoice now, completed with what was told of the same invoice before: a list leaves out what an event said.
 * What was paid is kept only while the amount due is the same, because a payment may have changed both.
 */
export const mergeInvoiceFacts = (known: InvoiceFacts | null, told: InvoiceFacts): InvoiceFacts => {
  if (known === null || isAnother(known.invoiceId, told.invoiceId)) return told;
  const isDueChanged =
    told.amountDue !== null && known.amountDue !== null && !isSameMoney(told.amountDue, known.amountDue);
  return {
    invoiceId: told.invoiceId ?? known.invoiceId,
    amountPaid: told.amountPaid ?? (isDueChanged ? null : known.amountPaid),
    amountDue: told.amountDue ?? known.amountDue,
    hostedUrl: told.hostedUrl ?? known.hostedUrl,
  };
};
