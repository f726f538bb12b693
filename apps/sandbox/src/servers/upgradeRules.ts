import type { updateDisksInputSchema, updatePlanInputSchema } from '@may/api/schemas';
import { diskLimits, mbPerGb } from '@may/domain/order/order.ts';
import type * as v from 'valibot';
import type { RefusalCode } from '../http/messages.ts';
import { invalidInput, Refusal } from '../http/refusal.ts';
import type { CataloguePlan } from './catalogue.ts';
import type { ServerChanges } from './servers.ts';
import type { StoredServer } from './serverTables.ts';

type PlanInput = v.InferOutput<typeof updatePlanInputSchema>;
type DisksInput = v.InferOutput<typeof updateDisksInputSchema>;

const limitsInWords = { minimum: String(diskLimits.minimum), maximum: String(diskLimits.maximum) };

/** Throws if the body names another server than the path, or cannot be about the server as it is. */
export const refuseOtherServer = (
  { id, name }: { id: string | number; name: string },
  server: Pick<StoredServer, 'id' | 'name'>,
): void => {
  if (String(id) !== server.id) throw invalidInput('id');
  if (name !== server.name) throw invalidInput('name');
};

/** Throws while a server is being set up or is not paid for. */
export const refuseUnready = ({ status }: Pick<StoredServer, 'status'>): void => {
  if (status !== 'active') throw new Refusal(422, 'serverNotReady');
};

/** Returns another plan of the catalogue with what it brings. Throws if it is the present one or is not for sale. */
export const parsePlanChange = (
  { size }: PlanInput,
  server: StoredServer,
  plans: readonly CataloguePlan[],
): ServerChanges => {
  const plan = plans.find(({ id }) => String(id) === String(size));
  if (!plan) throw new Refusal(400, 'planNotOffered');
  if (plan.id === server.planId) throw new Refusal(422, 'planInUse', { words: { plan: plan.name } });
  if (plan.isSoldOut) throw new Refusal(422, 'planSoldOut', { words: { plan: plan.name } });
  return { planId: plan.id, cpu: plan.cpu, ramMb: plan.ramMb };
};

/** A disk that stays as it is follows no rule, because an order takes sizes that are no whole GB. */
const refuseDisk = (before: number, after: number, tooLarge: RefusalCode): void => {
  if (after === before) return;
  if (after < diskLimits.minimum * mbPerGb) throw new Refusal(400, 'diskBelowMinimum');
  if (after > diskLimits.maximum * mbPerGb) throw new Refusal(400, tooLarge, { words: limitsInWords });
  if (after % mbPerGb !== 0) throw new Refusal(400, 'diskNotWhole');
  if (after < before) throw new Refusal(422, 'diskShrinks');
};

/** Returns the new sizes. Throws unless both disks stay or grow, and one grows. A server without a MariaDB disk can get one. */
export const parseDisks = (input: DisksInput, server: StoredServer): ServerChanges => {
  const { disk: diskMb, mariadb_disk_size: mariadbDiskMb, replicate } = input;
  if (replicate !== server.containers) throw new Refusal(422, 'containersFixed');
  refuseDisk(server.diskMb, diskMb, 'diskOutOfRange');
  refuseDisk(server.mariadbDiskMb, mariadbDiskMb, 'mariadbDiskOutOfRange');
  if (diskMb === server.diskMb && mariadbDiskMb === server.mariadbDiskMb) throw new Refusal(422, 'disksUnchanged');
  return { diskMb, mariadbDiskMb };
};
