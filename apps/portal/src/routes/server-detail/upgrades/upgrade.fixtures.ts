import { priceUpgrade, type ServerUpgrade } from '@may/domain';
import { planFixture, serverFixture } from '@may/domain/fixtures';
import type {
  EarlierUpgrade,
  ServerUpgradeContext,
  UpgradeQuote,
  UpgradeReview,
  upgradeAttemptMachine,
} from '@may/machines';
import type { ContextFrom } from 'xstate';
import type { UpgradeCircumstances } from './upgradeFacts.ts';

const dong = (amount: number) => ({ amount, currency: 'VND' as const });
const plans = [
  planFixture({ id: '1', name: 'Basic 1', price: dong(120_000), cpu: 1, ramMb: 1_000, diskGb: 10 }),
  planFixture(),
  planFixture({
    id: '3',
    name: 'Pro 4',
    price: dong(450_000),
    salePrice: dong(360_000),
    cpu: 4,
    ramMb: 8_000,
    diskGb: 40,
  }),
  planFixture({ id: '4', name: 'Pro 8', price: dong(900_000), cpu: 8, ramMb: 16_000, diskGb: 80, isSoldOut: true }),
];

/** The upgrade of the fixture's SSD from 20 to 40 GB. */
const grow: ServerUpgrade = { part: 'disk', totalMb: 40_960 };

/** A running server, four plans and a wallet that covers every difference but the largest ones. */
export const circumstances: UpgradeCircumstances = {
  server: serverFixture(),
  plans: { status: 'ready', value: { items: plans, unreadable: 0 } },
  onRetryPlans: () => undefined,
  wallet: dong(250_000),
  nextCharge: '2026-12-21T07:00:00.000Z',
  canKeep: true,
};

/** The review of an upgrade; changes replace whole fields of the quote. */
export const upgradeReview = (changes: Partial<UpgradeQuote> = {}, upgrade: ServerUpgrade = grow): UpgradeReview => {
  const quote: UpgradeQuote = { server: serverFixture(), plans, earlier: null, ...changes };
  return { ...quote, cost: priceUpgrade(quote.server, quote.plans, upgrade) };
};

/** An unanswered upgrade of the MariaDB disk, whose request may still be carried out. */
export const earlier: EarlierUpgrade = {
  key: 'earlier',
  at: Date.parse('2026-11-21T07:05:00Z'),
  upgrade: { part: 'mariadb', totalMb: 20_480 },
  isSame: false,
  isAccepted: false,
  blocks: true,
};

/** The flow with a chosen and reviewed SSD; overrides replace whole fields. */
export const upgradeContext = (overrides: Partial<ServerUpgradeContext> = {}): ServerUpgradeContext => ({
  serverId: 'srv_1',
  part: 'disk',
  repeatsAreOne: false,
  upgrade: grow,
  attemptKey: null,
  review: upgradeReview(),
  wasReview: null,
  gap: null,
  error: null,
  upgraded: null,
  readings: 0,
  ...overrides,
});

/** The attempt of that upgrade after its answer was lost. */
export const upgradeAttempt: ContextFrom<typeof upgradeAttemptMachine> = {
  intent: { serverId: 'srv_1', upgrade: grow, reviewed: serverFixture() },
  key: 'kept',
  repeatsAreOne: false,
  mayHaveArrived: true,
  receipt: null,
  transactionCode: null,
  error: null,
  result: null,
};
