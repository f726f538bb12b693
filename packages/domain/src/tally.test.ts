import { describe, expect, it } from 'vitest';
import { invoiceFixture, transactionFixture } from './fixtures.ts';
import type { Currency, Money } from './money.ts';
import { tallyInvoices, tallyTransactions } from './tally.ts';

const money = (amount: number, currency: Currency = 'VND'): Money => ({ amount, currency });
const changes = (...amounts: (Money | null)[]) =>
  tallyTransactions(amounts.map((amount) => transactionFixture({ amount })));

describe('tallyTransactions', () => {
  it('credits and debits: both sums and the difference', () => {
    expect(changes(money(500_000), money(-1_250_000), money(0))).toEqual({
      sums: [{ received: money(500_000), spent: money(-1_250_000), net: money(-750_000) }],
      leftOut: 0,
    });
  });
  it('two currencies: sums of their own, in the order of the rows', () => {
    expect(changes(money(-250, 'AUD'), money(100_000), money(1_000, 'AUD')).sums).toEqual([
      { received: money(1_000, 'AUD'), spent: money(-250, 'AUD'), net: money(750, 'AUD') },
      { received: money(100_000), spent: money(0), net: money(100_000) },
    ]);
  });
  it('an unreadable amount: left out and counted', () => {
    expect(changes(null, money(5), null)).toEqual({
      sums: [{ received: money(5), spent: money(0), net: money(5) }],
      leftOut: 2,
    });
    expect(changes(null)).toEqual({ sums: [], leftOut: 1 });
  });
  it('a sum beyond the safe integers: unknown, the others are told', () => {
    const most = Number.MAX_SAFE_INTEGER;
    expect(changes(money(most), money(most), money(-7)).sums).toEqual([
      { received: null, spent: money(-7), net: null },
    ]);
  });
  it('no rows: no sums', () => {
    expect(changes()).toEqual({ sums: [], leftOut: 0 });
  });
});

describe('tallyInvoices', () => {
  it('paid and unpaid: both sums and their total', () => {
    const paid = invoiceFixture({ status: 'paid', amountDue: money(500_000), amountPaid: money(500_000) });
    const unpaid = invoiceFixture({ status: 'unpaid', amountDue: money(260_000), amountPaid: null });
    expect(tallyInvoices([paid, unpaid, unpaid])).toEqual({
      sums: [{ total: money(1_020_000), paid: money(500_000), unpaid: money(520_000) }],
      leftOut: 0,
    });
  });
  it('a paid one that keeps its amount due, without a paid amount: its price is the amount due', () => {
    const kept = invoiceFixture({ status: 'paid', amountDue: money(70), amountPaid: null });
    expect(tallyInvoices([kept]).sums).toEqual([{ total: money(70), paid: money(70), unpaid: money(0) }]);
  });
  const counted = invoiceFixture({ status: 'paid', amountDue: money(0), amountPaid: null });
  it('a paid one with 0 due and no paid amount: left out, and without another paid one the paid sum is unknown', () => {
    const unpaid = invoiceFixture({ status: 'unpaid', amountDue: money(9) });
    for (const rows of [
      [counted, unpaid],
      [unpaid, counted],
    ])
      expect(tallyInvoices(rows)).toEqual({
        sums: [{ total: money(9), paid: null, unpaid: money(9) }],
        leftOut: 1,
      });
  });
  it('only such ones: no sum is known, the unpaid one neither', () => {
    expect(tallyInvoices([counted, counted])).toEqual({
      sums: [{ total: null, paid: null, unpaid: null }],
      leftOut: 2,
    });
  });
  it('the same beside a paid one with a price: the sum of the known ones, and the number of the others', () => {
    const paid = invoiceFixture({ status: 'paid', amountDue: money(40), amountPaid: money(40) });
    for (const rows of [
      [counted, paid],
      [paid, counted],
    ])
      expect(tallyInvoices(rows)).toEqual({
        sums: [{ total: money(40), paid: money(40), unpaid: money(0) }],
        leftOut: 1,
      });
  });
  it('drafts, voided ones and unreadable amounts: left out and counted', () => {
    const rows = (['draft', 'void'] as const).map((status) => invoiceFixture({ status }));
    const unreadable = (['paid', 'unpaid'] as const).map((status) =>
      invoiceFixture({ status, amountDue: null, amountPaid: null }),
    );
    expect(tallyInvoices([...rows, ...unreadable])).toEqual({ sums: [], leftOut: 4 });
  });
});
