import type { RealtimeEvent } from '@may/api/realtime';
import type { Tone } from '@may/ui';

/** The events the bell tells of, the key of their words in the `notifications` catalogue, and their tone (spec section 4). */
const told = {
  'invoice.paid': { key: 'invoicePaid', tone: 'positive' },
  'invoice.payment_failed': { key: 'invoiceFailed', tone: 'critical' },
  'subscription.created': { key: 'subscriptionCreated', tone: 'positive' },
  'subscription.updated': { key: 'subscriptionUpdated', tone: 'brand' },
} as const satisfies Partial<Record<RealtimeEvent['name'], { key: string; tone: Tone }>>;

export type EventToast = (typeof told)[keyof typeof told];

/** How an event is told, or null for one that only makes the screens read again. */
export const eventToast = (name: RealtimeEvent['name']): EventToast | null =>
  name in told ? told[name as keyof typeof told] : null;
