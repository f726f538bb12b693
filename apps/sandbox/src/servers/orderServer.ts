import { currencyOfRegion } from '@may/domain';
import type { User } from '../session/users.ts';
import type { Database } from '../store/openStore.ts';
import { billOf } from './billOf.ts';
import type { CataloguePlan, CatalogueRegion } from './catalogue.ts';
import { placeOrder } from './servers.ts';
import type { StoredServer } from './serverTables.ts';

/** A valid order; disks in MB. */
export type GoodOrder = {
  user: Pick<User, 'id' | 'regionCode'>;
  region: CatalogueRegion;
  plan: CataloguePlan;
  diskMb: number;
  mariadbDiskMb: number;
  containers: number;
  userName: string;
  passwordHash: string;
};

/** Inserts an order, billed in the currency of the customer's wallet. */
export const orderServer = (
  tx: Database,
  { user, region, plan, ...order }: GoodOrder,
  now: Date,
): Promise<StoredServer> => {
  const { cpu, ramMb } = plan;
  const placed = { userId: user.id, kind: region.kind, regionId: region.id, planId: plan.id, createdAt: now };
  const currency = currencyOfRegion(user.regionCode);
  return placeOrder(tx, { ...order, ...placed, cpu, ramMb }, (name) => billOf({ ...order, name }, plan, currency, now));
};
