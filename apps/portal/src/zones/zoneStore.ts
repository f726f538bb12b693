import type { ChangeRun } from '@may/machines';
import * as v from 'valibot';
import { localStore, type SafeStorage } from '../storage/createStorage.ts';
import { moment } from '../storage/fields.ts';
import { zonePrefix } from '../storage/keys.ts';
import { sharedStore } from '../storage/sharedStore.ts';
import { changeRunSchema } from './changeSetSchema.ts';

const schema = v.object({ at: moment, run: changeRunSchema });

export type ZoneOwner = { userId: string; domainId: string };

const twoDays = 48 * 3_600_000;

/** The last run of each zone, which this browser remembers for all its tabs for two days: to go on with it, or to undo it. */
export type ZoneStore = ReturnType<typeof createZoneStore>;

export const createZoneStore = (storage: SafeStorage, now: () => number = Date.now) => {
  const keyOf = ({ userId, domainId }: ZoneOwner) => `${zonePrefix}run.${userId}.${domainId}`;
  const rowOf = (owner: ZoneOwner) => sharedStore(keyOf(owner), schema, storage);
  /** The keys of runs that live in this tab's memory alone. */
  const unkept = new Set<string>();
  return {
    readRun: (owner: ZoneOwner): ChangeRun | null => {
      const row = rowOf(owner).read();
      return row && now() - row.at < twoDays ? row.run : null;
    },
    /** If the browser refuses a run, no earlier text of it stays: a reload would resume steps that are sent since. */
    writeRun: (owner: ZoneOwner, run: ChangeRun): void => {
      const [row, value] = [rowOf(owner), { at: now(), run }];
      unkept.delete(keyOf(owner));
      if (row.write(value)) return;
      row.clear();
      if (!row.write(value)) unkept.add(keyOf(owner));
    },
    /** True if the browser keeps the last run: a payment's row may have taken its room. */
    isRunKept: (owner: ZoneOwner): boolean => storage.get(keyOf(owner)) !== null && !unkept.has(keyOf(owner)),
    forgetRun: (owner: ZoneOwner): void => rowOf(owner).clear(),
  };
};

export const zoneStore = createZoneStore(localStore);
