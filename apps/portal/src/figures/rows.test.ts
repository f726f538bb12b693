import { transactionFixture } from '@may/domain/fixtures';
import type { Invoice } from '@may/domain/wallet/invoice.ts';
import type { Transaction } from '@may/domain/wallet/transaction.ts';
import { expect, it } from 'vitest';
import { readers } from './readAnswers.ts';
import { type Answers, type FigureWords, places } from './rows.ts';

const words: FigureWords = {
  locale: 'vi',
  currencies: { VND: '{number} đồng', AUD: '{number} đô la Úc', USD: '{number} đô la Mỹ', EUR: '{number} euro' },
};

const line = transactionFixture({
  id: 't1',
  description: 'Nạp tiền',
  transactionCode: 'T-1',
  createdAt: '2026-11-21T07:05:00.000Z',
  amount: { amount: -50_000, currency: 'VND' },
  endingBalance: { amount: 1_500_000, currency: 'VND' },
});
const invoice: Invoice = {
  id: 'in_1',
  number: 'A-1',
  amountDue: { amount: 1250, currency: 'AUD' },
  amountPaid: null,
  amountLeft: null,
  status: 'unpaid',
  createdAt: '2026-11-21T07:05:00.000Z',
  pdfUrl: 'https://pay.example/1.pdf',
  hostedUrl: null,
  serverId: null,
};

const rowsOf = (key: string, rows: readonly Transaction[]) =>
  places.transactions[key]?.({ rows, balance: { amount: 1_500_000, currency: 'VND' } }, words);
const invoicesOf = (key: string, rows: Answers['invoices']) => places.invoices[key]?.(rows, words);

it('a transaction that was spent takes the second sample, and its amounts are grouped without a sign', () => {
  expect(rowsOf('transactions rows', [line])).toMatchObject([
    {
      samples: [1],
      holes: {
        description: 'Nạp tiền',
        place: '1',
        amount: '50.000',
        amountSpoken: '50.000 đồng',
        balance: '1.500.000',
        label: 'đ',
      },
    },
  ]);
});

it('an invoice takes each cell from the sample of its form', () => {
  const [row] = invoicesOf('invoices rows', [invoice]) ?? [];
  expect(row).toMatchObject({ samples: [0, 0, 1, 0, 0, 1], holes: { amount: '12,50', label: 'aud', url: null } });
  const paid = { ...invoice, number: null, status: 'paid', amountDue: { amount: 0, currency: 'AUD' } } as const;
  expect(invoicesOf('dashboard invoices', [paid])?.[0]?.samples).toEqual([1, 4, 0, 0, 1]);
  expect(invoicesOf('invoices rows', [{ ...invoice, createdAt: null }])?.[0]?.samples).toEqual([0, 0, 1, 4, 0, 1]);
});

it('a log with an odd row is left to React as a whole', () => {
  const rows: [string, Parameters<typeof transactionFixture>[0]][] = [
    ['an unknown amount', { amount: null }],
    ['an amount of zero, which has no sign', { amount: { amount: 0, currency: 'VND' } }],
    ['an amount that is no number', { amount: { amount: Number.NaN, currency: 'VND' } }],
    ['no note', { description: '' }],
    ['no time', { createdAt: null }],
    ['an unknown balance', { endingBalance: null }],
    ['a balance below zero', { endingBalance: { amount: -1, currency: 'VND' } }],
    ['a balance in another currency', { endingBalance: { amount: 1, currency: 'AUD' } }],
  ];
  for (const [name, odd] of rows)
    expect.soft(() => rowsOf('transactions rows', [line, transactionFixture({ ...line, ...odd })]), name).toThrow();
});

it('invoices with an odd amount are left to React as a whole', () => {
  const rows: [string, Partial<Invoice>][] = [
    ['an unknown amount', { amountDue: null }],
    ['an amount below zero', { amountDue: { amount: -1, currency: 'VND' } }],
  ];
  for (const [name, odd] of rows)
    expect.soft(() => invoicesOf('invoices rows', [invoice, { ...invoice, ...odd }]), name).toThrow();
});

it('a balance with so many digits that its size is another one is left to React', () => {
  const draw = (amount: number) =>
    places.transactions['dashboard balance']?.({ rows: [], balance: { amount, currency: 'VND' } }, words);
  expect(draw(10 ** 10)).toHaveLength(1);
  expect(draw(10 ** 12)).toEqual([]);
});

const me = { id: '1', email: '', name: null, region: 'VN', balance: null } as const;
const sent = { id: 1, description: 'x', amount: 5, created: 1_795_219_200, ending_balance: 5 };

it('an answer that is no list of rows is left to React', () => {
  for (const [name, body] of [
    ['no list', { result: {} }],
    ['no result', {}],
    ['a row without an id', { result: [sent, { ...sent, id: null }] }],
    ['a row that is none', { result: [sent, 7] }],
  ] as const) {
    expect.soft(() => readers.transactions(body, me), name).toThrow();
    expect.soft(() => readers.invoices(body, me), name).toThrow();
  }
});

it('the newest transaction stands first, and its balance is the customer’s', () => {
  const later = { ...sent, id: 2, created: sent.created + 1, ending_balance: 7 };
  const answer = readers.transactions({ result: [sent, later] }, me);
  expect(answer.rows.map(({ id }) => id)).toEqual(['2', '1']);
  expect(answer.balance).toEqual({ amount: 7, currency: 'VND' });
});
