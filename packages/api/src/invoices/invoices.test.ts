import { expect, it } from 'vitest';
import { apiAnswering } from '../playedApi.fixtures.ts';
import { invoiceFixture } from './invoices.fixtures.ts';

it('lists invoices with unchanged minor units, ISO times and vetted links', async () => {
  const { invoices, asked } = apiAnswering([
    invoiceFixture({ amount_due: 1250, amount_paid: 1000, currency: 'aud', id: 9, number: null }),
  ]);
  expect(await invoices.listInvoices('VND')).toEqual({
    items: [
      {
        id: '9',
        number: null,
        amountDue: { amount: 1250, currency: 'AUD' },
        amountPaid: { amount: 1000, currency: 'AUD' },
        amountLeft: { amount: 0, currency: 'AUD' },
        status: 'paid',
        createdAt: '2026-11-21T00:00:00.000Z',
        pdfUrl: 'https://invoices.example.com/in_1.pdf',
        hostedUrl: 'https://invoices.example.com/in_1',
        serverId: null,
      },
    ],
    unreadable: 0,
  });
  expect(asked.map(({ url }) => url)).toEqual(['https://api.test/api/payments/stripe/invoices']);
});

const silent = { status: undefined, amount_remaining: undefined, amount_paid: undefined };

it('derives the status from the facts of the row', async () => {
  for (const [title, overrides, status] of [
    ['the provider says paid although the amount due stays', { status: 'paid', amount_remaining: 5 }, 'paid'],
    ['the provider says open although nothing is due', { status: 'open', amount_due: 0 }, 'unpaid'],
    ['uncollectible', { status: 'uncollectible' }, 'unpaid'],
    ['past due, however it is spelt', { status: 'Past_Due' }, 'unpaid'],
    ['draft', { status: 'draft' }, 'draft'],
    ['void', { status: 'void' }, 'void'],
    ['an unknown word, nothing remaining', { status: 'settling', amount_remaining: 0 }, 'paid'],
    [
      'no word, something remaining although as much was paid',
      { ...silent, amount_remaining: 1, amount_paid: 500_000 },
      'unpaid',
    ],
    ['no word, as much paid as due', { ...silent, amount_paid: 500_000 }, 'paid'],
    ['no word, less paid than due', { ...silent, amount_paid: 499_999 }, 'unpaid'],
    ['only an amount due', { ...silent, amount_due: 1 }, 'unpaid'],
    ['only nothing due', { ...silent, amount_due: 0 }, 'paid'],
    ['an unreadable paid amount', { ...silent, amount_paid: '<img>' }, 'unpaid'],
  ] as const) {
    const { items } = await apiAnswering([invoiceFixture(overrides)]).invoices.listInvoices('VND');
    const statuses = items.map((invoice) => invoice.status);
    expect.soft(statuses, title).toEqual([status]);
  }
});

it('skips and counts an invoice whose status neither the provider’s word nor the amounts tell', async () => {
  const { invoices } = apiAnswering([invoiceFixture({ ...silent, amount_due: 'NaN' }), invoiceFixture({ id: '' }), 5]);
  expect(await invoices.listInvoices('VND')).toEqual({ items: [], unreadable: 3 });
});

it('keeps an invoice with an unreadable amount if its status is readable', async () => {
  const { items } = await apiAnswering([invoiceFixture({ amount_due: 12.5 })]).invoices.listInvoices('VND');
  expect(items).toEqual([expect.objectContaining({ amountDue: null, status: 'paid' })]);
});

it('a link other than plain http(s) is null', async () => {
  const { invoices } = apiAnswering([
    invoiceFixture({ invoice_pdf: 'javascript:alert(1)', hosted_invoice_url: undefined }),
  ]);
  expect((await invoices.listInvoices('VND')).items).toEqual([
    expect.objectContaining({ pdfUrl: null, hostedUrl: null }),
  ]);
});

it('tells what is left by the remaining amount, before due less paid', async () => {
  const { invoices } = apiAnswering([invoiceFixture({ amount_due: 900, amount_paid: 100, amount_remaining: 20 })]);
  const { items } = await invoices.listInvoices('VND');
  expect(items).toEqual([expect.objectContaining({ amountLeft: { amount: 20, currency: 'VND' } })]);
});
