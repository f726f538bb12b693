import type { RealtimeEvent } from '@may/api/realtime';
import type { OrderWizardEvent } from '@may/machines/order/orderWizard.types.ts';

const facts = ['subscription.created', 'invoice.created', 'invoice.paid', 'invoice.payment_failed'] as const;

/** The event of the channel for the order's flow; null if it is not about an order. */
export const orderFactOf = (event: RealtimeEvent): OrderWizardEvent | null => {
  const { name, serverId, subjectId, amountPaid, amountLeft, hostedUrl } = event;
  const type = facts.find((fact) => fact === name);
  if (!type) return null;
  return {
    type,
    serverId,
    // The id of `subscription.created` names the subscription, not an invoice.
    invoiceId: name === 'subscription.created' ? null : subjectId,
    amountPaid,
    amountLeft,
    hostedUrl,
  };
};
