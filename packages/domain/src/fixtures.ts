import type { LinkedCard } from './cards/card.ts';
import type { Confirmed } from './confirmed.ts';
import type { DnsDomain, ZoneRecord } from './dns/records.ts';
import type { Plan, Region, Server } from './servers/server.ts';
import type { TopUpAttempt } from './top-up/attempt.ts';
import type { Invoice } from './wallet/invoice.ts';
import type { Transaction, TransactionDetail } from './wallet/transaction.ts';

/** The fixed clock of stories and tests, in epoch milliseconds. */
export const fixtureNow = Date.parse('2026-11-21T07:10:00Z');

/** A value as if a provider had said it, for stories and tests. */
export const confirmedFixture = <T>(told: T): Confirmed<T> => told as Confirmed<T>;

/** Facts that a provider confirms, without the proof. */
type Told<Facts> = {
  [Name in keyof Facts]?: Facts[Name] extends Confirmed<infer T> | null ? T | null : Facts[Name];
};

const halfMillion = confirmedFixture({ amount: 500_000, currency: 'VND' as const });

/** A credit of 500.000 đ; overrides replace whole fields. */
export const transactionFixture = (overrides: Told<Transaction> = {}): Transaction => ({
  id: 'txn_1',
  description: 'Nạp tiền qua VietQR',
  amount: halfMillion,
  createdAt: '2026-11-21T07:00:00.000Z',
  endingBalance: { amount: 1_500_000, currency: 'VND' },
  transactionCode: null,
  ...(overrides as Partial<Transaction>),
});

/** A succeeded payment of 500.000 đ; overrides replace whole fields. */
export const transactionDetailFixture = (overrides: Told<TransactionDetail> = {}): TransactionDetail => ({
  transactionCode: 'MAY0001',
  description: 'Nạp tiền qua VietQR',
  amount: halfMillion,
  createdAt: '2026-11-21T07:00:00.000Z',
  status: 'succeeded',
  ...(overrides as Partial<TransactionDetail>),
});

/** A paid invoice of 360.000 đ; overrides replace whole fields. */
export const invoiceFixture = (overrides: Partial<Invoice> = {}): Confirmed<Invoice> =>
  confirmedFixture({
    id: 'in_1',
    number: 'MAY-2026-0197',
    amountDue: { amount: 360_000, currency: 'VND' },
    amountPaid: { amount: 360_000, currency: 'VND' },
    amountLeft: { amount: 0, currency: 'VND' },
    status: 'paid',
    createdAt: '2026-11-18T07:10:00.000Z',
    pdfUrl: 'https://invoices.may.cloud/in.pdf',
    hostedUrl: 'https://invoices.may.cloud/in',
    serverId: null,
    ...overrides,
  });

/** The region Hà Nội; overrides replace whole fields. */
export const regionFixture = (overrides: Partial<Region> = {}): Region => ({ id: '1', name: 'Hà Nội', ...overrides });

/** A plan of 200.000 đ a month; overrides replace whole fields. */
export const planFixture = (overrides: Partial<Plan> = {}): Plan => ({
  id: '2',
  name: 'Basic 2',
  price: { amount: 200_000, currency: 'VND' },
  salePrice: null,
  cpu: 2,
  ramMb: 2_000,
  diskGb: 20,
  isSoldOut: false,
  ...overrides,
});

/** A running WordPress server; overrides replace whole fields. */
export const serverFixture = (overrides: Partial<Server> = {}): Confirmed<Server> =>
  confirmedFixture({
    id: 'srv_1',
    name: 'wp-bien-xanh',
    rawName: 'wp-bien-xanh',
    cpu: 2,
    ramMb: 2_000,
    diskMb: 20_480,
    mariadbDiskMb: 10_240,
    createdAt: '2026-11-21T07:00:00.000Z',
    domain: 'wp-bien-xanh.may.cloud',
    domains: ['wp-bien-xanh.may.cloud'],
    ipv4: null,
    planId: '2',
    containers: 1,
    regionName: 'Hà Nội',
    status: 'active',
    ...overrides,
  });

/** A linked Visa; overrides replace whole fields. */
export const linkedCardFixture = (overrides: Partial<LinkedCard> = {}): LinkedCard => ({
  id: 'pm_1',
  brand: 'visa',
  last4: '4242',
  expMonth: 8,
  expYear: 2029,
  isDefault: null,
  ...overrides,
});

/** An active domain; overrides replace whole fields. */
export const dnsDomainFixture = (overrides: Partial<DnsDomain> = {}): DnsDomain => ({
  id: 'dom_1',
  name: 'bienxanh.vn',
  active: true,
  createdAt: '2026-11-21T07:00:00.000Z',
  nameservers: ['ns1.may.cloud', 'ns2.may.cloud'],
  ...overrides,
});

/** An A record of www; overrides replace whole fields. */
export const zoneRecordFixture = (overrides: Partial<ZoneRecord> = {}): ZoneRecord => ({
  id: 'rec_1',
  name: 'www',
  type: 'A',
  values: ['198.51.100.7'],
  ttl: 3_600,
  priority: null,
  proxied: true,
  ...overrides,
});

/** An attempt to pay 500.000 đ by VietQR, sent and not answered yet; overrides replace whole fields. */
export const topUpAttemptFixture = (overrides: Told<TopUpAttempt> = {}): TopUpAttempt => ({
  key: 'key-1',
  userId: 'usr_demo',
  amount: { amount: 500_000, currency: 'VND' },
  method: 'vietqr',
  cardId: overrides.method === 'card' ? 'card-1' : null,
  phase: overrides.method === 'card' ? 'uncharged' : 'begun',
  timesSent: 1,
  outcome: null,
  paid: null,
  chargedCardId: null,
  isUnfinished: false,
  settledAt: null,
  createdAt: fixtureNow - 5 * 60_000,
  checkoutUrl: null,
  transactionCode: null,
  intentId: null,
  ...(overrides as Partial<TopUpAttempt>),
});

export { randomZone } from './dns/randomZone.fixtures.ts';
