import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { config } from '../../browser/config.ts';
import { invoiceQueries, useSignedInMe } from '../../data/customer.queries.ts';
import { useApi } from '../../data/DataProvider.tsx';
import { readNow } from '../../data/queryClient.ts';
import { serverQueries } from '../../data/servers.queries.ts';
import { createOrderAttempts, type OrderAttempts } from './createOrderAttempts.ts';
import { orderStore } from './orderStore.ts';

export const useOrderAttempts = (): OrderAttempts => {
  const api = useApi();
  const { id, region } = useSignedInMe();
  const queryClient = useQueryClient();
  return useMemo(
    () =>
      createOrderAttempts({
        servers: api.servers,
        userId: id,
        store: orderStore,
        sendsKeys: config.provider.idempotencyKey,
        // Decisions on orders need the newest lists.
        listServers: async () => (await readNow(queryClient, serverQueries.list(api))).items,
        regions: () =>
          [serverQueries.regions(api), serverQueries.hostingRegions(api)].flatMap(
            ({ queryKey }) => queryClient.getQueryData(queryKey)?.items ?? [],
          ),
        listInvoices: async () => (await readNow(queryClient, invoiceQueries.list(api, region))).items,
      }),
    [api, id, region, queryClient],
  );
};
