import * as v from 'valibot';
import type { SafeStorage } from './createStorage.ts';
import { sharedStore } from './sharedStore.ts';

/** Reading and comparing of rows. */
export type StoredRowsOptions<Row> = {
  schema: v.GenericSchema<unknown, Row>;
  /** True for a row with an end: it stays although another tab has stored the row without one since. */
  isFinal?: (row: Row) => boolean;
  /** Characters that one row needs at most. */
  rowSize?: number;
};

const textOf = (row: unknown): string | undefined => JSON.stringify(row);

/** Keeps rows of all tabs under one key; each write starts from the stored rows. A row that cannot be read is written back as it is. */
export const storedRows = <Row extends { key: string }>(
  storage: SafeStorage,
  storageKey: string,
  { schema, isFinal = () => false, rowSize = 2_000 }: StoredRowsOptions<Row>,
) => {
  const stored = sharedStore(storageKey, v.array(v.unknown()), storage, 'durable');
  /** Rows that the browser refused (null is a removed one), each with the stored row that it replaces. */
  const unkept = new Map<string, { row: Row | null; over: string | undefined }>();
  let seen: { from: unknown; rows: readonly Row[]; kept: readonly Row[]; unreadable: readonly unknown[] } | undefined;

  const look = () => {
    const from = stored.read();
    if (seen && seen.from === from) return seen;
    const judged = (from ?? []).map((row) => ({ row, ...v.safeParse(schema, row) }));
    const readable = judged.flatMap(({ success, output }) => (success ? [output as Row] : []));
    // A page of another release may have written a second row of a key: a row with an end counts, else the first one.
    const counting = (key: string) => {
      const same = readable.filter((row) => row.key === key);
      return same.find(isFinal) ?? same[0];
    };
    const kept = readable.filter((row) => row === counting(row.key));
    // A row that another tab has stored or removed since is newer there, unless this tab alone knows the end.
    for (const [key, own] of unkept) {
      const row = counting(key);
      const isEnd = own.row && isFinal(own.row) && !(row && isFinal(row));
      if (own.over !== textOf(row) && !isEnd) unkept.delete(key);
    }
    const own = [...unkept.values()].flatMap(({ row }) => row ?? []);
    seen = {
      from,
      kept,
      rows: [...own, ...kept.filter(({ key }) => !unkept.has(key))],
      unreadable: judged.flatMap(({ success, row }) => (success ? [] : [row])),
    };
    return seen;
  };

  /** Writes and removes rows. False if the browser refuses: they stay in this tab's memory, and no row of another tab is lost. */
  const write = (changed: readonly Row[], removed: readonly string[] = []): boolean => {
    const { kept } = look();
    const note = (key: string, row: Row | null) =>
      unkept.set(key, { row, over: textOf(kept.find((other) => other.key === key)) });
    for (const key of removed) note(key, null);
    for (const row of changed) note(row.key, row);
    seen = undefined;
    const { rows, unreadable } = look();
    if (!stored.write([...rows, ...unreadable])) return false;
    unkept.clear();
    seen = undefined;
    return true;
  };

  return {
    /** All readable rows, from the storage and from this tab's memory; the same array until a change. */
    read: (): readonly Row[] => look().rows,
    write,
    /** Writes a row, unless the browser keeps an older one instead: false then, and this tab's row stays as it was. */
    mark: (row: Row): boolean => {
      const before = unkept.get(row.key);
      if (write([row]) || !look().kept.some(({ key }) => key === row.key)) return true;
      if (before) unkept.set(row.key, before);
      else unkept.delete(row.key);
      seen = undefined;
      return false;
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
