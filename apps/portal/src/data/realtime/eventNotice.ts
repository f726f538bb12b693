import type { RealtimeEvent } from '@may/api/realtime';
import type { Announcement, NotifiedEventName } from '@may/domain/bell/notice.ts';
import {
  type PortalRead,
  type ProviderEventName,
  providerEventNames,
  providerEvents,
} from '@may/domain/bell/providerEvent.ts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { invoiceQueries, meQueries, walletQueries } from '../customer.queries.ts';
import { customerHistory } from '../notices/createHistory.ts';
import { notices } from '../notices/notices.ts';
import { makeStale } from '../queryClient.ts';
import { serverQueries } from '../servers.queries.ts';
import { dispatchEvent } from './listeners.ts';

const isTold = (name: ProviderEventName): name is NotifiedEventName => providerEvents[name].notice !== null;

const paidKey = (invoiceId: string) => `invoice.paid ${invoiceId}`;

const isWholePayment = ({ name, amountPaid, amountLeft }: RealtimeEvent): boolean =>
  name === 'invoice.paid' && (amountPaid === null || amountLeft === null || amountLeft.amount <= 0);

/** Each open tab hears the event. Without the provider's id, the same event of the same minute is one; an invoice is wholly paid once. */
const keyOf = (event: RealtimeEvent): string => {
  const { name, eventId, subjectId, serverId } = event;
  if (isWholePayment(event) && subjectId !== null) return paidKey(subjectId);
  return eventId ?? `${name} ${subjectId ?? serverId} ${Math.floor(Date.now() / 60_000)}`;
};

/** The notice of an event, with a link to the invoices if it names an amount; null if the event only makes queries stale. */
export const eventNotice = (event: RealtimeEvent): Announcement | null => {
  const { name, subjectId } = event;
  if (!isTold(name)) return null;
  const amountField = providerEvents[name].notice.amount;
  const amount = amountField && event[amountField];
  return {
    kind: name,
    // An amount of 0 is none.
    subject: { amount: amount && amount.amount > 0 ? amount : null },
    remedy: amountField && { page: 'invoices' },
    key: keyOf(event),
    ...((isWholePayment(event) || name === 'invoice.payment_failed') && subjectId !== null && { about: subjectId }),
  };
};

const readsOf: Record<PortalRead, QueryKey> = {
  customer: meQueries.all,
  invoices: invoiceQueries.all,
  servers: serverQueries.all,
  wallet: walletQueries.all,
};

/** The query keys that an event makes stale; the event itself changes no data. */
export const invalidationsOf = (name: ProviderEventName): readonly QueryKey[] =>
  providerEvents[name].changes.map((changed) => readsOf[changed]);

/** The keys that any event makes stale: events may be lost while the connection is down. */
export const anyEvent: readonly QueryKey[] = [...new Set(providerEventNames.flatMap(invalidationsOf))];

/** True if the customer's history has the whole payment of this invoice: a failure that is heard after it happened before it. */
const isPaidSince = ({ name, subjectId }: RealtimeEvent, customerId: string): boolean => {
  if (name !== 'invoice.payment_failed' || subjectId === null) return false;
  const history = customerHistory(customerId).read();
  return history.some(({ key }) => key === paidKey(subjectId));
};

/** Passes an event to the screens, raises its notice if none of them shows it, and makes stale what it has changed. */
export const hearEvent = (event: RealtimeEvent, customerId: string, queryClient: QueryClient): void => {
  const isShown = dispatchEvent(event);
  const notice = isPaidSince(event, customerId) ? null : eventNotice(event);
  if (notice && !isShown) notices.announce(notice);
  if (notice?.about !== undefined && isShown) {
    // The page tells it, so it raises no notice; the older one about the same invoice ends all the same.
    notices.withdraw(notice.about);
    customerHistory(customerId).add(notice, Date.now());
  }
  void makeStale(queryClient, invalidationsOf(event.name));
};
