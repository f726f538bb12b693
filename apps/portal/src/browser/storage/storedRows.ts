import * as v from 'valibot';
import type { SafeStorage } from './createStorage.ts';
import { sharedStore } from './sharedStore.ts';

/** Reading and comparing of rows. */
export type StoredRowsOptions<Row> = {
  schema: v.GenericSchema<unknown, Row>;
  /** True for a row in its last state: it is newer than any other of its key. */
  isFinal: (row: Row) => boolean;
  /** Characters that one row needs at most. */
  rowSize?: number;
};

/** Keeps rows of all tabs under one key; each write starts from the stored rows. A row that cannot be read is written back as it is. */
export const storedRows = <Row extends { key: string }>(
  storage: SafeStorage,
  storageKey: string,
  { schema, isFinal, rowSize = 2_000 }: StoredRowsOptions<Row>,
) => {
  const stored = sharedStore(storageKey, v.array(v.unknown()), storage, 'durable');
  /** Rows that the browser refused; null is a removed row. */
  const unkept = new Map<string, Row | null>();
  let seen: { from: unknown; rows: readonly Row[]; unreadable: readonly unknown[] } | undefined;

  const look = () => {
    const from = stored.read();
    if (seen && seen.from === from) return seen;
    const judged = (from ?? []).map((row) => ({ row, ...v.safeParse(schema, row) }));
    const kept = judged.flatMap(({ success, output }) => (success ? [output as Row] : []));
    const isNewer = (row: Row): boolean => !kept.some((other) => other.key === row.key && isFinal(other));
    const own = [...unkept.values()].flatMap((row) => (row !== null && isNewer(row) ? [row] : []));
    const isOwn = ({ key }: Row): boolean => unkept.get(key) === null || own.some((row) => row.key === key);
    seen = {
      from,
      rows: [...own, ...kept.filter((row) => !isOwn(row))],
      unreadable: judged.flatMap(({ success, row }) => (success ? [] : [row])),
    };
    return seen;
  };

  return {
    /** All readable rows, from the storage and from this tab's memory; the same array until a change. */
    read: (): readonly Row[] => look().rows,
    /** Writes and removes rows. False if the browser refuses: they stay in this tab's memory, and no row of another tab is lost. */
    write: (changed: readonly Row[], removed: readonly string[] = []): boolean => {
      const { rows, unreadable } = look();
      const gone = new Set([...removed, ...changed.map(({ key }) => key)]);
      const next = [...changed, ...rows.filter(({ key }) => !gone.has(key))];
      for (const key of removed) unkept.set(key, null);
      for (const row of changed) unkept.set(row.key, row);
      seen = undefined;
      if (!stored.write([...next, ...unreadable])) return false;
      unkept.clear();
      seen = undefined;
      return true;
    },
    /** True if the browser has room for another row. A question: it makes no run of DNS changes give way. */
    canKeep: (): boolean => {
      const probe = `${storageKey}.room`;
      const isKept = storage.set(probe, '.'.repeat(rowSize));
      storage.remove(probe);
      return isKept;
    },
    subscribe: stored.subscribe,
  };
};
