import type { RealtimeEvent, RealtimeStatus } from '@may/api/realtime';
import type { Invoice, Rows } from '@may/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useApi } from '../data/DataProvider.tsx';
import { invoiceQueries } from '../data/invoices.queries.ts';
import { useSignedInMe } from '../data/me.ts';
import { readNow } from '../data/readNow.ts';
import { customerHistory } from '../notices/customerHistory.ts';
import { notices } from '../notices/notices.ts';
import { localStore } from '../storage/createStorage.ts';
import { readAccessToken } from '../storage/storedSession.ts';
import { setCheckEvery } from './checking.ts';
import { createInvoiceWatch } from './createInvoiceWatch.ts';
import { startPolling } from './startPolling.ts';

/**
 * Finds paid and unpaid invoices of which no event arrived: once after the page was loaded, after each lost connection, and again and again
 * while it is lost. Returns a function that takes each event, which is then not found again.
 */
export const useInvoiceWatch = (status: RealtimeStatus): ((event: RealtimeEvent) => void) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { id, region } = useSignedInMe();
  const watch = useMemo(() => createInvoiceWatch(localStore, id), [id]);
  const wasLost = useRef(false);

  const compare = useCallback(
    async (read: (query: ReturnType<typeof invoiceQueries.list>) => Promise<Rows<Invoice>>) => {
      if (readAccessToken() === null) return [];
      const { items } = await read(invoiceQueries.list(api, region));
      // The session may have ended while the provider answered.
      return readAccessToken() === null ? [] : watch.compare(items, Date.now());
    },
    [api, region, watch],
  );

  /** Puts missed payments into the history without a message, because they are not of this moment. */
  const catchUp = useCallback(() => {
    compare((query) => queryClient.fetchQuery(query)).then(
      (news) => customerHistory(id).add(news, Date.now(), null),
      () => undefined,
    );
  }, [id, queryClient, compare]);

  useEffect(catchUp, [catchUp]);

  useEffect(() => {
    if (status === 'live' && wasLost.current) catchUp();
    wasLost.current = status === 'offline';
    if (status !== 'offline') return;
    const stop = startPolling({
      poll: async () => {
        const news = await compare((query) => readNow(queryClient, query));
        for (const announcement of news) notices.announce(announcement);
        return news.length > 0;
      },
      onWait: (wait) => setCheckEvery(wait / 1_000),
      page: document,
    });
    return () => {
      stop();
      setCheckEvery(null);
    };
  }, [status, queryClient, compare, catchUp]);

  return watch.note;
};
