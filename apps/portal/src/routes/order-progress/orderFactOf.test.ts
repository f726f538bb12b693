import type { RealtimeEvent } from '@may/api/realtime';
import { expect, it } from 'vitest';
import { orderFactOf } from './orderFactOf.ts';

const event: RealtimeEvent = {
  name: 'invoice.payment_failed',
  eventId: null,
  subjectId: 'in_1',
  amountPaid: 380_000,
  amountDue: 400_000,
  currency: null,
  hostedUrl: 'https://pay.example/in_1',
  serverId: null,
};

it('tells what is left to pay, in the wallet’s currency if the event names none', () => {
  expect(orderFactOf(event, 'VND')).toMatchObject({
    type: 'invoice.payment_failed',
    invoiceId: 'in_1',
    amountPaid: { amount: 380_000, currency: 'VND' },
    amountLeft: { amount: 20_000, currency: 'VND' },
  });
  expect(orderFactOf({ ...event, currency: 'USD' }, 'VND')).toMatchObject({
    amountLeft: { amount: 20_000, currency: 'USD' },
  });
  expect(orderFactOf({ ...event, amountPaid: null }, 'VND')).toMatchObject({
    amountPaid: null,
    amountLeft: { amount: 400_000 },
  });
});

it('gives a subscription no invoice id, and a changed subscription no event', () => {
  expect(orderFactOf({ ...event, name: 'subscription.created', subjectId: 'sub_1' }, 'VND')).toMatchObject({
    invoiceId: null,
  });
  expect(orderFactOf({ ...event, name: 'subscription.updated' }, 'VND')).toBeNull();
});
