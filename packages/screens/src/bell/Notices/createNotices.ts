import type { Announcement, Notice } from '@may/domain';

/** Number of past notices that the notification bell lists. */
export const noticeHistoryLength = 50;

/** The notices of the portal: `<Notices>` shows them, the bell lists them. */
export type NoticeStore = {
  announce: (announcement: Announcement) => void;
  subscribe: (listener: () => void) => () => void;
  /** The last 50 notices since the page was loaded or the history was cleared, newest first; the same array until it changes. */
  history: () => readonly Notice[];
  /** Empties the history, e.g. when the customer leaves. */
  clear: () => void;
};

/** A store of notices. It has no words, styles and timers, because they load with the first notice. */
export const createNotices = (now: () => number = Date.now): NoticeStore => {
  let history: readonly Notice[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly Notice[]) => {
    history = next;
    for (const listener of listeners) listener();
  };
  return {
    announce: (announcement) => {
      count += 1;
      change([{ ...announcement, id: `notice-${count}`, at: now() }, ...history].slice(0, noticeHistoryLength));
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    history: () => history,
    clear: () => change([]),
  };
};
