import type { RunwayFacts } from '@may/domain';
import type { Loadable } from '@may/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../data/DataProvider.tsx';
import { invoiceQueries } from '../data/invoices.queries.ts';
import { useSignedInMe } from '../data/me.ts';
import { serverQueries } from '../data/servers.queries.ts';
import { toLoadable } from '../data/toLoadable.ts';
import { walletQueries } from '../data/wallet.queries.ts';
import { runwayFactsOf } from './runwayFacts.ts';
import { useFreshNow } from './useFreshNow.ts';

/** The facts of the runway, made anew at midnight and when the tab is seen again. Without `isRead` it sends no request: then they are known as far as this page has read them. */
export const useRunwayFacts = (isRead: boolean): Loadable<RunwayFacts> => {
  const api = useApi();
  const me = useSignedInMe();
  const now = useFreshNow();
  // The page that reads the log repeats a failed reading, when the customer asks for it.
  const log = useQuery({ ...walletQueries.transactions(api, me.region), enabled: isRead, retryOnMount: false });
  // The dashboard and the watch of invoices read them for themselves.
  const invoices = useQuery({ ...invoiceQueries.list(api, me.region), enabled: false });
  const reads = {
    transactions: toLoadable(log),
    servers: toLoadable(useQuery({ ...serverQueries.list(api), enabled: isRead })),
    plans: toLoadable(useQuery({ ...serverQueries.plans(api), enabled: isRead })),
    invoices: toLoadable(invoices),
    readAt: { transactions: log.dataUpdatedAt, invoices: invoices.dataUpdatedAt },
  };
  return runwayFactsOf(reads, me, now);
};
