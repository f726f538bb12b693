import type { Announcement, Invoice } from '@may/domain';
import * as v from 'valibot';
import type { SafeStorage } from '../storage/createStorage.ts';
import { noticePrefix } from '../storage/keys.ts';
import { storedValue } from '../storage/storedValue.ts';
import { type KeptNotice, type NoticePlace, readKeptNotice, withShortTexts } from './keptNotice.ts';
import { mergeNotice } from './mergeNotices.ts';

/** The size of a history: notices, and characters in the storage. */
export const historyLimits = { notices: 200, characters: 100_000 } as const;

/** The notices of one customer in this browser. */
export type NoticeHistory = {
  /** The last that arrived first; the same array until it changes. */
  read: () => readonly KeptNotice[];
  /**
   * Adds notices that were raised at `at`, in epoch milliseconds; an event that is there already stays one. Notices found by reading bring the
   * moment of the reading before. Returns those that were not there.
   */
  add: (
    announcements: readonly Announcement[],
    at: number,
    place: NoticePlace | null,
    since?: number,
  ) => readonly Announcement[];
  /** Gives the notices that know only the id of their invoice its number. */
  nameInvoices: (invoices: readonly Pick<Invoice, 'id' | 'number'>[]) => void;
  setSeen: (ids: readonly string[], seen: boolean) => void;
  /** True while the browser refuses the newest rows: then only this tab has them, until it is reloaded. */
  isForgetful: () => boolean;
  /** Calls `listener` after a change in this tab or another one. */
  subscribe: (listener: () => void) => () => void;
};

type HistoryParts = {
  storage: SafeStorage;
  /** The same storage without what the browser refused. */
  durable: Pick<SafeStorage, 'get'>;
  customerId: string;
  /** False once the session was locked or has ended: then nothing is written. */
  isOpen: () => boolean;
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>;
};

/** The newest notices that the limits allow, as JSON. */
const newestAsJson = (history: readonly KeptNotice[]): string => {
  const rows = history.slice(0, historyLimits.notices).map((notice) => JSON.stringify(notice));
  let size = 0;
  const end = rows.findIndex((row) => {
    size += row.length + 1;
    return size > historyLimits.characters;
  });
  return `[${(end < 0 ? rows : rows.slice(0, end)).join()}]`;
};

/** The notice with the number of its invoice, if the notice lacks it and the number is known. */
const withNumber = (notice: KeptNotice, numbers: ReadonlyMap<string, string | null>): KeptNotice => {
  const object = notice.origin?.object;
  if (!notice.origin || object?.type !== 'invoice' || object.number !== null) return notice;
  const number = withShortTexts(numbers.get(object.id) ?? null);
  return number === null ? notice : { ...notice, origin: { ...notice.origin, object: { ...object, number } } };
};

/** Keeps the history in the storage of all tabs; what the storage refuses stays in this tab. Each write starts from the stored rows. */
export const createHistory = ({ storage, durable, customerId, isOpen, page }: HistoryParts): NoticeHistory => {
  const key = `${noticePrefix}rows.${customerId}`;
  const stored = storedValue(storage, key, v.array(v.unknown()));
  const listeners = new Set<() => void>();
  let last: { text: string | null; rows: readonly KeptNotice[] } | undefined;

  const read = (): readonly KeptNotice[] => {
    const text = storage.get(key);
    if (last && last.text === text) return last.rows;
    // Far longer than this store writes: it is not worth the time of reading it.
    const isTooLong = (text?.length ?? 0) > 2 * historyLimits.characters;
    const rows = isTooLong ? [] : (stored.read() ?? []).flatMap((row) => readKeptNotice(row) ?? []);
    const byId = new Map(rows.slice(0, historyLimits.notices).map((row) => [row.id, row]));
    // In the order of their arrival: a row of a clock that was ahead does not stay above the later ones.
    last = { text, rows: [...byId.values()] };
    return last.rows;
  };
  const write = (history: readonly KeptNotice[]) => {
    if (!isOpen()) return;
    storage.set(key, newestAsJson(history));
    for (const listener of listeners) listener();
  };

  return {
    read,
    add: (announcements, at, place, since) => {
      if (!isOpen()) return [];
      let history = read();
      const fresh: Announcement[] = [];
      for (const announcement of announcements) {
        const facts = { ...announcement, subject: withShortTexts(announcement.subject), remedy: null, place };
        const merged = mergeNotice(
          history,
          { ...facts, id: crypto.randomUUID(), at, seen: false } as KeptNotice,
          since,
        );
        if (merged.length > history.length) fresh.push(announcement);
        history = merged;
      }
      if (history !== read()) write(history);
      return fresh;
    },
    nameInvoices: (invoices) => {
      const numbers = new Map(invoices.map(({ id, number }) => [id, number]));
      const before = read();
      const named = before.map((notice) => withNumber(notice, numbers));
      if (named.some((notice, index) => notice !== before[index])) write(named);
    },
    setSeen: (ids, seen) => {
      const chosen = new Set(ids);
      write(read().map((notice) => (chosen.has(notice.id) ? { ...notice, seen } : notice)));
    },
    isForgetful: () => storage.get(key) !== durable.get(key),
    subscribe: (listener) => {
      // A null key means that the whole storage was emptied.
      const follow = ({ key: changed }: StorageEvent) => (changed === key || changed === null) && listener();
      listeners.add(listener);
      page.addEventListener('storage', follow);
      return () => {
        listeners.delete(listener);
        page.removeEventListener('storage', follow);
      };
    },
  };
};
