import type { Announcement, NoticeKind } from '@may/domain';
import * as v from 'valibot';
import type { SafeStorage } from '../storage/createStorage.ts';
import { noticePrefix } from '../storage/keys.ts';
import { storedValue } from '../storage/storedValue.ts';
import { type KeptNotice, readKeptNotice, withShortTexts } from './keptNotice.ts';

/** The newest notices that a history keeps. */
export const noticesAtMost = 200;

/** The notices of one customer in this browser, the same in all tabs. */
export type NoticeHistory = {
  /** The last that arrived first; the same array until it changes. */
  read: () => readonly KeptNotice[];
  /** Adds a notice that was raised at `at`, in epoch milliseconds, unless the history has one of its key. */
  add: (announcement: Announcement, at: number) => void;
  markSeen: () => void;
  /** Calls `listener` after a change in this tab or another one. */
  subscribe: (listener: () => void) => () => void;
};

type HistoryParts = {
  storage: SafeStorage;
  customerId: string;
  /** False if no notice of this kind may be written now, e.g. because the session has ended. */
  isOpen: (kind: NoticeKind | null) => boolean;
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>;
};

/** Keeps the history in the storage of all tabs; each write starts from the stored rows. */
export const createHistory = ({ storage, customerId, isOpen, page }: HistoryParts): NoticeHistory => {
  const key = `${noticePrefix}${customerId}`;
  const stored = storedValue(storage, key, v.array(v.unknown()));
  const listeners = new Set<() => void>();
  let last: { text: string | null; rows: readonly KeptNotice[] } | undefined;

  const read = (): readonly KeptNotice[] => {
    const text = storage.get(key);
    if (last?.text !== text || !last)
      last = { text, rows: (stored.read() ?? []).slice(0, noticesAtMost).flatMap((row) => readKeptNotice(row) ?? []) };
    return last.rows;
  };
  const write = (rows: readonly KeptNotice[]) => {
    stored.write(rows.slice(0, noticesAtMost));
    for (const listener of listeners) listener();
  };

  return {
    read,
    add: (announcement, at) => {
      const history = read();
      const isTold = announcement.key !== undefined && history.some((kept) => kept.key === announcement.key);
      if (isTold || !isOpen(announcement.kind)) return;
      const facts = { ...announcement, subject: withShortTexts(announcement.subject), remedy: null };
      write([{ ...facts, id: crypto.randomUUID(), at, seen: false } as KeptNotice, ...history]);
    },
    markSeen: () => {
      if (isOpen(null)) write(read().map((notice) => ({ ...notice, seen: true })));
    },
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
