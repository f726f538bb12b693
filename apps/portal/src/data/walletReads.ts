import { balanceOf, isLogGappy, type Money, type Rows, type Transaction } from '@may/domain';
import type { Loadable } from '@may/ui';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useApi } from './DataProvider.tsx';
import { invoiceQueries } from './invoices.queries.ts';
import { makeStale } from './makeStale.ts';
import { meQueries } from './me.queries.ts';
import { useSignedInMe } from './me.ts';
import { mapLoadable, toLoadable } from './toLoadable.ts';
import { walletQueries } from './wallet.queries.ts';

export const useTransactions = (): Loadable<Rows<Transaction>> =>
  toLoadable(useQuery(walletQueries.transactions(useApi(), useSignedInMe().region)));

/** The wallet's balance: the newest transaction's ending balance, else the customer's own (docs/decisions/0002). */
export const useBalance = (): Loadable<Money | null> => {
  const me = useSignedInMe();
  return mapLoadable(useTransactions(), ({ items }) => balanceOf(items, me));
};

/** The wallet's balance of now; null if the log is gappy, because then the balance may be old. */
export const readBalanceOf = (log: Rows<Transaction>, me: { balance: Money | null }): Money | null =>
  isLogGappy(log) ? null : balanceOf(log.items, me);

export const useReadBalance = (): Loadable<Money | null> => {
  const me = useSignedInMe();
  return mapLoadable(useTransactions(), (log) => readBalanceOf(log, me));
};

/** Reads all data about money again after a top-up of this browser has ended. */
export const refreshWallet = (queryClient: QueryClient): Promise<unknown> =>
  makeStale(queryClient, [walletQueries.all, invoiceQueries.all, meQueries.all]);
