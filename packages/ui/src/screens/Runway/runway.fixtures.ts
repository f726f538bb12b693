import { type Runway, type RunwayFacts, runwayOf, type Warning } from '@may/domain';
import { fixtureNow, linkedCardFixture } from '@may/domain/fixtures';

const dong = (amount: number) => ({ amount, currency: 'VND' }) as const;

/** A server of 240.000 đ that is charged on a day of each month. */
export const runwayServer = (id: string, date: string, overrides: Partial<RunwayFacts['servers'][number]> = {}) => ({
  id,
  name: `wp-${id}`,
  createdAt: `2026-01-${date}T08:00:00.000Z`,
  status: null,
  monthly: dong(240_000),
  ...overrides,
});

/** The runway of two servers at the fixed clock; overrides replace whole fields. */
export const runwayFixture = (overrides: Partial<RunwayFacts> = {}): Runway =>
  runwayOf({
    balance: dong(1_200_000),
    servers: [runwayServer('bien-xanh', '28'), runwayServer('nui-vang', '12', { monthly: dong(888_000) })],
    unreadable: 0,
    now: fixtureNow,
    ...overrides,
  });

/** A wallet that lasts seven days, and a card of each end. */
export const warningFixtures = {
  short: {
    topic: 'wallet',
    kind: 'runwayShort',
    days: 7,
    until: '2026-11-28T08:00:00.000Z',
    isAtMost: false,
    balance: dong(120_000),
    isBalanceOld: false,
    topUp: dong(2_000_000),
  },
  urgent: {
    topic: 'wallet',
    kind: 'runwayShort',
    days: 1,
    until: '2026-11-22T08:00:00.000Z',
    isAtMost: false,
    balance: dong(120_000),
    isBalanceOld: false,
    topUp: dong(2_000_000),
  },
  low: {
    topic: 'wallet',
    kind: 'balanceLow',
    days: null,
    until: null,
    isAtMost: false,
    balance: { amount: 845, currency: 'AUD' },
    isBalanceOld: false,
    topUp: { amount: 2_000, currency: 'AUD' },
  },
  cardExpiring: { topic: 'card', kind: 'cardExpiring', card: linkedCardFixture({ expMonth: 12, expYear: 2026 }) },
  cardExpired: { topic: 'card', kind: 'cardExpired', card: linkedCardFixture({ expMonth: 10, expYear: 2026 }) },
} as const satisfies Record<string, Warning>;
