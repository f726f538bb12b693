import {
  currencies,
  noWarningMemory,
  type RunwayLimits,
  runwayDayLimits,
  usualRunwayLimits,
  type WarningMemory,
} from '@may/domain';
import * as v from 'valibot';
import { runwayPrefix, toldPrefix } from '../storage/keys.ts';
import { type SharedSetting, sharedSetting } from './sharedSetting.ts';

const limitsSchema: v.GenericSchema<unknown, RunwayLimits> = v.object({
  days: v.nullable(v.picklist(runwayDayLimits)),
  balance: v.nullable(
    v.object({ amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)), currency: v.picklist(currencies) }),
  ),
});

const name = v.nullable(v.pipe(v.string(), v.maxLength(300)));
const topic = v.object({ count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)), told: name, dismissed: name });
const memorySchema: v.GenericSchema<unknown, WarningMemory> = v.object({ wallet: topic, card: topic });

type Settings = { limits: SharedSetting<RunwayLimits>; memory: SharedSetting<WarningMemory> };

let open: (Settings & { customerId: string }) | undefined;

/** A customer's limits, and the warnings that were told and dismissed in this browser; a sign-out keeps both, so that none is told again. */
export const customerSettings = (customerId: string): Settings => {
  if (open?.customerId !== customerId) {
    open = {
      customerId,
      limits: sharedSetting(`${runwayPrefix}${customerId}`, limitsSchema, usualRunwayLimits),
      memory: sharedSetting(`${toldPrefix}${customerId}`, memorySchema, noWarningMemory),
    };
  }
  return open;
};
