import * as domain from '@may/domain/fixtures';
import type { Currency } from '@may/domain/money.ts';
import type { Invoice } from '@may/domain/wallet/invoice.ts';
import type { Transaction } from '@may/domain/wallet/transaction.ts';

const { fixtureNow } = domain;
const day = 86_400_000;

/** A transaction `daysAgo`; `change` and `ending` are minor units of `currency`. */
export const transactionFixture = (
  overrides: Partial<Transaction> & {
    daysAgo?: number;
    change?: number;
    ending?: number;
    currency?: Currency;
  } = {},
): Transaction => {
  const { daysAgo = 1, change = 500_000, ending = 1_500_000, currency = 'VND', ...rest } = overrides;
  return domain.transactionFixture({
    id: `tx-${daysAgo}-${change}`,
    amount: { amount: change, currency },
    createdAt: new Date(fixtureNow - daysAgo * day).toISOString(),
    endingBalance: { amount: ending, currency },
    ...(change > 0 ? { transactionCode: `MAY-${daysAgo}8F3K2` } : { description: 'Gia hạn máy chủ cua-hang-hoa' }),
    ...rest,
  });
};

/** A month of a customer in Vietnam, in no order. */
export const monthOfTransactions: readonly Transaction[] = [
  transactionFixture({ daysAgo: 29, change: -200_000, ending: 1_050_000 }),
  transactionFixture({
    daysAgo: 0.1,
    change: -360_000,
    ending: 3_650_000,
    description: 'Thêm ổ SSD 20 GB cho may-chu-ke-toan',
  }),
  transactionFixture({
    daysAgo: 21,
    change: 2_000_000,
    ending: 3_050_000,
    description: 'Nạp tiền qua thẻ ATM nội địa',
  }),
  transactionFixture({ daysAgo: 18, change: -360_000, ending: 2_690_000 }),
  transactionFixture({
    daysAgo: 10,
    change: -680_000,
    ending: 2_010_000,
    description: 'Gia hạn WordPress blog-du-lich, 2 container',
  }),
  transactionFixture({ daysAgo: 4, change: 2_000_000, ending: 4_010_000 }),
  transactionFixture({ daysAgo: 34, change: 1_250_000, ending: 1_250_000 }),
];

/** `count` transactions, one a day, in both directions. */
export const manyTransactions = (count: number): Transaction[] =>
  Array.from({ length: count }, (_, index) =>
    transactionFixture({
      id: `many-${index}`,
      daysAgo: index,
      change: index % 3 === 0 ? 1_000_000 : -240_000,
      ending: 5_000_000 + ((index * 37) % 11) * 240_000,
    }),
  );

/** An invoice `daysAgo`. */
export const invoiceFixture = (overrides: Partial<Invoice> & { daysAgo?: number } = {}): Invoice => {
  const { daysAgo = 3, ...rest } = overrides;
  return domain.invoiceFixture({
    id: `in_${daysAgo}`,
    number: `MAY-2026-${String(200 - daysAgo).padStart(4, '0')}`,
    createdAt: new Date(fixtureNow - daysAgo * day).toISOString(),
    ...rest,
  });
};

/** At least one invoice of each status, in no order. */
export const someInvoices: readonly Invoice[] = [
  invoiceFixture({ daysAgo: 33, amountDue: { amount: 1_240_000, currency: 'VND' } }),
  invoiceFixture({ daysAgo: 2, status: 'unpaid', amountDue: { amount: 680_000, currency: 'VND' } }),
  invoiceFixture({ daysAgo: 12 }),
  invoiceFixture({ daysAgo: 1, status: 'draft', number: null, pdfUrl: null, hostedUrl: null }),
  invoiceFixture({ daysAgo: 64, status: 'void', pdfUrl: null }),
  invoiceFixture({ daysAgo: 95, status: 'unpaid', amountDue: { amount: 360_000, currency: 'VND' } }),
  invoiceFixture({ daysAgo: 126 }),
];
