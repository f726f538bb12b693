import type { SafeStorage } from '../../browser/storage/createStorage.ts';
import { type StoredRowsOptions, storedRows } from '../../browser/storage/storedRows.ts';

const week = 7 * 24 * 3_600_000;

/** The fields that every kind of attempt has. `timesSent` counts the requests that this browser has sent, even if they did not arrive. */
type AttemptRow = { key: string; userId: string; createdAt: number; settledAt?: number | null; timesSent: number };

/** Only `mark` counts a request. */
export type Changes<Row> = Partial<Omit<Row, 'timesSent'>>;

type Marking<Row> = [changes?: Changes<Row>, kind?: 'notProvided' | 'refused'];

/** Counts a request of one attempt that is about to be sent, as `mark` does. */
export type Mark<Row> = (...marking: Marking<Row>) => void;

/** The end of the week of a row. An outcome in the future was stored by a wrong clock. */
const endOf = ({ createdAt, settledAt }: AttemptRow, now: number): number =>
  (settledAt && settledAt <= now ? settledAt : createdAt) + week;

/**
 * Attempts of one kind, in local storage, so that other tabs, a reload and a later visit find them. They stay for a week after their start, and
 * after their outcome if it is stored. A row for which `isLasting` is true stays longer.
 */
export const attemptRows = <Row extends AttemptRow>(
  storage: SafeStorage,
  storageKey: string,
  { isLasting = () => false, ...options }: StoredRowsOptions<Row> & { isLasting?: (row: Row) => boolean },
  now: () => number,
) => {
  const rows = storedRows(storage, storageKey, options);
  const isKept = (row: Row): boolean => isLasting(row) || now() < endOf(row, now());
  let seen:
    | { from: readonly Row[]; since: number; until: number; all: readonly Row[]; byUser: Map<string, readonly Row[]> }
    | undefined;

  const read = () => {
    const from = rows.read();
    // A clock that is set back makes rows count again.
    if (seen?.from === from && seen.since <= now() && now() < seen.until) return seen;
    const all = from.filter(isKept).sort((a, b) => b.createdAt - a.createdAt);
    const until = Math.min(...all.filter((row) => !isLasting(row)).map((row) => endOf(row, now())));
    seen = { from, since: now(), until, all, byUser: new Map() };
    return seen;
  };
  const write = (changed: readonly Row[], removed: readonly string[] = []): boolean => {
    const old = rows.read().filter((row) => !isKept(row));
    return rows.write(changed, [...removed, ...old.map(({ key }) => key)]);
  };
  const find = (key: string): Row | undefined => read().all.find((row) => row.key === key);
  return {
    /** Attempts of every customer of this browser, newest first. */
    all: (): readonly Row[] => read().all,
    /** Attempts of one customer, newest first. Returns the same array until a row changes. */
    list: (userId: string): readonly Row[] => {
      const { all, byUser } = read();
      const known = byUser.get(userId) ?? all.filter((row) => row.userId === userId);
      byUser.set(userId, known);
      return known;
    },
    find,
    write,
    save: (row: Row): void => void write([row]),
    change: (key: string, changes: Changes<Row>): void =>
      void write(read().all.flatMap((row) => (row.key === key ? { ...row, ...changes } : []))),
    /**
     * Counts a request that is about to be sent. Throws (`kind`) if the storage has filled since the row was kept: another tab, or a reload, would not
     * know of the request. Throws `otherTab` if another tab has removed the row. A row that was never kept is sent: the form warns of a storage that
     * is full at the press.
     */
    mark: (key: string, ...[changes = {}, kind = 'notProvided']: Marking<Row>): void => {
      const row = find(key);
      if (!row) throw { kind: 'otherTab', serverMessage: null };
      if (!rows.mark({ ...row, ...changes, timesSent: row.timesSent + 1 })) throw { kind, serverMessage: null };
    },
    forget: (key: string): void => void write([], [key]),
    /** False if local storage is full or blocked: attempts are then lost with the page. */
    canKeep: rows.canKeep,
    subscribe: rows.subscribe,
  };
};
