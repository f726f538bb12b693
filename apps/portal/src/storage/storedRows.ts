import * as v from 'valibot';
import type { SafeStorage } from './createStorage.ts';
import { storedValue } from './storedValue.ts';

/** Rows of a list in the browser's storage, written by all tabs. */
export type StoredRows<Row> = {
  /** All readable rows, from the storage and from this tab's memory; the same array until a change. */
  read(): readonly Row[];
  /** Writes and removes rows. A row that the browser refuses stays in this tab's memory; no row of another tab is lost. */
  write(changed: readonly Row[], removed?: readonly string[]): void;
  /** True if the browser has room for another row. */
  canKeep(): boolean;
};

/** Reading, writing and comparing of rows. */
export type StoredRowsOptions<Row> = {
  parse: (row: unknown) => Row | null;
  format: (row: Row) => unknown;
  /** True for a row in its last state: it is newer than any other of its key. */
  isFinal: (row: Row) => boolean;
  /** Characters that one row needs at most. */
  rowSize?: number;
};

/** Keeps rows as JSON under one key; each write starts from the stored rows. */
export const storedRows = <Row extends { key: string }>(
  storage: SafeStorage,
  storageKey: string,
  { parse, format, isFinal, rowSize = 2_000 }: StoredRowsOptions<Row>,
): StoredRows<Row> => {
  const stored = storedValue(storage, storageKey, v.array(v.unknown()));
  /** Rows that the browser refused; null is a removed row. */
  const unkept = new Map<string, Row | null>();
  let seen: { text: string | null; rows: readonly Row[] } | undefined;

  const save = (key: string, text: string): boolean => {
    if (storage.setDurably) return storage.setDurably(key, text);
    storage.set(key, text);
    return true;
  };
  const read = (): readonly Row[] => {
    const text = storage.get(storageKey);
    if (seen && seen.text === text) return seen.rows;
    const kept = (stored.read() ?? []).flatMap((row) => parse(row) ?? []);
    const isNewer = (row: Row): boolean => !kept.some((other) => other.key === row.key && isFinal(other));
    const own = [...unkept.values()].flatMap((row) => (row !== null && isNewer(row) ? [row] : []));
    const isOwn = ({ key }: Row): boolean => unkept.get(key) === null || own.some((row) => row.key === key);
    const rows = [...own, ...kept.filter((row) => !isOwn(row))];
    seen = { text, rows };
    return rows;
  };

  return {
    read,
    write: (changed, removed = []) => {
      const gone = new Set([...removed, ...changed.map(({ key }) => key)]);
      const rows = [...changed, ...read().filter(({ key }) => !gone.has(key))];
      const isKept = save(storageKey, JSON.stringify(rows.map(format)));
      if (isKept) unkept.clear();
      else {
        for (const key of removed) unkept.set(key, null);
        for (const row of changed) unkept.set(row.key, row);
      }
      seen = undefined;
    },
    canKeep: () => {
      const probe = `${storageKey}.room`;
      const isKept = save(probe, '.'.repeat(rowSize));
      storage.remove(probe);
      return isKept;
    },
  };
};
