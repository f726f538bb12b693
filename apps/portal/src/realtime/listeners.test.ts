import type { RealtimeEvent } from '@may/api/realtime';
import { expect, it } from 'vitest';
import { dispatchEvent, earlierFailures } from './listeners.ts';

it('keeps a failed payment for a screen that opens later, and no other event', () => {
  const none = { eventId: null, amountPaid: null, amountDue: null, amountLeft: null, hostedUrl: null, serverId: null };
  const eventOf = (name: RealtimeEvent['name'], subjectId: string) => ({ ...none, name, subjectId }) as RealtimeEvent;
  dispatchEvent(eventOf('invoice.payment_failed', 'in_1'));
  dispatchEvent(eventOf('invoice.paid', 'in_2'));
  expect(earlierFailures().map(({ subjectId }) => subjectId)).toEqual(['in_1']);
});
