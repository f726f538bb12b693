import { planFixture, serverFixture } from '@may/domain/fixtures';
import { dong } from '@may/domain/money.ts';
import { priceUpgrade, type ServerUpgrade } from '@may/domain/servers/upgrade.ts';
import type { ReviewedUpgrade, ServerUpgradeContext, UpgradeQuote } from '@may/machines/servers/serverUpgrade.types.ts';
import type { UpgradeCircumstances } from './upgradeReview.ts';

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
};

/** The review of an upgrade; changes replace whole fields of the quote. */
export const upgradeReview = (changes: Partial<UpgradeQuote> = {}, upgrade: ServerUpgrade = grow): ReviewedUpgrade => {
  const quote: UpgradeQuote = { server: serverFixture(), plans, blocking: null, ...changes };
  return { ...quote, cost: priceUpgrade(quote.server, quote.plans, upgrade) };
};

/** An unanswered upgrade of the MariaDB disk, whose request may still be carried out. */
export const blocking: UpgradeQuote['blocking'] = {
  at: Date.parse('2026-11-21T07:05:00Z'),
  update: { kind: 'disks', name: 'wp', containers: 1, part: 'mariadb', diskMb: 20_480, mariadbDiskMb: 20_480 },
};

/** The flow with a chosen and reviewed SSD; overrides replace whole fields. */
export const upgradeContext = (overrides: Partial<ServerUpgradeContext> = {}): ServerUpgradeContext => ({
  serverId: 'srv_1',
  part: 'disk',
  upgrade: grow,
  review: upgradeReview(),
  wasReview: null,
  gap: null,
  error: null,
  isSent: false,
  isAccepted: false,
  upgraded: null,
  readings: 0,
  ...overrides,
});
