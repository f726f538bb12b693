import { type StepProgress, stepErrorKinds, stepStatuses } from '@may/domain';
import type { ChangeRun } from '@may/machines';
import * as v from 'valibot';
import type { SafeStorage } from '../storage/createStorage.ts';
import { partOf, partPrefix } from '../storage/journalParts.ts';
import { storedValue } from '../storage/storedValue.ts';
import { zoneRecordSchema } from './changeSetSchema.ts';

const key = v.pipe(v.string(), v.nonEmpty());
const step = v.variant('kind', [
  v.object({ kind: v.picklist(['add', 'delete']), key, record: zoneRecordSchema }),
  v.object({ kind: v.literal('edit'), key, record: zoneRecordSchema, before: zoneRecordSchema }),
]);
/** Storage says `untold` for `unconfirmed`: a tab that still runs an older version of the portal reads the same run. */
const errorKind = v.pipe(
  v.picklist([...stepErrorKinds, 'untold']),
  v.transform((kind) => (kind === 'untold' ? 'unconfirmed' : kind)),
);
const outcome = {
  status: v.picklist(stepStatuses),
  id: v.nullable(v.string()),
  error: v.nullable(v.object({ kind: errorKind, serverMessage: v.nullable(v.string()) })),
};
const at = v.pipe(v.number(), v.safeInteger());
const run = v.object({
  direction: v.picklist(['forward', 'back']),
  key,
  progress: v.array(v.object({ step, ...outcome })),
});
const wholeSchema: v.GenericSchema<unknown, { id: string | null; at: number; run: ChangeRun }> = v.variant('v', [
  // Earlier versions wrote a run whole at each step.
  v.pipe(
    v.object({ v: v.literal(1), at, run }),
    v.transform((kept) => ({ ...kept, id: null })),
  ),
  v.object({ v: v.literal(2), id: key, at, run }),
]);
const partSchema = v.object({ id: key, progress: v.array(v.object(outcome)) });

const storedOutcome = ({ status, id, error }: StepProgress) => ({
  status,
  id,
  error: error?.kind === 'unconfirmed' ? { ...error, kind: 'untold' } : error,
});

/** Steps of a part. Each of its writes costs their length, so that a run of thousands costs as little for each step as a short one. */
const partSize = 25;

/** Milliseconds after which a run is written whole again, because its age counts from then. */
const freshFor = 3_600_000;

/** A run as this tab wrote it last; its stored text begins with `head`. */
type Written = { head: string; id: string; at: number; run: ChangeRun };

/** The only part in which two states of a run differ; `many` if they differ in more than the outcomes of one part. */
const changedPart = (before: ChangeRun, after: ChangeRun): number | 'none' | 'many' => {
  const isSameRun = before.key === after.key && before.direction === after.direction;
  if (!isSameRun || before.progress.length !== after.progress.length) return 'many';
  let part: number | 'none' = 'none';
  for (let index = 0; index < after.progress.length; index += 1) {
    const [old, now] = [before.progress[index], after.progress[index]];
    if (old === now) continue;
    const changed = Math.floor(index / partSize);
    if (old?.step !== now?.step || (part !== 'none' && part !== changed)) return 'many';
    part = changed;
  }
  return part;
};

/**
 * Runs in local storage. A run is written whole once, with a new id; each step then writes the outcomes of its part alone, under the same id.
 * Each of these writes is one entry, so that a crash leaves the state before it or after it.
 */
export const createRunJournal = (storage: SafeStorage, now: () => number) => {
  const written = new Map<string, Written>();
  const clearParts = (journal: string): void => {
    for (const key of storage.keys()) if (key.startsWith(partPrefix(journal))) storage.remove(key);
  };
  const writePart = (journal: string, run: ChangeRun): boolean => {
    const last = written.get(journal);
    // Another tab may have removed the run: for a payment that had no room, or at a sign-out.
    if (!last || now() - last.at >= freshFor || !storage.get(journal)?.startsWith(last.head)) return false;
    const part = changedPart(last.run, run);
    if (part === 'many') return false;
    if (part === 'none') return true;
    const start = part * partSize;
    const progress = run.progress.slice(start, start + partSize).map(storedOutcome);
    written.set(journal, { ...last, run });
    return storage.set(partOf(journal, part), JSON.stringify({ id: last.id, at: last.at, progress }));
  };
  const writeWhole = (journal: string, run: ChangeRun): void => {
    const id = crypto.randomUUID();
    const progress = run.progress.map((entry) => ({ step: entry.step, ...storedOutcome(entry) }));
    const text = JSON.stringify({ v: 2, id, at: now(), run: { ...run, progress } });
    // A refused run leaves the stored one with its parts, and is written whole at the next step, too.
    if (!storage.set(journal, text)) {
      written.delete(journal);
      return;
    }
    clearParts(journal);
    written.set(journal, { head: text.slice(0, text.indexOf(id) + id.length), id, at: now(), run });
  };
  return {
    /** The run and the time of its last whole write; null if it is missing or unreadable. */
    read: (journal: string): { at: number; run: ChangeRun } | null => {
      const kept = storedValue(storage, journal, wholeSchema).read();
      if (kept === null || kept.id === null) return kept;
      const progress = [...kept.run.progress];
      for (let part = 0; part * partSize < progress.length; part += 1) {
        const key = partOf(journal, part);
        if (storage.get(key) === null) continue;
        const stored = storedValue(storage, key, partSchema).read();
        if (stored === null) return null;
        if (stored.id !== kept.id) continue;
        for (const [index, outcome] of stored.progress.entries()) {
          const place = part * partSize + index;
          const entry = progress[place];
          if (entry) progress[place] = { ...entry, ...outcome };
        }
      }
      return { at: kept.at, run: { ...kept.run, progress } };
    },
    write: (journal: string, run: ChangeRun): void => {
      if (!writePart(journal, run)) writeWhole(journal, run);
    },
    clear: (journal: string): void => {
      written.delete(journal);
      storage.remove(journal);
      clearParts(journal);
    },
  };
};
