import type { Api } from '@may/api';
import { currencyOfRegion, type RegionCode } from '@may/domain';
import { queryOptions } from '@tanstack/react-query';

const all = ['invoices'] as const;

/** The reads of the invoices; `all` is the key they lie under. */
export const invoiceQueries = {
  all,
  list: (api: Api, region: RegionCode) =>
    queryOptions({
      queryKey: [...all, 'list'],
      queryFn: () => api.invoices.listInvoices(currencyOfRegion(region)),
    }),
};
