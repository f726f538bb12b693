import type { Api } from '@may/api';
import { currencyOfRegion, type Invoice, type RegionCode, type Rows } from '@may/domain';
import type { Loadable } from '@may/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from './DataProvider.tsx';
import { useSignedInMe } from './me.ts';
import { toLoadable } from './toLoadable.ts';

const all = ['invoices'] as const;

/** The queries of the invoices; `all` is the prefix of their keys. */
export const invoiceQueries = {
  all,
  list: (api: Api, region: RegionCode) =>
    queryOptions({
      queryKey: [...all, 'list'],
      queryFn: () => api.invoices.listInvoices(currencyOfRegion(region)),
    }),
};

export const useInvoices = (): Loadable<Rows<Invoice>> =>
  toLoadable(useQuery(invoiceQueries.list(useApi(), useSignedInMe().region)));
