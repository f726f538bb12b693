import type { InvoiceStatus } from '@may/domain';

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
 * The provider's word, else the remaining amount, else paid against due, else the specified rule (due 0 = paid); null without evidence. A paid
 * card invoice keeps its amount due, so the specified rule comes last (docs/decisions/0002).
 */
export const invoiceStatusOf = (invoice: {
  status: unknown;
  due: number | null;
  paid: number | null;
  remaining: number | null;
}): InvoiceStatus | null => {
  const { status, due, paid, remaining } = invoice;
  const word = typeof status === 'string' ? status.toLowerCase().replaceAll('_', ' ') : '';
  const told = statusByWord.get(word);
  if (told !== undefined) return told;
  if (remaining !== null) return remaining <= 0 ? 'paid' : 'unpaid';
  if (due === null) return null;
  return due <= (paid ?? 0) ? 'paid' : 'unpaid';
};
