import type { Api } from '@may/api';
import { providerEventNames, providerEvents } from '@may/domain/bell/providerEvent.ts';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { invoiceQueries, meQueries, walletQueries } from '../customer.queries.ts';
import { makeStale } from '../queryClient.ts';
import { serverQueries } from '../servers.queries.ts';
import { anyEvent, invalidationsOf } from './eventNotice.ts';

const api = {} as Api;
const reads = {
  wallet: walletQueries.transactions(api, 'VN').queryKey,
  customer: meQueries.current(api).queryKey,
  invoices: invoiceQueries.list(api, 'VN').queryKey,
  servers: serverQueries.list(api).queryKey,
  somethingElse: ['locations', 'list'],
};

const staleAfter = async (keys: Parameters<typeof makeStale>[1]) => {
  const queryClient = new QueryClient();
  for (const queryKey of Object.values(reads)) queryClient.setQueryData(queryKey, 'seen');
  await makeStale(queryClient, keys);
  return Object.keys(reads).filter(
    (name) => queryClient.getQueryState(reads[name as keyof typeof reads])?.isInvalidated,
  );
};

beforeEach(() => vi.stubGlobal('window', { beforeReact: { earlyReads: {} } }));

describe('an event of the provider', () => {
  it('makes only the queries of its row stale', async () => {
    for (const name of providerEventNames) {
      expect
        .soft((await staleAfter(invalidationsOf(name))).sort(), name)
        .toEqual([...providerEvents[name].changes].sort());
    }
  });

  it('makes the balance, the customer, the invoices and the servers stale when a service is paid', async () => {
    expect(await staleAfter(invalidationsOf('invoice.paid'))).toEqual(['wallet', 'customer', 'invoices', 'servers']);
    expect(await staleAfter(invalidationsOf('invoice.created'))).toEqual(['invoices']);
  });

  it('makes the queries of all events stale after a lost connection', async () => {
    expect(await staleAfter(anyEvent)).toEqual(['wallet', 'customer', 'invoices', 'servers']);
  });

  it('drops the early reads of the page', async () => {
    await staleAfter(invalidationsOf('invoice.created'));
    expect(window.beforeReact?.earlyReads).toBeUndefined();
  });
});
