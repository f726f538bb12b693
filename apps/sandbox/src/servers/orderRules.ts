import type { createServerInputSchema } from '@may/api/schemas';
import { containerLimits, diskLimits, gapsOf, leastDiskOf, mbPerGb, type OrderGap } from '@may/domain/order/order.ts';
import type * as v from 'valibot';
import type { RefusalCode } from '../http/messages.ts';
import { invalidInput, Refusal } from '../http/refusal.ts';
import { type CataloguePlan, type CatalogueRegion, regions } from './catalogue.ts';

/** The body of an order. */
export type OrderInput = v.InferOutput<typeof createServerInputSchema>;

const codes: Record<OrderGap, RefusalCode> = {
  region: 'regionNotOffered',
  plan: 'planNotOffered',
  disk: 'diskOutOfRange',
  regionDisk: 'regionDiskTooSmall',
  mariadbDisk: 'mariadbDiskOutOfRange',
  password: 'passwordTooWeak',
  containers: 'containersOutOfRange',
};

/** Characters; limits the work of hashing a password. */
const longestText = 200;

/** Returns the ordered region and plan. Throws the first violated rule, in the order of the form, by the form's own rules. */
export const parseOrder = (
  input: OrderInput,
  plans: readonly CataloguePlan[],
): { region: CatalogueRegion; plan: CataloguePlan } => {
  const region = regions.find(({ id }) => String(id) === String(input.region));
  const plan = plans.find(({ id }) => String(id) === String(input.size));
  const regionId = region ? String(region.id) : null;
  const [gap] = gapsOf({
    regionId,
    planId: plan ? String(plan.id) : null,
    diskMb: input.disk,
    mariadbDiskMb: input.mariadb_disk_size,
    password: input.password,
    containers: input.replicate,
  });
  if (gap || !region || !plan) {
    const least = gap === 'regionDisk' ? leastDiskOf(regionId) / mbPerGb : diskLimits.minimum;
    const limits = gap === 'containers' ? containerLimits : { minimum: least, maximum: diskLimits.maximum };
    const words = { minimum: String(limits.minimum), maximum: String(limits.maximum), region: region?.name ?? '' };
    throw new Refusal(400, codes[gap ?? 'region'], { words });
  }
  for (const field of ['user', 'password'] as const) {
    if (input[field].length > longestText) throw invalidInput(field);
  }
  if (plan.isSoldOut) throw new Refusal(422, 'planSoldOut', { words: { plan: plan.name } });
  return { region, plan };
};
