import type { Api, Me } from '@may/api';
import type { Money } from '@may/domain/money.ts';
import { currencyOfRegion, type RegionCode } from '@may/domain/region.ts';
import type { Rows } from '@may/domain/rows.ts';
import type { Invoice } from '@may/domain/wallet/invoice.ts';
import { balanceOf, isLogGappy, type Transaction } from '@may/domain/wallet/transaction.ts';
import type { Loadable } from '@may/ui';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { readSession } from '../browser/storage/storedSession.ts';
import { useApi } from './DataProvider.tsx';
import { areEarlyReadsValid } from './earlyReads.ts';
import { makeStale } from './queryClient.ts';
import { mapLoadable, toLoadable } from './toLoadable.ts';

/** The query of the signed-in customer: this tab's memory at first, then the provider's answer. */
export const meQueries = {
  all: ['me'] as const,
  current: (api: Api) =>
    queryOptions({
      queryKey: meQueries.all,
      queryFn: () => api.auth.getMe(),
      initialData: () => readSession()?.me,
      initialDataUpdatedAt: 0,
    }),
};

/** The signed-in customer; null if no customer is signed in. */
export const useMe = (): Me | null => useQuery(meQueries.current(useApi())).data ?? null;

/** The customer of a route behind the guard. */
export const useSignedInMe = (): Me => {
  const me = useMe();
  if (!me) throw new Error('useSignedInMe found nobody signed in: put the route behind the guard in AppLayout.');
  return me;
};

/** The queries of the wallet; `all` is the prefix of their keys. */
export const walletQueries = {
  all: ['wallet'] as const,
  transactions: (api: Api, region: RegionCode) =>
    queryOptions({
      queryKey: [...walletQueries.all, 'transactions'],
      queryFn: () => api.wallet.listTransactions(currencyOfRegion(region)),
    }),
};

/** The queries of the invoices; `all` is the prefix of their keys. */
export const invoiceQueries = {
  all: ['invoices'] as const,
  list: (api: Api, region: RegionCode) =>
    queryOptions({
      queryKey: [...invoiceQueries.all, 'list'],
      queryFn: () => api.invoices.listInvoices(currencyOfRegion(region)),
    }),
};

export const useInvoices = (): Loadable<Rows<Invoice>> =>
  toLoadable(useQuery(invoiceQueries.list(useApi(), useSignedInMe().region)));

export const useTransactions = (): Loadable<Rows<Transaction>> =>
  toLoadable(useQuery(walletQueries.transactions(useApi(), useSignedInMe().region)));

/** The wallet's balance: the newest transaction's ending balance, else the customer's own (docs/decisions/0002). */
export const useBalance = (): Loadable<Money | null> => {
  const me = useSignedInMe();
  return mapLoadable(useTransactions(), (log) => balanceOf(log, me));
};

/** The wallet's balance of now; null if the log is gappy, because then the balance may be old. */
export const readBalanceOf = (log: Rows<Transaction>, me: { balance: Money | null }): Money | null =>
  isLogGappy(log) ? null : balanceOf(log, me);

export const useReadBalance = (): Loadable<Money | null> => {
  const me = useSignedInMe();
  return mapLoadable(useTransactions(), (log) => readBalanceOf(log, me));
};

/** Reads all data about money again after a top-up of this browser has ended. */
export const refreshWallet = (queryClient: QueryClient): Promise<unknown> =>
  makeStale(queryClient, [walletQueries.all, invoiceQueries.all, meQueries.all]);

/**
 * Puts the answers that figures were drawn from into the query cache, so that the first content of React shows the same figures and no skeleton.
 * From then on React alone draws.
 */
export const primeReads = async (client: QueryClient, api: Api): Promise<void> => {
  const drawn = window.beforeReact?.figures?.reads;
  delete window.beforeReact?.figures;
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
