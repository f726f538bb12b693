import type { Announcement, NoticeKind } from '@may/domain/bell/notice.ts';
import { withoutOlder } from '@may/screens/bell/Notices/createNotices.ts';
import * as v from 'valibot';
import { localStore, type SafeStorage } from '../../browser/storage/createStorage.ts';
import { isPresentCustomer } from '../../browser/storage/isPresentCustomer.ts';
import { noticePrefix } from '../../browser/storage/keys.ts';
import { sharedStore } from '../../browser/storage/sharedStore.ts';
import { readAccessToken, readSession } from '../../browser/storage/storedSession.ts';
import { type KeptNotice, readKeptNotice, withShortTexts } from './keptNotice.ts';

/** The newest notices that a history keeps. */
export const noticesAtMost = 200;

/** The notices of one customer in this browser, the same in all tabs. */
type NoticeHistory = ReturnType<typeof createHistory>;

type HistoryParts = {
  storage: SafeStorage;
  customerId: string;
  /** False if no notice of this kind may be written now, e.g. because the session has ended. */
  isOpen: (kind: NoticeKind | null) => boolean;
};

/** Keeps the history in the storage of all tabs; each write starts from the stored rows. */
export const createHistory = ({ storage, customerId, isOpen }: HistoryParts) => {
  const stored = sharedStore(`${noticePrefix}${customerId}`, v.array(v.unknown()), storage);
  let last: { from: unknown; rows: readonly KeptNotice[]; unreadable: readonly unknown[] } | undefined;

  const look = () => {
    const from = stored.read();
    if (last && last.from === from) return last;
    const judged = (from ?? []).slice(0, noticesAtMost).map((row) => ({ row, notice: readKeptNotice(row) }));
    const unreadable = judged.flatMap(({ row, notice }) => (notice ? [] : [row]));
    last = { from, rows: judged.flatMap(({ notice }) => notice ?? []), unreadable };
    return last;
  };
  /** The last that arrived first; the same array until it changes. */
  const read = (): readonly KeptNotice[] => look().rows;
  /** Another version's tab may read what this one cannot. */
  const write = (rows: readonly KeptNotice[]) =>
    void stored.write([...rows, ...look().unreadable].slice(0, noticesAtMost));

  return {
    read,
    /** Adds a notice that was raised at `at`, in epoch milliseconds, unless the history has one of its key. */
    add: (announcement: Announcement, at: number): void => {
      const history = read();
      const isTold = announcement.key !== undefined && history.some((kept) => kept.key === announcement.key);
      if (isTold || !isOpen(announcement.kind)) return;
      const facts = { ...announcement, subject: withShortTexts(announcement.subject), remedy: null };
      write([
        { ...facts, id: crypto.randomUUID(), at, seen: false } as KeptNotice,
        ...withoutOlder(history, announcement),
      ]);
    },
    markSeen: (): void => {
      if (isOpen(null)) write(read().map((notice) => ({ ...notice, seen: true })));
    },
    subscribe: stored.subscribe,
  };
};

let open: { customerId: string; history: NoticeHistory } | undefined;

/** The history of a customer, one for the whole page. A locked session takes nothing but the refusal of an unlock. */
export const customerHistory = (customerId: string): NoticeHistory => {
  if (open?.customerId !== customerId) {
    const history = createHistory({
      storage: localStore,
      customerId,
      isOpen: (kind) => isPresentCustomer(customerId) && (readAccessToken() !== null || kind === 'unlockRefused'),
    });
    open = { customerId, history };
  }
  return open.history;
};

/** Keeps a refused unlock for the locked customer: an unlock, a reload or another tab must not lose it. */
export const keepRefusedUnlock = (failure: unknown): void => {
  const me = readSession()?.me;
  const isRefusal = Object(failure).kind === 'refused';
  if (me && isRefusal) customerHistory(me.id).add({ kind: 'unlockRefused', subject: null, remedy: null }, Date.now());
};
