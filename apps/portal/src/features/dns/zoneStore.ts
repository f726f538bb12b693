import type { ChangeRun } from '@may/machines/dns/changeSet.types.ts';
import { closeRun, isFinished } from '@may/machines/dns/progress.ts';
import * as v from 'valibot';
import { localStore, type SafeStorage } from '../../browser/storage/createStorage.ts';
import { moment } from '../../browser/storage/fields.ts';
import { zonePrefix } from '../../browser/storage/keys.ts';
import { sharedStore } from '../../browser/storage/sharedStore.ts';
import { changeRunSchema } from './changeSetSchema.ts';

const entry = { at: moment, run: changeRunSchema };
const schema = v.object({ ...entry, earlier: v.optional(v.nullable(v.object(entry)), null) });

export type ZoneOwner = { userId: string; domainId: string };

const twoDays = 48 * 3_600_000;

const isOfUse = ({ progress }: ChangeRun): boolean =>
  progress.some(({ status }) => status === 'applied' || status === 'unconfirmed');

/**
 * The last run of each zone, which this browser remembers for all its tabs for two days: to go on with it, or to undo it. A run that changed
 * nothing leaves the one before it to be undone.
 */
export type ZoneStore = ReturnType<typeof createZoneStore>;

export const createZoneStore = (storage: SafeStorage, now: () => number = Date.now) => {
  const keyOf = ({ userId, domainId }: ZoneOwner) => `${zonePrefix}run.${userId}.${domainId}`;
  const rowOf = (owner: ZoneOwner) => sharedStore(keyOf(owner), schema, storage);
  /** The keys of runs that live in this tab's memory alone. */
  const unkept = new Set<string>();
  return {
    readRun: (owner: ZoneOwner): ChangeRun | null => {
      const row = rowOf(owner).read();
      const kept = row && isFinished(row.run) && !isOfUse(row.run) ? row.earlier : row;
      return kept && now() - kept.at < twoDays ? kept.run : null;
    },
    /** If the browser refuses a run, no earlier text of it stays: a reload would resume steps that are sent since. */
    writeRun: (owner: ZoneOwner, run: ChangeRun): void => {
      const row = rowOf(owner);
      const known = row.read();
      const before =
        known && known.run.key !== run.key && isOfUse(known.run) ? { at: known.at, run: closeRun(known.run) } : null;
      const value = { at: now(), run, earlier: isOfUse(run) ? null : (before ?? known?.earlier ?? null) };
      unkept.delete(keyOf(owner));
      if (row.write(value)) return;
      row.clear();
      // Without room for both, what is sent now counts.
      if (!row.write({ ...value, earlier: null })) unkept.add(keyOf(owner));
    },
    /** True if the browser keeps the last run: a payment's row may have taken its room. */
    isRunKept: (owner: ZoneOwner): boolean => storage.get(keyOf(owner)) !== null && !unkept.has(keyOf(owner)),
    forgetRun: (owner: ZoneOwner): void => rowOf(owner).clear(),
  };
};

export const zoneStore = createZoneStore(localStore);
