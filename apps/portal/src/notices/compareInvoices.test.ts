import type { Invoice } from '@may/domain';
import { fixtureNow, invoiceFixture } from '@may/domain/fixtures';
import { expect, it } from 'vitest';
import { compareInvoices, noteEvent, seenAtMost } from './compareInvoices.ts';

const minute = 60_000;
const at = (minutesAgo: number) => new Date(fixtureNow - minutesAgo * minute).toISOString();
const invoice = (id: string, status: Invoice['status'], minutesAgo: number | null): Invoice =>
  invoiceFixture({ id, status, createdAt: minutesAgo === null ? null : at(minutesAgo) });
const old = invoice('in_1', 'paid', 60);

/** The news of a second reading after a first one. */
const newsAfter = (first: readonly Invoice[], second: readonly Invoice[]) =>
  compareInvoices(compareInvoices(null, first, fixtureNow).seen, second, fixtureNow).news.map(({ kind, origin }) => [
    kind,
    origin?.object?.id,
  ]);

it('the first reading of 300 invoices has no news', () => {
  const many = Array.from({ length: seenAtMost }, (_, index) => invoice(`in_${index}`, 'paid', index + 20));
  expect(compareInvoices(null, many, fixtureNow).news).toEqual([]);
  expect(newsAfter(many, many)).toEqual([]);
});

it.each<[string, Invoice[], Invoice[], unknown[]]>([
  ['unpaid became paid', [invoice('in_1', 'unpaid', 60)], [old], [['invoice.paid', 'in_1']]],
  [
    'a draft became unpaid',
    [invoice('in_1', 'draft', 60)],
    [invoice('in_1', 'unpaid', 60)],
    [['invoice.payment_failed', 'in_1']],
  ],
  ['a new invoice is paid', [old], [invoice('in_2', 'paid', 1), old], [['invoice.paid', 'in_2']]],
  [
    'a new invoice is unpaid for 10 minutes',
    [old],
    [invoice('in_2', 'unpaid', 10), old],
    [['invoice.payment_failed', 'in_2']],
  ],
  [
    'a new invoice is unpaid for 9 minutes: its charge may be under way',
    [old],
    [invoice('in_2', 'unpaid', 9), old],
    [],
  ],
  [
    'a new invoice from the future is unpaid: a clock is wrong',
    [old],
    [invoice('in_2', 'unpaid', -5), old],
    [['invoice.payment_failed', 'in_2']],
  ],
  ['a new invoice is a draft', [old], [invoice('in_2', 'draft', 1), old], []],
  ['an older invoice that was not listed before', [old], [old, invoice('in_0', 'paid', 90)], []],
  ['a new invoice without a date', [old], [old, invoice('in_2', 'paid', null)], []],
  ['the first invoice of a customer', [], [old], [['invoice.paid', 'in_1']]],
  ['paid became void', [old], [invoice('in_1', 'void', 60)], []],
])('%s', (_, first, second, news) => {
  expect(newsAfter(first, second)).toEqual(news);
});

it('an invoice that is unpaid for 9 minutes is news once, at the next reading', () => {
  const first = compareInvoices(null, [old], fixtureNow).seen;
  const rows = [invoice('in_2', 'unpaid', 9), old];
  const second = compareInvoices(first, rows, fixtureNow);
  const third = compareInvoices(second.seen, rows, fixtureNow + minute);
  const fourth = compareInvoices(third.seen, rows, fixtureNow + 2 * minute);
  expect([second, third, fourth].map(({ news }) => news.length)).toEqual([0, 1, 0]);
});

/** The kinds of the news of readings of one list, each at its minute. */
const newsAt = (
  minutes: readonly number[],
  rows: readonly Invoice[],
  first = compareInvoices(null, [old], fixtureNow).seen,
) =>
  minutes.reduce<{ seen: typeof first; news: (readonly [number, string])[] }>(
    ({ seen, news }, after) => {
      const next = compareInvoices(seen, rows, fixtureNow + after * minute);
      return { seen: next.seen, news: [...news, ...next.news.map(({ kind }) => [after, kind] as const)] };
    },
    { seen: first, news: [] },
  ).news;

it('an unpaid invoice that an event told 1 minute after its date is no news of the readings after 5 and 11 minutes', () => {
  const rows = [invoice('in_2', 'unpaid', 0), old];
  const first = compareInvoices(compareInvoices(null, [old], fixtureNow).seen, rows, fixtureNow).seen;
  expect(newsAt([5, 11], rows, noteEvent(first, 'invoice.payment_failed', 'in_2'))).toEqual([]);
});

it('an unpaid invoice without a date is news once, 10 minutes after the reading that found it', () => {
  const undated = (id: string) => invoice(id, 'unpaid', null);
  const first = compareInvoices(null, [undated('in_1')], fixtureNow).seen;
  expect(newsAt([1, 10, 11, 12], [undated('in_2'), undated('in_1')], first)).toEqual([[11, 'invoice.payment_failed']]);
});

it('an invoice that is dated in a month does not hide the payment of a new one', () => {
  const later = invoice('in_1', 'draft', -43_200);
  const rows = [later, invoice('in_2', 'paid', -1)];
  expect(newsAt([2], rows, compareInvoices(null, [later], fixtureNow).seen)).toEqual([[2, 'invoice.paid']]);
});

it('an invoice whose event has arrived is no news of the next reading', () => {
  const first = compareInvoices(null, [invoice('in_1', 'unpaid', 60)], fixtureNow).seen;
  expect(compareInvoices(noteEvent(first, 'invoice.paid', 'in_1'), [old], fixtureNow).news).toEqual([]);
});

it.each([
  ['paid, with nothing due and no paid amount', { status: 'paid', amountDue: 0, amountPaid: null }, null],
  ['paid, with the paid amount', { status: 'paid', amountDue: 320_000, amountPaid: 300_000 }, 300_000],
  ['unpaid, with a part of it paid', { status: 'unpaid', amountDue: 500_000, amountPaid: 200_000 }, 300_000],
  ['unpaid', { status: 'unpaid', amountDue: 320_000, amountPaid: null }, 320_000],
] as const)('the notice of an invoice that is %s shows the amount', (_, { status, ...figures }, amount) => {
  const vnd = (figure: number | null) => (figure === null ? null : { amount: figure, currency: 'VND' as const });
  const now = {
    ...invoice('in_2', status, 60),
    amountDue: vnd(figures.amountDue),
    amountPaid: vnd(figures.amountPaid),
  };
  const first = compareInvoices(null, [invoice('in_2', 'draft', 60)], fixtureNow).seen;
  expect(compareInvoices(first, [now], fixtureNow).news[0]?.subject).toEqual({ amount: vnd(amount) });
});
