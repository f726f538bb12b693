import type { ChangeRun } from '@may/machines';
import * as v from 'valibot';
import { localStore, type SafeStorage } from '../storage/createStorage.ts';
import { zonePrefix } from '../storage/keys.ts';
import { sharedStore } from '../storage/sharedStore.ts';
import { changeRunSchema } from './changeSetSchema.ts';

const schema = v.object({ at: v.pipe(v.number(), v.safeInteger()), run: changeRunSchema });

export type ZoneOwner = { userId: string; domainId: string };

const twoDays = 48 * 3_600_000;

/** The last run of each zone, which this browser remembers for all its tabs for two days: to go on with it, or to undo it. */
export type ZoneStore = ReturnType<typeof createZoneStore>;

export const createZoneStore = (storage: SafeStorage, now: () => number = Date.now) => {
  const rowOf = ({ userId, domainId }: ZoneOwner) =>
    sharedStore(`${zonePrefix}run.${userId}.${domainId}`, schema, storage);
  return {
    readRun: (owner: ZoneOwner): ChangeRun | null => {
      const row = rowOf(owner).read();
      return row && now() - row.at < twoDays ? row.run : null;
    },
    /** If the browser refuses a run, no earlier text of it stays: a reload would resume steps that are sent since. */
    writeRun: (owner: ZoneOwner, run: ChangeRun): void => {
      const [row, value] = [rowOf(owner), { at: now(), run }];
      if (row.write(value)) return;
      row.clear();
      row.write(value);
    },
    forgetRun: (owner: ZoneOwner): void => rowOf(owner).clear(),
  };
};

export const zoneStore = createZoneStore(localStore);
