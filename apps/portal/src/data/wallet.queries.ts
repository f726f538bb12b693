import type { Api } from '@may/api';
import { currencyOfRegion, type RegionCode } from '@may/domain';
import { queryOptions } from '@tanstack/react-query';
import { shareShortLists } from './shareShortLists.ts';

const all = ['wallet'] as const;

/** The queries of the wallet; `all` is the prefix of their keys. */
export const walletQueries = {
  all,
  transactions: (api: Api, region: RegionCode) =>
    queryOptions({
      queryKey: [...all, 'transactions'],
      queryFn: ({ client, queryKey }) =>
        api.wallet.listTransactions(currencyOfRegion(region), client.getQueryData(queryKey)),
      structuralSharing: shareShortLists,
    }),
};
