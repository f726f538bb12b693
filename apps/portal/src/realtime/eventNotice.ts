import type { RealtimeEvent } from '@may/api/realtime';
import { formatMoney, type NoticeInput } from '@may/ui';
import type { TFunction } from 'i18next';

/** The words of an event and its tone (spec section 4); `text` is for an event that brings an amount. */
const told = {
  'invoice.paid': { key: 'invoicePaid', text: 'invoicePaidText', tone: 'positive' },
  'invoice.payment_failed': { key: 'invoiceFailed', text: 'invoiceFailedText', tone: 'critical' },
  'subscription.created': { key: 'subscriptionCreated', text: null, tone: 'positive' },
  'subscription.updated': { key: 'subscriptionUpdated', text: null, tone: 'brand' },
} as const;

const isTold = (name: RealtimeEvent['name']): name is keyof typeof told => name in told;

const amountOf = ({ name, amountPaid, amountDue, currency }: RealtimeEvent): string | null => {
  const amount = name === 'invoice.paid' ? amountPaid : amountDue;
  return amount === null || currency === null ? null : formatMoney({ amount, currency }).text;
};

/** How an event is told, with the way to the invoices where it is about one; null for an event that only makes screens read again. */
export const eventNotice = (
  event: RealtimeEvent,
  t: TFunction<'notifications'>,
  openInvoices: () => void,
): NoticeInput | null => {
  if (!isTold(event.name)) return null;
  const { key, text, tone } = told[event.name];
  const amount = amountOf(event);
  return {
    title: t(key),
    tone,
    ...(text && amount !== null && { text: t(text, { amount }) }),
    ...(text && { action: { label: t('viewInvoices'), onAct: openInvoices } }),
  };
};
