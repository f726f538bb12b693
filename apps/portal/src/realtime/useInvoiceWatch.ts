import type { RealtimeEvent, RealtimeStatus } from '@may/api/realtime';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useApi } from '../data/DataProvider.tsx';
import { invoiceQueries } from '../data/invoices.queries.ts';
import { useSignedInMe } from '../data/me.ts';
import { readNow } from '../data/readNow.ts';
import { beginQuietly } from '../data/slowCalls.ts';
import { customerHistory } from '../notices/customerHistory.ts';
import { notices } from '../notices/notices.ts';
import { isPresentCustomer } from '../session/isPresentCustomer.ts';
import { localStore } from '../storage/createStorage.ts';
import { readAccessToken } from '../storage/storedSession.ts';
import { setCheckEvery } from './checking.ts';
import { createInvoiceFollower } from './createInvoiceFollower.ts';
import { createInvoiceWatch } from './createInvoiceWatch.ts';

type InvoiceWatching = {
  /** Takes each event, which is then not found again. */
  note: (event: RealtimeEvent) => void;
  /** Takes each event whose notice is in the history, after its queries were made stale. */
  onTold: (event: RealtimeEvent) => void;
  /** Takes each new subscription. */
  onSubscribed: () => void;
};

/**
 * Finds paid and unpaid invoices of which no event arrived: once after the page was loaded, after each lost connection, and again and again
 * while it is lost.
 */
export const useInvoiceWatch = (status: RealtimeStatus): InvoiceWatching => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { id, region } = useSignedInMe();
  const watch = useMemo(() => createInvoiceWatch(localStore, id), [id]);
  const follower = useMemo(() => {
    const query = invoiceQueries.list(api, region);
    return createInvoiceFollower({
      read: async (when) => {
        const read = () => (when === 'now' ? readNow(queryClient, query) : queryClient.fetchQuery(query));
        return (await beginQuietly(read)).items;
      },
      watch,
      history: customerHistory(id),
      announce: notices.announce,
      isOpen: () => readAccessToken() !== null && isPresentCustomer(id),
      onCheckEvery: setCheckEvery,
      page: document,
    });
  }, [api, region, id, queryClient, watch]);

  const { catchUp } = follower;
  useEffect(catchUp, [catchUp]);
  useEffect(() => follower.follow(status), [status, follower]);

  return { note: watch.note, onTold: follower.onTold, onSubscribed: follower.onSubscribed };
};
