import type { Invoice, Money, ToldEventName } from '@may/domain';

/**
 * The amount in the notice of an event: what was paid, or what is left to pay. An amount of 0 is none: the specification's provider lists a paid
 * invoice with nothing due and without the paid amount.
 */
export const toldAmount = (
  name: ToldEventName,
  { amountPaid, amountDue }: Pick<Invoice, 'amountPaid' | 'amountDue'>,
): Money | null => {
  if (name === 'invoice.paid') return [amountPaid ?? amountDue].find((paid) => paid && paid.amount > 0) ?? null;
  if (name !== 'invoice.payment_failed' || !amountDue) return null;
  const left = amountDue.amount - (amountPaid?.amount ?? 0);
  return left > 0 ? { ...amountDue, amount: left } : null;
};
