import type { RealtimeEvent, RealtimeStatus } from '@may/api/realtime';
import type { Announcement, Invoice } from '@may/domain';
import type { NoticeHistory } from '../notices/createHistory.ts';
import type { InvoiceWatch } from './createInvoiceWatch.ts';
import { startPolling } from './startPolling.ts';

type FollowerParts = {
  /** Reads the invoices; `now` asks the provider however fresh the last answer is. */
  read: (when: 'now' | 'ifStale') => Promise<readonly Invoice[]>;
  watch: Pick<InvoiceWatch, 'compare'>;
  history: Pick<NoticeHistory, 'add' | 'nameInvoices'>;
  /** Shows a notice as a message; the history has it already. */
  announce: (announcement: Announcement) => void;
  /** False once the session was locked or has ended, or is another customer's. */
  isOpen: () => boolean;
  /** Called with the seconds between two readings while the connection is lost, and with null once it is not. */
  onCheckEvery: (seconds: number | null) => void;
  page: Document;
};

/** Finds paid and unpaid invoices of which no event arrived. */
export const createInvoiceFollower = (parts: FollowerParts) => {
  const { read, watch, history, announce, isOpen, onCheckEvery, page } = parts;
  let isCaughtUp = false;

  /** Reads, puts what is new into the history, and returns what the history did not have. */
  const find = async (when: 'now' | 'ifStale'): Promise<readonly Announcement[]> => {
    if (!isOpen()) return [];
    const began = Date.now();
    const invoices = await read(when);
    // The session may have ended while the provider answered.
    if (!isOpen()) return [];
    const { news, since } = watch.compare(invoices, began);
    const fresh = history.add(news, Date.now(), null, since);
    history.nameInvoices(invoices);
    return fresh;
  };

  return {
    /** After the page was loaded: puts missed payments into the history without a message, because they are not of this moment. */
    catchUp: () => {
      isCaughtUp = true;
      find('ifStale').catch(() => undefined);
    },
    /** After each new subscription: events may have been missed before it, unless the page was loaded just now. */
    onSubscribed: () => {
      if (!isCaughtUp) find('ifStale').catch(() => undefined);
      isCaughtUp = false;
    },
    /** After a told event: if it names no invoice, the list of invoices does, and the notice takes it up. */
    onTold: ({ name, subjectId }: Pick<RealtimeEvent, 'name' | 'subjectId'>) => {
      if (name.startsWith('invoice.') && subjectId === null) find('ifStale').catch(() => undefined);
    },
    /** Reads again and again while the connection is lost. Returns a function that stops it. */
    follow: (status: RealtimeStatus) => {
      if (status !== 'offline') return undefined;
      isCaughtUp = false;
      const stop = startPolling({
        poll: async () => {
          const fresh = await find('now');
          for (const announcement of fresh) announce(announcement);
          return fresh.length > 0;
        },
        onWait: (wait) => onCheckEvery(wait / 1_000),
        page,
      });
      return () => {
        stop();
        onCheckEvery(null);
      };
    },
  };
};
