import type { Api } from '@may/api';
import { currencyOfRegion, type RegionCode } from '@may/domain';
import { queryOptions } from '@tanstack/react-query';

const all = ['wallet'] as const;

/** The queries of the wallet; `all` is the prefix of their keys. */
export const walletQueries = {
  all,
  transactions: (api: Api, region: RegionCode) =>
    queryOptions({
      queryKey: [...all, 'transactions'],
      queryFn: () => api.wallet.listTransactions(currencyOfRegion(region)),
    }),
};
