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

it('reads an amount without a currency in the wallet’s, and another one in its own', () => {
  expect(orderFactOf(event, 'VND')).toMatchObject({
    type: 'invoice.payment_failed',
    invoiceId: 'in_1',
    amountPaid: { amount: 0, currency: 'VND' },
    amountDue: { amount: 400_000, currency: 'VND' },
  });
  expect(orderFactOf({ ...event, currency: 'USD' }, 'VND')).toMatchObject({
    amountDue: { amount: 400_000, currency: 'USD' },
  });
  expect(orderFactOf({ ...event, amountPaid: null }, 'VND')).toMatchObject({ amountPaid: null });
});

it('gives a subscription no invoice id, and a changed subscription no event', () => {
  expect(orderFactOf({ ...event, name: 'subscription.created', subjectId: 'sub_1' }, 'VND')).toMatchObject({
    invoiceId: null,
  });
  expect(orderFactOf({ ...event, name: 'subscription.updated' }, 'VND')).toBeNull();
});
