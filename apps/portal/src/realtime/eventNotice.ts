import type { RealtimeEvent } from '@may/api/realtime';
import { type Announcement, type ProviderEventName, providerEvents, type ToldEventName } from '@may/domain';

const isTold = (name: ProviderEventName): name is ToldEventName => providerEvents[name].notice !== null;

/** The notice of an event, with the way to the invoices where it is about an amount; null where it only makes screens read again. */
export const eventNotice = (event: RealtimeEvent): Announcement | null => {
  const { name, currency } = event;
  if (!isTold(name)) return null;
  const told = providerEvents[name].notice.amount;
  const amount = told && event[told];
  return {
    kind: name,
    subject: { amount: amount === null || currency === null ? null : { amount, currency } },
    remedy: told && { page: 'invoices' },
  };
};
