import type { Transaction } from '@may/domain';
import { invoiceFixture, planFixture, serverFixture, transactionFixture } from '@may/domain/fixtures';
import { expect, it, vi } from 'vitest';
import { type RunwayReads, runwayFactsOf } from './runwayFacts.ts';

const ready = <Item>(items: readonly Item[], stale = false) =>
  ({ status: 'ready', value: { items, unreadable: 0 }, stale }) as const;
const reads = (overrides: Partial<RunwayReads> = {}): RunwayReads => ({
  transactions: ready([transactionFixture()]),
  servers: ready([serverFixture()]),
  plans: ready([planFixture()]),
  invoices: { status: 'loading' },
  readAt: { transactions: 1, invoices: 0 },
  ...overrides,
});
const factsOf = (overrides?: Partial<RunwayReads>) => runwayFactsOf(reads(overrides), { balance: null }, 0);

it('a server has the price of its plan and disks, and the balance is the one after the newest transaction', () => {
  expect(factsOf()).toMatchObject({
    status: 'ready',
    stale: false,
    value: {
      balance: { amount: 1_500_000 },
      servers: [{ id: 'srv_1', monthly: { amount: 520_000, currency: 'VND' } }],
    },
  });
});

it('a plan that is not listed any more leaves the price unknown', () => {
  expect(factsOf({ plans: ready([]) })).toMatchObject({ value: { servers: [{ monthly: null }] } });
});

it('waits for each read, is stale with the oldest one, and a retry reads again what failed', () => {
  expect(factsOf({ plans: { status: 'loading' } }).status).toBe('loading');
  expect(factsOf({ servers: ready([serverFixture()], true) })).toMatchObject({ stale: true });
  const onRetry = vi.fn();
  const failed = factsOf({ servers: { status: 'failed', onRetry }, plans: { status: 'loading' } });
  if (failed.status === 'failed') failed.onRetry();
  expect(onRetry).toHaveBeenCalledOnce();
});

it('beside an unreadable row of the log, the balance of the newest readable row is old, and the customer’s own is none', () => {
  const readWith = (items: readonly Transaction[]) => {
    const { status, stale, value } = ready(items);
    const transactions = { status, stale, value: { ...value, unreadable: 1 } };
    return runwayFactsOf(reads({ transactions }), { balance: { amount: 7, currency: 'VND' } }, 0);
  };
  expect(readWith([transactionFixture()])).toMatchObject({
    value: { balance: { amount: 1_500_000 }, isBalanceOld: true },
  });
  expect(readWith([])).toMatchObject({ value: { balance: null, isBalanceOld: true } });
});

it('beside a row of the log whose time cannot be read, the balance is old, because that row may be the newest one', () => {
  const undated = transactionFixture({ id: 'undated', createdAt: null, endingBalance: { amount: 9, currency: 'VND' } });
  expect(factsOf({ transactions: ready([undated, transactionFixture()]) })).toMatchObject({
    value: { balance: { amount: 1_500_000 }, isBalanceOld: true },
  });
  expect(factsOf()).toMatchObject({ value: { isBalanceOld: false } });
});

it('hands over the rows of the last two days', () => {
  const rows = ['2026-11-23T05:00:00Z', null, '2026-11-20T05:00:00Z'].map((createdAt, place) =>
    transactionFixture({ id: `${place}`, createdAt }),
  );
  const facts = runwayFactsOf(
    reads({ transactions: ready(rows) }),
    { balance: null },
    Date.parse('2026-11-23T06:00:00Z'),
  );
  expect(facts).toMatchObject({ value: { booked: [{ id: '0' }] } });
});

it.each([
  [1, 1, false],
  [1, 2, true],
])(
  'a log of the moment %i and invoices of the moment %i: the invoices are newer is %s',
  (transactions, invoices, isPaidNewer) => {
    expect(factsOf({ readAt: { transactions, invoices } })).toMatchObject({ value: { isPaidNewer } });
  },
);

it('hands over the paid invoices, and waits for none', () => {
  const invoices = ready([invoiceFixture({ id: 'paid' }), invoiceFixture({ id: 'open', status: 'unpaid' })]);
  expect(factsOf({ invoices })).toMatchObject({ status: 'ready', value: { paid: [{ id: 'paid' }] } });
  expect(factsOf()).toMatchObject({ status: 'ready', value: { paid: [] } });
});
