import { planFixture, regionFixture } from '@may/domain/fixtures';
import { dong } from '@may/domain/money.ts';
import { priceOrder } from '@may/domain/servers/pricing.ts';
import type { Plan, Region } from '@may/domain/servers/server.ts';
import type { OrderForm, OrderMessage, OrderPreflight, OrderReview } from './orderServer.ts';

const nothing = () => undefined;

/** Six data centres, one of them in a country without a flag. */
const someRegions: readonly Region[] = ['Hà Nội', 'Hồ Chí Minh', 'Singapore', 'Tokyo', 'Frankfurt', 'Sydney'].map(
  (name, place) => regionFixture({ id: String(place + 1), name }),
);

const somePlans: readonly Plan[] = [
  planFixture({ id: '1', name: 'Basic 1', price: dong(100_000), cpu: 1, ramMb: 1_000 }),
  planFixture(),
  planFixture({ id: '3', name: 'Basic 4', price: dong(400_000), salePrice: dong(320_000), cpu: 2, ramMb: 4_000 }),
  planFixture({ id: '4', name: 'Pro 8', price: dong(800_000), cpu: 4, ramMb: 8_000 }),
  planFixture({ id: '5', name: 'Pro 16', price: dong(1_600_000), cpu: 8, ramMb: 16_000, isSoldOut: true }),
  planFixture({ id: '6', name: 'Pro 32', price: dong(3_200_000), cpu: 16, ramMb: 32_000 }),
];

const chosen = { plan: planFixture(), diskMb: 20_480, mariadbDiskMb: 10_240, containers: 1 };

/** A wallet that covers the first month; overrides replace whole fields. */
export const orderPreflightFixture = (overrides: Partial<OrderPreflight> = {}): OrderPreflight => ({
  firstMonth: priceOrder(chosen).total,
  wallet: dong(1_500_000),
  verdict: 'enough',
  shortfall: null,
  topUp: null,
  ...overrides,
});

/** A complete order that can be reviewed; overrides replace whole fields. */
export const orderFormFixture = (overrides: Partial<OrderForm> = {}): OrderForm => ({
  locked: false,
  region: { options: { status: 'ready', value: someRegions }, value: '1', onSelect: nothing, onRetry: nothing },
  plan: { options: { status: 'ready', value: somePlans }, value: '2', onSelect: nothing, onRetry: nothing },
  disk: { valueMb: chosen.diskMb, leastMb: 10_240, onChange: nothing },
  mariadbDisk: { valueMb: chosen.mariadbDiskMb, onChange: nothing },
  user: { value: 'bien-xanh', onChange: nothing },
  password: { value: 'Song$Bien2026', broken: [], onChange: nothing, onGenerate: nothing },
  containers: { value: chosen.containers, onChange: nothing },
  cost: priceOrder(chosen),
  partialCost: priceOrder(chosen).lines,
  gaps: [],
  failure: null,
  onReview: nothing,
  review: null,
  preflight: orderPreflightFixture(),
  ...overrides,
});

/** The form with another disk, priced by it; sizes in MB. */
export const orderFormOfDisk = (
  disk: Partial<OrderForm['disk']> & { valueMb: number },
  overrides: Partial<OrderForm>,
) => {
  const cost = priceOrder({ ...chosen, diskMb: disk.valueMb });
  return orderFormFixture({
    ...{ disk: { leastMb: 10_240, onChange: nothing, ...disk }, cost, partialCost: cost.lines },
    ...{ preflight: orderPreflightFixture({ firstMonth: cost.total }), ...overrides },
  });
};

/** An order with the smallest disks, one container and no other choice; overrides replace whole fields. */
export const emptyOrderFormFixture = (overrides: Partial<OrderForm> = {}): OrderForm => {
  const form = orderFormFixture();
  return {
    ...form,
    region: { ...form.region, value: null },
    plan: { ...form.plan, value: null },
    disk: { ...form.disk, valueMb: 10_240 },
    user: { ...form.user, value: '' },
    password: { ...form.password, value: '', broken: ['length', 'digit', 'nonLetter', 'symbol'] },
    cost: null,
    partialCost: priceOrder({ ...chosen, diskMb: 10_240 }).lines.slice(1, 3),
    gaps: ['region', 'plan', 'password'],
    preflight: null,
    ...overrides,
  };
};

/** The review of the fixture's order; overrides replace whole fields. */
export const orderReviewFixture = (overrides: Partial<OrderReview> = {}): OrderReview => ({
  ...chosen,
  regionName: 'Hà Nội',
  user: 'bien-xanh',
  password: 'Song$Bien2026',
  cost: priceOrder(chosen),
  wasCost: null,
  earlier: [],
  preflight: orderPreflightFixture(),
  failure: null,
  busy: false,
  onConfirm: nothing,
  onBack: nothing,
  ...overrides,
});

/** The message after a lost answer; overrides replace whole fields. */
export const orderMessageFixture = (overrides: Partial<OrderMessage> = {}): OrderMessage => ({
  about: 'unknown',
  order: { regionName: 'Hà Nội', planName: 'Basic 2', total: priceOrder(chosen).total },
  serverMessage: null,
  actions: [
    { name: 'check', onPress: nothing },
    { name: 'seeServers', onPress: nothing },
  ],
  ...overrides,
});
