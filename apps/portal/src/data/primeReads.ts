import type { Api } from '@may/api';
import type { QueryClient } from '@tanstack/react-query';
import { areEarlyReadsValid } from './earlyReads.ts';
import { invoiceQueries } from './invoices.queries.ts';
import { meQueries } from './me.queries.ts';
import { walletQueries } from './wallet.queries.ts';

/**
 * Puts the answers that figures were drawn from into the query cache, so that the first content of React shows the same figures and no skeleton.
 * From then on React alone draws.
 */
export const primeReads = async (client: QueryClient, api: Api): Promise<void> => {
  const drawn = window.figures?.reads;
  delete window.figures;
  // Old answers would be read anew here, and the page would wait for them. Those of another customer are not this one's.
  if (!drawn?.size || !areEarlyReadsValid()) return;
  // The customer first: the other answers are read in the region's currency.
  await client.prefetchQuery(meQueries.current(api));
  const region = client.getQueryData(meQueries.current(api).queryKey)?.region;
  if (!region) return;
  await Promise.all([
    drawn.has('transactions') && client.prefetchQuery(walletQueries.transactions(api, region)),
    drawn.has('invoices') && client.prefetchQuery(invoiceQueries.list(api, region)),
  ]);
};
