import type { RealtimeEvent } from '@may/api/realtime';
import { expect, it } from 'vitest';
import { orderFactOf } from './orderFactOf.ts';

const event: RealtimeEvent = {
  name: 'invoice.payment_failed',
  eventId: null,
  subjectId: 'in_1',
  amountPaid: 0,
  amountDue: 400_000,
  currency: null,
  hostedUrl: 'https://pay.example/in_1',
  serverId: null,
};

it('says nothing of an amount whose currency nobody told', () => {
  expect(orderFactOf(event)).toMatchObject({ type: 'invoice.payment_failed', invoiceId: 'in_1', amountDue: null });
  expect(orderFactOf({ ...event, currency: 'VND' })).toMatchObject({ amountDue: { amount: 400_000, currency: 'VND' } });
});

it('takes no subscription for an invoice, and no change of one for a step', () => {
  expect(orderFactOf({ ...event, name: 'subscription.created', subjectId: 'sub_1' })).toMatchObject({
    invoiceId: null,
  });
  expect(orderFactOf({ ...event, name: 'subscription.updated' })).toBeNull();
});
