import type { RealtimeEvent } from '@may/api/realtime';
import { type Currency, leftOf } from '@may/domain';
import type { OrderWizardEvent } from '@may/machines';

const facts = ['subscription.created', 'invoice.created', 'invoice.paid', 'invoice.payment_failed'] as const;

/** The event of the channel for the order's flow, in the wallet's currency if it names none; null if it is not about an order. */
export const orderFactOf = (event: RealtimeEvent, customers: Currency): OrderWizardEvent | null => {
  const { name, serverId, subjectId, amountPaid, amountDue, currency, hostedUrl } = event;
  const type = facts.find((fact) => fact === name);
  if (!type) return null;
  const money = (amount: number | null) => (amount === null ? null : { amount, currency: currency ?? customers });
  return {
    type,
    serverId,
    // The id of `subscription.created` names the subscription, not an invoice.
    invoiceId: name === 'subscription.created' ? null : subjectId,
    amountPaid: money(amountPaid),
    amountLeft: money(leftOf(amountDue, amountPaid)),
    hostedUrl,
  };
};
