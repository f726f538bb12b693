import type { RealtimeEvent } from '@may/api/realtime';
import {
  type Announcement,
  type NoticeObject,
  type ProviderEventName,
  providerEvents,
  type ToldEventName,
} from '@may/domain';
import { toldAmount } from '../notices/toldAmount.ts';

const isTold = (name: ProviderEventName): name is ToldEventName => providerEvents[name].notice !== null;

/** The object of an event: a payload names its invoice or its subscription by the same field, and the server by another. */
const objectOf = ({ name, subjectId, serverId }: RealtimeEvent): NoticeObject | null => {
  if (name.startsWith('invoice.')) return subjectId === null ? null : { type: 'invoice', id: subjectId, number: null };
  return serverId === null ? null : { type: 'server', id: serverId };
};

/** The notice of an event, with a link to the invoices if it names an amount; null if the event only makes queries stale. */
export const eventNotice = (event: RealtimeEvent): Announcement | null => {
  const { name, currency } = event;
  if (!isTold(name)) return null;
  const amountField = providerEvents[name].notice.amount;
  const money = (amount: number | null) => (amount === null || currency === null ? null : { amount, currency });
  // An event about a payment that names no paid amount tells nothing about it.
  const amountDue = name === 'invoice.paid' ? null : money(event.amountDue);
  return {
    kind: name,
    subject: { amount: toldAmount(name, { amountPaid: money(event.amountPaid), amountDue }) },
    remedy: amountField && { page: 'invoices' },
    origin: { eventId: event.eventId, object: objectOf(event), isFound: false },
  };
};
