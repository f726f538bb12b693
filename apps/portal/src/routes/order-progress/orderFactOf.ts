import type { RealtimeEvent } from '@may/api/realtime';
import type { OrderWizardEvent } from '@may/machines';

/** An event of the channel as the three steps hear it; null for one that says nothing about an order. */
export const orderFactOf = (event: RealtimeEvent): OrderWizardEvent | null => {
  const { name, serverId, subjectId, amountPaid, amountDue, currency, hostedUrl } = event;
  if (name === 'subscription.updated') return null;
  const money = (amount: number | null) => (amount === null || currency === null ? null : { amount, currency });
  return {
    type: name,
    serverId,
    // Of a subscription, the id is the subscription's.
    invoiceId: name === 'subscription.created' ? null : subjectId,
    amountPaid: money(amountPaid),
    amountDue: money(amountDue),
    hostedUrl,
  };
};
