import { dong, type Money } from '../money.ts';
import { diskLimits, mbPerGb } from '../order/order.ts';
import { costOfServer, dongPerGb, type MonthlyCost } from './pricing.ts';
import { isReady, type Plan, type Server } from './server.ts';
import type { UpgradePart } from './upgradePart.ts';

/** An upgrade of one part of a server: the new total of a disk in MB, or another plan. */
export type ServerUpgrade = { part: 'disk' | 'mariadb'; totalMb: number } | { part: 'plan'; planId: string };

/**
 * The reason against an upgrade, in the order in which they are found.
 * - `none`: no size and no plan is chosen.
 * - `tooSmall`, `tooLarge`, `notWhole`: the disk is below 10 GB (spec §5), above 195 GB, or no whole number of GB.
 * - `notReady`: the server is unpaid or is being set up.
 * - `unknownNow`: the provider did not send a present size that the request or its price needs.
 * - `notGrowing`, `samePlan`: the server has this size or a larger one, or this plan.
 * - `noPlan`, `soldOut`: the provider does not list the plan, or has sold it out.
 */
export type UpgradeGap =
  | 'none'
  | 'tooSmall'
  | 'tooLarge'
  | 'notWhole'
  | 'notReady'
  | 'unknownNow'
  | 'notGrowing'
  | 'samePlan'
  | 'noPlan'
  | 'soldOut';

/** The present size of a disk in MB: 0 for a server without a MariaDB disk, null if it is unknown. */
export const diskOf = (
  { diskMb, mariadbDiskMb }: Pick<Server, 'diskMb' | 'mariadbDiskMb'>,
  part: 'disk' | 'mariadb',
): number | null => (part === 'disk' ? diskMb : mariadbDiskMb);

const sizeGap = (totalMb: number): UpgradeGap | null => {
  // `NaN` comes from a field that holds no number.
  if (Number.isNaN(totalMb)) return 'none';
  if (totalMb < diskLimits.minimum * mbPerGb) return 'tooSmall';
  if (totalMb > diskLimits.maximum * mbPerGb) return 'tooLarge';
  return totalMb % mbPerGb === 0 ? null : 'notWhole';
};

const planGap = (planId: string, server: Server, plans: readonly Plan[]): UpgradeGap | null => {
  if (planId === server.planId) return 'samePlan';
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) return 'noPlan';
  return plan.isSoldOut ? 'soldOut' : null;
};

/** True if the server's facts are enough to write the request and its price. The request for a disk carries both disks and the containers. */
const isKnown = ({ rawName, containers, diskMb, mariadbDiskMb, planId }: Server, part: UpgradePart): boolean => {
  const needed = part === 'plan' ? [planId] : [diskMb, mariadbDiskMb];
  return [rawName, containers, ...needed].every((fact) => fact !== null);
};

/** The reason against an upgrade of a server; null if there is none. Null as `upgrade` is an empty choice. */
export const upgradeGap = (
  upgrade: ServerUpgrade | null,
  server: Server,
  plans: readonly Plan[],
): UpgradeGap | null => {
  if (upgrade === null) return 'none';
  const gap = upgrade.part === 'plan' ? null : sizeGap(upgrade.totalMb);
  if (gap !== null) return gap;
  if (!isReady(server)) return 'notReady';
  if (!isKnown(server, upgrade.part)) return 'unknownNow';
  if (upgrade.part === 'plan') return planGap(upgrade.planId, server, plans);
  return (diskOf(server, upgrade.part) ?? 0) < upgrade.totalMb ? null : 'notGrowing';
};

/** True if the server has the upgrade: this plan, or at least this disk, because a disk never shrinks. */
export const isUpgraded = (
  server: Pick<Server, 'planId' | 'diskMb' | 'mariadbDiskMb'>,
  upgrade: ServerUpgrade,
): boolean =>
  upgrade.part === 'plan' ? server.planId === upgrade.planId : (diskOf(server, upgrade.part) ?? 0) >= upgrade.totalMb;

/** The server as it will be after an upgrade. */
const upgradedServer = (server: Server, upgrade: ServerUpgrade): Server => {
  if (upgrade.part === 'plan') return { ...server, planId: upgrade.planId };
  return { ...server, [upgrade.part === 'disk' ? 'diskMb' : 'mariadbDiskMb']: upgrade.totalMb };
};

/** The monthly cost of a server before and after an upgrade, and the difference a month; null is unknown. */
export type UpgradeCost = { before: MonthlyCost | null; after: MonthlyCost | null; difference: Money | null };

/** The price of an upgrade by today's plans. The difference of a disk is known even if the server's plan is not listed any more. */
export const priceUpgrade = (server: Server, plans: readonly Plan[], upgrade: ServerUpgrade): UpgradeCost => {
  const before = costOfServer(server, plans);
  const after = costOfServer(upgradedServer(server, upgrade), plans);
  if (before && after) return { before, after, difference: dong(after.total.amount - before.total.amount) };
  if (upgrade.part === 'plan') return { before, after, difference: null };
  const now = diskOf(server, upgrade.part);
  const grownGb = now === null ? null : (upgrade.totalMb - now) / mbPerGb;
  return { before, after, difference: grownGb === null ? null : dong(Math.round(grownGb * dongPerGb)) };
};

/** True if two readings of a server and the plans agree in all that a customer reviews of an upgrade: the sizes and the price. */
export const isSameReview = (
  upgrade: ServerUpgrade,
  one: { server: Server; plans: readonly Plan[] },
  other: { server: Server; plans: readonly Plan[] },
): boolean => {
  const [agreed, now] = [one, other].map(({ server, plans }) => {
    const { diskMb, mariadbDiskMb, planId, containers } = server;
    return JSON.stringify([diskMb, mariadbDiskMb, planId, containers, priceUpgrade(server, plans, upgrade)]);
  });
  return agreed === now;
};
