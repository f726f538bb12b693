import type { RealtimeEvent } from '@may/api/realtime';
import { afterEach, expect, it } from 'vitest';
import { clearDrafts } from '../../browser/storage/draft.ts';
import { dispatchEvent, earlierFailures } from './listeners.ts';

afterEach(clearDrafts);

it('keeps a failed payment for a screen that opens later, no other event, and nothing after the session', () => {
  const none = { eventId: null, amountPaid: null, amountDue: null, amountLeft: null, hostedUrl: null, serverId: null };
  const eventOf = (name: RealtimeEvent['name'], subjectId: string) => ({ ...none, name, subjectId }) as RealtimeEvent;
  dispatchEvent(eventOf('invoice.payment_failed', 'in_1'));
  dispatchEvent(eventOf('invoice.paid', 'in_2'));
  expect(earlierFailures()).toEqual([{ serverId: null, subjectId: 'in_1' }]);
  clearDrafts();
  expect(earlierFailures()).toEqual([]);
});
