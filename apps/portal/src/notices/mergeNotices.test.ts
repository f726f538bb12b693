import { describe, expect, it } from 'vitest';
import { keptNoticeFixture, paidFixture } from './keptNotice.fixtures.ts';
import { mergeNotice } from './mergeNotices.ts';

const minute = 60_000;
const failed = (origin: Parameters<typeof paidFixture>[0], at = 0) =>
  paidFixture(origin, { kind: 'invoice.payment_failed', at });

const updated = (at: number) =>
  paidFixture(
    { object: { type: 'server', id: 'srv_1' } },
    { kind: 'subscription.updated', subject: { amount: null }, at },
  );
const settled = (key: string, at: number) =>
  paidFixture({ eventId: key, object: null }, { kind: 'topUpSucceeded', at });

describe('the history stays one notice long', () => {
  it.each([
    ['the same event id', paidFixture({ eventId: 'evt_1' }), paidFixture({ eventId: 'evt_1' }, { at: 9 * minute })],
    ['a paid invoice with another event id', paidFixture({ eventId: 'evt_1' }), paidFixture({ eventId: 'evt_2' })],
    [
      'a paid invoice found by reading a week later',
      paidFixture(),
      paidFixture({ isFound: true }, { at: 10_080 * minute }),
    ],
    ['an unpaid invoice found by reading a day after its event', failed({}), failed({ isFound: true }, 1_440 * minute)],
    [
      'the event of an unpaid invoice that was found 59 minutes ago',
      failed({ isFound: true }),
      failed({ eventId: 'evt_1' }, 59 * minute),
    ],
    ['an event without id about one invoice again after 10 minutes', failed({}), failed({}, 10 * minute)],
    ['a plan of one server, told again by another tab after a minute', updated(0), updated(minute)],
    ['a top-up whose outcome two windows tell', settled('key_1', 0), settled('key_1', 60 * minute)],
    [
      'an event without id and object again after 10 seconds',
      failed({ object: null }),
      failed({ object: null }, 10_000),
    ],
  ])('%s', (_, kept, added) => {
    expect(mergeNotice([kept], added)).toHaveLength(1);
  });

  it('keeps the read mark, and the event id that came later', () => {
    const history = mergeNotice([failed({ isFound: true })], failed({ eventId: 'evt_1' }));
    expect(history[0]?.origin?.eventId).toBe('evt_1');
    expect(mergeNotice(history, failed({ eventId: 'evt_2' }))).toHaveLength(2);
  });
});

describe('the history gets a second notice', () => {
  it.each([
    ['another event id of an unpaid invoice', failed({ eventId: 'evt_1' }), failed({ eventId: 'evt_2' })],
    ['another invoice', paidFixture(), paidFixture({ object: { type: 'invoice', id: 'in_2', number: null } })],
    ['another kind about the same invoice', failed({}), paidFixture()],
    ['an event without id about one invoice after 11 minutes', failed({}), failed({}, 11 * minute)],
    [
      'the event of an unpaid invoice that was found 61 minutes ago',
      failed({ isFound: true }),
      failed({ eventId: 'evt_1' }, 61 * minute),
    ],
    ['an event without id and object after 11 seconds', failed({ object: null }), failed({ object: null }, 11_000)],
    ['two upgrades of one server with 5 minutes between', updated(0), updated(5 * minute)],
    ['another top-up', settled('key_1', 0), settled('key_2', 0)],
    ['a refusal of a flow, however often', keptNoticeFixture(), keptNoticeFixture()],
  ])('%s', (_, kept, added) => {
    expect(mergeNotice([kept], added)).toEqual([added, kept]);
  });
});

describe('an event that names no invoice, as the specification has it', () => {
  const event = paidFixture({ object: null }, { subject: { amount: null }, at: 5 * minute });
  const found = (id: string, at = 60 * minute) =>
    paidFixture({ object: { type: 'invoice', id, number: null }, isFound: true }, { at });

  it('takes up the invoice and the amount that the next reading finds', () => {
    const history = mergeNotice([event], found('in_1'), 4 * minute);
    expect(history).toEqual([
      { ...event, subject: found('in_1').subject, origin: { ...event.origin, object: found('in_1').origin?.object } },
    ]);
  });

  it('takes up one of two invoices', () => {
    const history = mergeNotice([event], found('in_1'), 4 * minute);
    expect(mergeNotice(history, found('in_2'), 4 * minute).map(({ origin }) => origin?.object?.id)).toEqual([
      'in_2',
      'in_1',
    ]);
  });

  it('takes up no invoice if the reading before the last one is younger', () => {
    expect(mergeNotice([event], found('in_1'), 6 * minute)).toHaveLength(2);
  });

  it('is the payment that a reading found 10 seconds ago, not one of 11 seconds ago', () => {
    expect(mergeNotice([found('in_1', event.at - 10_000)], event)).toHaveLength(1);
    expect(mergeNotice([found('in_1', event.at - 11_000)], event)).toHaveLength(2);
  });
});
