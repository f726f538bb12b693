import { planFixture, serverFixture } from '@may/domain/fixtures';
import { dong } from '@may/domain/money.ts';
import type { Plan } from '@may/domain/servers/server.ts';
import { priceUpgrade } from '@may/domain/servers/upgrade.ts';
import type { DiskForm, PlanForm, PlanRow, UpgradeMessage, UpgradeReview } from './serverUpgrade.ts';

const nothing = () => undefined;
const server = serverFixture();

const plans: readonly Plan[] = [
  planFixture({ id: '1', name: 'Basic 1', price: dong(100_000), cpu: 1, ramMb: 1_000, diskGb: 10 }),
  planFixture(),
  planFixture({ id: '3', name: 'Basic 4', price: dong(400_000), salePrice: dong(320_000), ramMb: 4_000, diskGb: 40 }),
  planFixture({ id: '4', name: 'Pro 8', price: dong(800_000), cpu: 4, ramMb: 8_000, diskGb: 80 }),
  planFixture({ id: '5', name: 'Pro 16', price: dong(1_600_000), cpu: 8, ramMb: 16_000, diskGb: 160, isSoldOut: true }),
];

/** Five plans beside the fixture's server: its own, a smaller one, one on sale and one that is sold out. */
export const planRowsFixture = (): PlanRow[] =>
  plans.map((plan) => ({
    ...plan,
    isCurrent: plan.id === server.planId,
    difference: priceUpgrade(server, plans, { part: 'plan', planId: plan.id }).difference,
  }));

/** The cost of the fixture's server after its SSD has grown to 40 GB. */
const grownCost = priceUpgrade(server, plans, { part: 'disk', totalMb: 40_960 });

/** The review of an SSD that grows from 20 to 40 GB; overrides replace whole fields. */
export const upgradeReviewFixture = (overrides: Partial<UpgradeReview> = {}): UpgradeReview => ({
  change: { part: 'disk', beforeMb: 20_480, afterMb: 40_960 },
  cost: grownCost,
  changed: false,
  nextCharge: '2026-12-18T07:10:00Z',
  wallet: dong(1_500_000),
  topUp: null,
  earlier: null,
  unread: null,
  onConfirm: nothing,
  onCheck: nothing,
  onBack: nothing,
  ...overrides,
});

/** The review of another plan of the list above. */
export const planReviewFixture = (planId: string): UpgradeReview =>
  upgradeReviewFixture({
    change: { part: 'plan', before: planFixture(), after: plans.find(({ id }) => id === planId) ?? null },
    cost: priceUpgrade(server, plans, { part: 'plan', planId }),
  });

/** An SSD of 20 GB without a choice; overrides replace whole fields. */
export const diskFormFixture = (overrides: Partial<DiskForm> = {}): DiskForm => ({
  valueMb: null,
  onChange: nothing,
  gap: 'none',
  cost: null,
  busy: false,
  failure: null,
  onReview: nothing,
  review: null,
  ...overrides,
});

/** The same with 40 GB chosen. */
export const chosenDiskFixture = (overrides: Partial<DiskForm> = {}): DiskForm =>
  diskFormFixture({ valueMb: 40_960, gap: null, cost: grownCost, ...overrides });

/** A table in which each plan can be bought; overrides replace whole fields. */
export const planFormFixture = (overrides: Partial<PlanForm> = {}): PlanForm => ({
  busy: false,
  chosenId: null,
  failure: null,
  onBuy: nothing,
  review: null,
  ...overrides,
});

/** The message after a lost answer; overrides replace whole fields. */
export const upgradeMessageFixture = (overrides: Partial<UpgradeMessage> = {}): UpgradeMessage => ({
  about: 'unknown',
  change: { part: 'disk', beforeMb: 20_480, afterMb: 40_960 },
  serverMessage: null,
  actions: [
    { name: 'check', onPress: nothing },
    { name: 'retry', onPress: nothing },
    { name: 'startOver', onPress: nothing },
  ],
  ...overrides,
});
