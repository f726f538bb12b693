import type { RealtimeEvent } from '@may/api/realtime';
import { expect, it } from 'vitest';
import { orderFactOf } from './orderFactOf.ts';

const event: RealtimeEvent = {
  name: 'invoice.payment_failed',
  eventId: null,
  subjectId: 'in_1',
  amountPaid: { amount: 380_000, currency: 'VND' },
  amountLeft: { amount: 20_000, currency: 'VND' },
  hostedUrl: 'https://pay.example/in_1',
  serverId: null,
};

it('tells the amounts of an invoice, gives a subscription no invoice id, and a changed subscription no event', () => {
  const { amountPaid, amountLeft } = event;
  expect(orderFactOf(event)).toMatchObject({ type: event.name, invoiceId: 'in_1', amountPaid, amountLeft });
  expect(orderFactOf({ ...event, name: 'subscription.created', subjectId: 'sub_1' })).toMatchObject({
    invoiceId: null,
  });
  expect(orderFactOf({ ...event, name: 'subscription.updated' })).toBeNull();
});
