import type { Tone } from '../../theme/tokens.ts';

export type NoticeInput = {
  title: string;
  text?: string;
  /** @default 'neutral' */
  tone?: Tone;
  /** A way on. */
  action?: { label: string; onAct: () => void };
  /** Stays until it is closed; the others leave after 8000 ms (spec section 9). @default for `critical` */
  stays?: boolean;
};

export type Notice = NoticeInput & {
  id: string;
  tone: Tone;
  stays: boolean;
  /** When it was raised, milliseconds since 1970. */
  at: number;
};

/** How many past notices the notification bell remembers. */
export const noticeHistoryLength = 50;

/** The notices of the portal: raised from anywhere, shown by `<Notices>`, listed by the bell. */
export type NoticeStore = {
  /** Raises a notice. */
  notify: (input: NoticeInput) => void;
  subscribe: (listener: () => void) => () => void;
  /** Everything raised since the page was loaded or the history was cleared, newest first, at most 50; the same array until something changes. */
  history: () => readonly Notice[];
  /** Forgets the past, e.g. when the customer leaves. */
  clear: () => void;
};

/** A store of notices with no looks and no timers: those load with the first notice. */
export const createNotices = (now: () => number = Date.now): NoticeStore => {
  let history: readonly Notice[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly Notice[]) => {
    history = next;
    for (const listener of listeners) listener();
  };
  return {
    notify: ({ tone = 'neutral', stays = tone === 'critical', ...input }) => {
      count += 1;
      change([{ ...input, tone, stays, id: `notice-${count}`, at: now() }, ...history].slice(0, noticeHistoryLength));
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    history: () => history,
    clear: () => change([]),
  };
};
