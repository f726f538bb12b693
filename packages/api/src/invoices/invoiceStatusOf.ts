import type { InvoiceStatus } from '@may/domain/wallet/invoice.ts';

const statusByWord = new Map<string, InvoiceStatus>([
  ['paid', 'paid'],
  ['open', 'unpaid'],
  ['unpaid', 'unpaid'],
  ['uncollectible', 'unpaid'],
  ['past due', 'unpaid'],
  ['draft', 'draft'],
  ['void', 'void'],
]);

/**
 * The status by the provider's word, else by the remaining amount, else by paid against due; null without all three. A missing paid amount
 * is 0. The specified rule (due 0 = paid) comes last, because a paid card invoice keeps its amount due (docs/decisions/0002).
 */
export const invoiceStatusOf = (invoice: {
  status: unknown;
  due: number | null;
  paid: number | null;
  remaining: number | null;
}): InvoiceStatus | null => {
  const { status, due, paid, remaining } = invoice;
  const word = typeof status === 'string' ? status.toLowerCase().replaceAll('_', ' ') : '';
  const statusOfWord = statusByWord.get(word);
  if (statusOfWord !== undefined) return statusOfWord;
  if (remaining !== null) return remaining <= 0 ? 'paid' : 'unpaid';
  if (due === null) return null;
  return due <= (paid ?? 0) ? 'paid' : 'unpaid';
};
