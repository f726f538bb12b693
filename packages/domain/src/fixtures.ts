import type { TopUpAttempt } from './attempt.ts';
import type { LinkedCard } from './card.ts';
import type { Invoice } from './invoice.ts';
import type { Transaction, TransactionDetail } from './transaction.ts';

/** The moment at which stories and tests play. */
export const fixtureNow = Date.parse('2026-11-21T07:10:00Z');

/** A credit of 500.000 đ; overrides replace whole fields. */
export const transactionFixture = (overrides: Partial<Transaction> = {}): Transaction => ({
  id: 'txn_1',
  description: 'Nạp tiền qua VietQR',
  amount: { amount: 500_000, currency: 'VND' },
  createdAt: '2026-11-21T07:00:00.000Z',
  endingBalance: { amount: 1_500_000, currency: 'VND' },
  transactionCode: null,
  ...overrides,
});

/** A payment of 500.000 đ that was made; overrides replace whole fields. */
export const transactionDetailFixture = (overrides: Partial<TransactionDetail> = {}): TransactionDetail => ({
  transactionCode: 'MAY0001',
  description: 'Nạp tiền qua VietQR',
  amount: { amount: 500_000, currency: 'VND' },
  createdAt: '2026-11-21T07:00:00.000Z',
  status: 'succeeded',
  ...overrides,
});

/** A paid invoice of 360.000 đ; overrides replace whole fields. */
export const invoiceFixture = (overrides: Partial<Invoice> = {}): Invoice => ({
  id: 'in_1',
  number: 'MAY-2026-0197',
  amountDue: { amount: 360_000, currency: 'VND' },
  status: 'paid',
  createdAt: '2026-11-18T07:10:00.000Z',
  pdfUrl: 'https://invoices.may.cloud/in.pdf',
  hostedUrl: 'https://invoices.may.cloud/in',
  ...overrides,
});

/** A linked Visa; overrides replace whole fields. */
export const linkedCardFixture = (overrides: Partial<LinkedCard> = {}): LinkedCard => ({
  id: 'pm_1',
  brand: 'visa',
  last4: '4242',
  expMonth: 8,
  expYear: 2029,
  ...overrides,
});

/** An attempt to pay 500.000 đ by VietQR that nobody answered yet; overrides replace whole fields. */
export const topUpAttemptFixture = (overrides: Partial<TopUpAttempt> = {}): TopUpAttempt => ({
  key: 'key-1',
  userId: 'usr_demo',
  amount: { amount: 500_000, currency: 'VND' },
  method: 'vietqr',
  phase: 'posting',
  outcome: null,
  createdAt: fixtureNow - 5 * 60_000,
  checkoutUrl: null,
  transactionCode: null,
  rowsBefore: [],
  creditId: null,
  ...overrides,
});
