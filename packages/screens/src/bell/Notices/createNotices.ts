import type { Announcement, Notice } from '@may/domain/bell/notice.ts';

/** Number of past notices that the notification bell lists. */
export const noticeHistoryLength = 50;

/** The notices of the portal: `<Notices>` shows them, the bell lists them. */
export type NoticeStore = {
  announce: (announcement: Announcement) => void;
  /** Takes back what was told about a thing that has changed since. */
  withdraw: (about: string) => void;
  subscribe: (listener: () => void) => () => void;
  /** The last 50 notices since the page was loaded or the history was cleared, newest first; the same array until it changes. */
  history: () => readonly Notice[];
  /** Empties the history, e.g. when the customer leaves. */
  clear: () => void;
};

/** The notices without those about the same thing as a newer one. */
export const withoutOlder = <Each extends { about?: string | undefined }>(
  notices: readonly Each[],
  { about }: { about?: string | undefined },
): readonly Each[] => (about === undefined ? notices : notices.filter((one) => one.about !== about));

/** A store of notices. It has no words, styles and timers, because they load with the first notice. */
export const createNotices = (): NoticeStore => {
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
      const notice = { ...announcement, id: `notice-${count}`, at: Date.now() };
      change([notice, ...withoutOlder(history, announcement)].slice(0, noticeHistoryLength));
    },
    withdraw: (about) => change(withoutOlder(history, { about })),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    history: () => history,
    clear: () => change([]),
  };
};
