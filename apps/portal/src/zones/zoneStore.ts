import type { ChangeSet } from '@may/domain';
import type { ChangeRun } from '@may/machines';
import * as v from 'valibot';
import { localStore, type SafeStorage } from '../storage/createStorage.ts';
import { undosKey } from '../storage/keys.ts';
import { storedValue } from '../storage/storedValue.ts';
import { changeSetSchema } from './changeSetSchema.ts';
import { createRunJournal } from './runJournal.ts';

const keptUndo = v.object({
  v: v.literal(1),
  userId: v.string(),
  domainId: v.string(),
  at: v.pipe(v.number(), v.safeInteger()),
  key: v.pipe(v.string(), v.nonEmpty()),
  changes: changeSetSchema,
});

/** The undo of a change set; `at` is the time of its run (milliseconds since 1970). */
export type UndoEntry = { key: string; at: number; changes: ChangeSet };

export type ZoneOwner = { userId: string; domainId: string };

const twoDays = 48 * 3_600_000;
const mostUndos = 20;

/** Runs and undos of zones that this browser remembers for all its tabs, for two days. */
export type ZoneStore = ReturnType<typeof createZoneStore>;

/** Unfinished runs and undoable change sets in local storage; unreadable rows are dropped. */
export const createZoneStore = (storage: SafeStorage, now: () => number = Date.now) => {
  const readList = <Row extends { at: number }>(name: string, schema: v.GenericSchema<unknown, Row>): Row[] =>
    (storedValue(storage, name, v.array(v.unknown())).read() ?? [])
      .map((row) => v.safeParse(schema, row))
      .flatMap(({ success, output }) => (success && now() - (output as Row).at < twoDays ? [output as Row] : []));
  const writeList = (name: string, rows: readonly unknown[]) =>
    storedValue(storage, name, v.array(v.unknown())).write([...rows]);
  const journal = createRunJournal(storage, now);
  // Each run has its own key, because it is written before and after each of its steps, and there may be thousands.
  const runKey = ({ userId, domainId }: ZoneOwner) => `may.dns.run.${userId}.${domainId}`;
  const isOf =
    ({ userId, domainId }: ZoneOwner) =>
    (row: ZoneOwner) =>
      row.userId === userId && row.domainId === domainId;
  return {
    /** The unfinished run of a domain. */
    readRun: (whose: ZoneOwner): ChangeRun | null => {
      const kept = journal.read(runKey(whose));
      return kept && now() - kept.at < twoDays ? kept.run : null;
    },
    writeRun: (whose: ZoneOwner, run: ChangeRun | null): void => {
      if (run) journal.write(runKey(whose), run);
      else journal.clear(runKey(whose));
    },
    /** The undos of a domain, newest first. */
    listUndos: (whose: ZoneOwner): UndoEntry[] =>
      readList(undosKey, keptUndo)
        .filter(isOf(whose))
        .map(({ key, at, changes }) => ({ key, at, changes })),
    addUndo: (whose: ZoneOwner, entry: Omit<UndoEntry, 'at'>): void => {
      const rows = readList(undosKey, keptUndo);
      const others = rows.filter((row) => !(isOf(whose)(row) && row.key === entry.key));
      writeList(undosKey, [{ v: 1, ...whose, at: now(), ...entry }, ...others].slice(0, mostUndos));
    },
    forgetUndo: (whose: ZoneOwner, undoKey: string): void =>
      writeList(
        undosKey,
        readList(undosKey, keptUndo).filter((row) => !(isOf(whose)(row) && row.key === undoKey)),
      ),
  };
};

export const zoneStore = createZoneStore(localStore);
