import { dong, type Money } from '../money.ts';
import { containerLimits, leastDiskOf, mbPerGb } from '../order/order.ts';
import type { Plan, Server } from './server.ts';

/** Dong a month for each GB of disk, of either kind (spec §9; MariaDB is priced like SSD, docs/decisions/0014). */
export const dongPerGb = 4_000;

/** The priced parts: the plan once as the base, each disk, and the plan again for each container (spec §9). */
export const priceParts = ['base', 'ssd', 'mariadb', 'containers'] as const;

export type PriceLine = {
  part: (typeof priceParts)[number];
  /** The number of units: GB of a disk, containers, one base. */
  quantity: number;
  each: Money;
  amount: Money;
};

/** A monthly cost, line by line; the lines add up to the total. */
export type MonthlyCost = { lines: PriceLine[]; total: Money };

/** The monthly price of a plan: its sale price if there is one (spec §3: 0 means none). */
export const priceOfPlan = ({ price, salePrice }: Pick<Plan, 'price' | 'salePrice'>): Money => salePrice ?? price;

/** The monthly cost of an order or a server (spec §9): plan + disks + plan × containers, in dong; the only price shown, confirmed and charged. */
export const priceOrder = ({
  plan,
  diskMb,
  mariadbDiskMb,
  containers,
}: {
  plan: Pick<Plan, 'price' | 'salePrice'>;
  diskMb: number;
  mariadbDiskMb: number;
  containers: number;
}): MonthlyCost => {
  const each = priceOfPlan(plan).amount;
  const line = (part: PriceLine['part'], quantity: number, price: number): PriceLine => ({
    part,
    quantity,
    each: dong(price),
    // A fraction of a GB is charged too, rounded to the dong.
    amount: dong(Math.round(quantity * price)),
  });
  const lines = [
    line('base', 1, each),
    line('ssd', diskMb / mbPerGb, dongPerGb),
    line('mariadb', mariadbDiskMb / mbPerGb, dongPerGb),
    line('containers', containers, each),
  ];
  return { lines, total: dong(lines.reduce((sum, { amount }) => sum + amount.amount, 0)) };
};

/** The prices of a plan's smallest order in a region, which has what cannot be left out: both disks and one container. */
export const leastPriceOf = (
  { price, salePrice }: Pick<Plan, 'price' | 'salePrice'>,
  regionId: string | null,
): Pick<Plan, 'price' | 'salePrice'> => {
  const least = {
    diskMb: leastDiskOf(regionId),
    mariadbDiskMb: leastDiskOf(null),
    containers: containerLimits.minimum,
  };
  const totalAt = (each: Money) => priceOrder({ ...least, plan: { price: each, salePrice: null } }).total;
  return { price: totalAt(price), salePrice: salePrice && totalAt(salePrice) };
};

/** The monthly price of a server by today's plans; null if its plan or one of its disks is unknown. */
export const costOfServer = (
  { planId, diskMb, mariadbDiskMb, containers }: Pick<Server, 'planId' | 'diskMb' | 'mariadbDiskMb' | 'containers'>,
  plans: readonly Plan[],
): MonthlyCost | null => {
  const plan = plans.find(({ id }) => id === planId);
  if (!plan || diskMb === null || mariadbDiskMb === null || containers === null) return null;
  return priceOrder({ plan, diskMb, mariadbDiskMb, containers });
};
