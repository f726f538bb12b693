import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countFlows, flowsOfYear, flowYears, netOf, noFlow, serviceOf } from './cashFlow.ts';
import { transactionFixture } from './fixtures.ts';
import type { Currency } from './money.ts';

beforeEach(() => vi.stubEnv('TZ', 'Asia/Ho_Chi_Minh'));
afterEach(() => vi.unstubAllEnvs());

const moved = (amount: number, createdAt: string | null, description = '', currency: Currency = 'VND') =>
  transactionFixture({ amount: { amount, currency }, createdAt, description, transactionCode: null });

const flowsOf = (transactions: Parameters<typeof countFlows>[1]) => {
  const flows = noFlow();
  countFlows(flows, transactions);
  return flows;
};

describe('serviceOf', () => {
  it.each([
    [-1, 'Máy chủ WordPress × 3, tháng 11', 'wordpress'],
    [-1, 'Ổ cứng SSD 20 GB, tháng 11', 'disk'],
    [-1, 'SSD disk 20 GB, 11', 'disk'],
    [-1, 'Gia hạn tên miền congtyanh.vn, 1 năm', 'domain'],
    [-1, 'Hosting plan S', 'hosting'],
    [-1, 'Băng thông vượt gói, tháng 11', 'other'],
    [-1, 'Ổ cứng SSD 20 GB của WordPress', 'other'],
    [-1, 'mywordpresses', 'other'],
    [-1, '', 'other'],
    [1, 'Nạp tiền qua VietQR', 'topUp'],
    [1, 'Wallet top-up', 'topUp'],
    [1, 'Hoàn tiền máy chủ WordPress đã xóa', 'refund'],
    [1, 'Quà tặng', 'other'],
  ] as const)('an amount of %d with the text %j is %s', (amount, description, service) => {
    expect(serviceOf(moved(amount, null, description))).toBe(service);
  });

  it('money in with a payment’s code is a top-up, also if its text is a formula', () => {
    expect(serviceOf({ ...moved(1, null, '=HYPERLINK("x")'), transactionCode: 'MAY-1' })).toBe('topUp');
  });
});

describe('countFlows', () => {
  it('counts a moment into the month of the device’s time zone', () => {
    const flows = flowsOf([moved(-5, '2026-10-31T17:30:00Z')]);
    const [year] = flowsOfYear(flows, 2026);
    expect(year?.months.filter(({ count }) => count > 0)).toEqual([
      { month: '2026-11', received: 0, spent: 5, count: 1 },
    ]);
  });

  it('gives each currency its own sums, and the one with most transactions first', () => {
    const flows = flowsOf([
      moved(1_000, '2026-05-05T00:00:00Z', '', 'AUD'),
      moved(500_000, '2026-05-05T00:00:00Z'),
      moved(-200_000, '2026-06-05T00:00:00Z'),
    ]);
    expect(flowsOfYear(flows, 2026).map(({ currency, total }) => [currency, total])).toEqual([
      ['VND', { received: 500_000, spent: 200_000, count: 2 }],
      ['AUD', { received: 1_000, spent: 0, count: 1 }],
    ]);
  });

  it('leaves out what cannot be read, and says how many that are', () => {
    const flows = flowsOf([
      moved(5, null),
      moved(5, 'yesterday'),
      transactionFixture({ amount: null }),
      moved(7, '2026-01-05T00:00:00Z'),
    ]);
    expect(flows.uncounted).toBe(3);
    expect(flowsOfYear(flows, 2026)[0]?.total.received).toBe(7);
  });

  it('counted in steps or at once it gives the same', () => {
    const rows = Array.from({ length: 30 }, (_, place) =>
      moved(place % 3 === 0 ? 100 : -40, new Date(Date.UTC(2025, place, 3)).toISOString(), 'Hosting'),
    );
    const steps = noFlow();
    for (let start = 0; start < rows.length; start += 7) countFlows(steps, rows.slice(start, start + 7));
    expect(steps).toEqual(flowsOf(rows));
    expect(flowYears(steps)).toEqual([2027, 2026, 2025]);
  });
});

describe('flowsOfYear', () => {
  it('has twelve months, and the services by their amounts with the untold last', () => {
    const flows = flowsOf([
      moved(-900, '2026-03-03T00:00:00Z', 'Băng thông'),
      moved(-100, '2026-03-03T00:00:00Z', 'Hosting'),
      moved(-300, '2026-04-03T00:00:00Z', 'WordPress'),
      moved(800, '2025-04-03T00:00:00Z', 'Nạp tiền'),
    ]);
    const [year] = flowsOfYear(flows, 2026);
    expect(year?.months.map(({ spent }) => spent)).toEqual([0, 0, 1_000, 300, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(year?.services.map(({ service, spent }) => [service, spent])).toEqual([
      ['wordpress', 300],
      ['hosting', 100],
      ['other', 900],
    ]);
  });

  it('a year without transactions has no plot', () => {
    expect(flowsOfYear(flowsOf([moved(5, '2026-03-03T00:00:00Z')]), 2024)).toEqual([]);
    expect(flowYears(noFlow())).toEqual([]);
  });
});

it('what is left is negative if more went out', () => {
  expect(netOf({ received: 5, spent: 8, count: 2 }, 'VND')).toEqual({ amount: -3, currency: 'VND' });
});
