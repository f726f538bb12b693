import type { RealtimeEvent } from '@may/api/realtime';
import type { Currency } from '@may/domain';
import type { OrderWizardEvent } from '@may/machines';

const facts = ['subscription.created', 'invoice.created', 'invoice.paid', 'invoice.payment_failed'] as const;

/** An event of the channel as the three steps hear it, in the wallet's currency where it tells none; null for one that says nothing about an order. */
export const orderFactOf = (event: RealtimeEvent, customers: Currency): OrderWizardEvent | null => {
  const { name, serverId, subjectId, amountPaid, amountDue, currency, hostedUrl } = event;
  const type = facts.find((fact) => fact === name);
  if (!type) return null;
  const money = (amount: number | null) => (amount === null ? null : { amount, currency: currency ?? customers });
  return {
    type,
    serverId,
    // Of a subscription, the id is the subscription's.
    invoiceId: name === 'subscription.created' ? null : subjectId,
    amountPaid: money(amountPaid),
    amountDue: money(amountDue),
    hostedUrl,
  };
};
