import type { Api } from '@may/api';
import {
  balanceOf,
  currencyOfRegion,
  type Invoice,
  type Money,
  type RegionCode,
  type Rows,
  type Transaction,
} from '@may/domain';
import type { Loadable } from '@may/ui';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from './DataProvider.tsx';
import { dropEarlyReads } from './earlyReads.ts';
import { useSignedInMe } from './me.ts';
import { mapLoadable, toLoadable } from './toLoadable.ts';

const transactionsQuery = (api: Api, region: RegionCode) =>
  queryOptions({ queryKey: ['transactions'], queryFn: () => api.wallet.listTransactions(currencyOfRegion(region)) });

const invoicesQuery = (api: Api, region: RegionCode) =>
  queryOptions({ queryKey: ['invoices'], queryFn: () => api.invoices.listInvoices(currencyOfRegion(region)) });

export const useTransactions = (): Loadable<Rows<Transaction>> =>
  toLoadable(useQuery(transactionsQuery(useApi(), useSignedInMe().region)));

export const useInvoices = (): Loadable<Rows<Invoice>> =>
  toLoadable(useQuery(invoicesQuery(useApi(), useSignedInMe().region)));

/** The wallet's balance: what the newest transaction ended with, else the customer's own (decisions.md, Money). */
export const useBalance = (): Loadable<Money | null> => {
  const me = useSignedInMe();
  return mapLoadable(useTransactions(), ({ items }) => balanceOf(items, me));
};

/** Reads everything about money again, after any event that may have moved some. */
export const refreshWallet = (queryClient: QueryClient): Promise<unknown> => {
  dropEarlyReads();
  return Promise.all(
    ['me', 'transactions', 'invoices'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
  );
};

/** The transaction log as it is at this moment, for whoever must not decide by an older one; the screens see it too. */
export const readTransactionsAnew = async (
  queryClient: QueryClient,
  api: Api,
  region: RegionCode,
): Promise<readonly Transaction[]> => {
  dropEarlyReads();
  return (await queryClient.fetchQuery({ ...transactionsQuery(api, region), staleTime: 0 })).items;
};
