import { providerEventNames } from '@may/domain/bell/providerEvent.ts';
import { expect, it } from 'vitest';
import { readEvent } from './readEvent.ts';

it('reads a failed payment with amounts in minor units, sent as numbers or text', () => {
  const payload = {
    id: 'in_1',
    amount_paid: 0,
    amount_due: '500000',
    currency: 'vnd',
    hosted_invoice_url: 'https://a.b/1',
  };
  expect(readEvent('invoice.payment_failed', payload, 'VND')).toEqual({
    name: 'invoice.payment_failed',
    eventId: null,
    subjectId: 'in_1',
    amountPaid: { amount: 0, currency: 'VND' },
    amountLeft: { amount: 500_000, currency: 'VND' },
    hostedUrl: 'https://a.b/1',
    serverId: null,
  });
});

it('reads each name of an event, and both spellings of one', () => {
  const own = providerEventNames.map((name) => [name, name] as const);
  const rows = [...own, ['invoice.create', 'invoice.created'], ['subscribe.create', 'subscription.created']] as const;
  for (const [wire, name] of rows)
    expect.soft(readEvent(wire, { id: 7, event_id: 'evt_1' }, 'VND'), wire).toMatchObject({
      name,
      subjectId: '7',
      eventId: 'evt_1',
    });
});

it('drops an unknown event', () => {
  for (const name of ['invoice.deleted', 'INVOICE.PAID', 'pusher:pong', 'constructor', '__proto__', ''])
    expect.soft(readEvent(name, { id: 'in_1' }, 'VND'), name).toBeNull();
});

it('drops an unreadable payload', () => {
  for (const payload of ['paid!', 5, null, undefined, true])
    expect.soft(readEvent('invoice.paid', payload, 'VND'), JSON.stringify(payload)).toBeNull();
});

it('reads hostile fields of a readable event as null', () => {
  const hostile = {
    id: {},
    amount_paid: '<img>',
    amount_due: JSON.parse('1e400'),
    currency: 'doge',
    hosted_invoice_url: 'javascript:x',
  };
  const nothing = {
    eventId: null,
    subjectId: null,
    amountPaid: null,
    amountLeft: null,
    hostedUrl: null,
    serverId: null,
  };
  expect(readEvent('invoice.paid', hostile, 'VND')).toEqual({ name: 'invoice.paid', ...nothing });
});

it('reads an amount without a currency in the customer’s, another one in its own, and none in an unknown one', () => {
  const figures = { id: 'in_1', amount_paid: 380_000, amount_due: 400_000 };
  const read = (currency?: unknown) => readEvent('invoice.payment_failed', { ...figures, currency }, 'VND');
  const untold = { amountPaid: null, amountLeft: null };
  expect([read('jpy'), read(7)]).toMatchObject([untold, untold]);
  const told = (currency: string) => ({
    amountPaid: { amount: 380_000, currency },
    amountLeft: { amount: 20_000, currency },
  });
  expect([read(), read(''), read('usd')]).toMatchObject([told('VND'), told('VND'), told('USD')]);
  const unpaid = readEvent('invoice.payment_failed', { ...figures, amount_paid: null }, 'VND');
  expect(unpaid).toMatchObject({ amountPaid: null, amountLeft: { amount: 400_000 } });
});
