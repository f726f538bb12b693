import type { Api } from '@may/api';
import { serverFixture } from '@may/domain/fixtures';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { serverQueries } from '../../data/servers.queries.ts';
import { readServerNow } from './readServerNow.ts';

it('a reading of the server fills the page, and an answer to an older question does not replace it', async () => {
  vi.stubGlobal('window', {});
  let answerOld = (_: unknown): void => undefined;
  const getServer = vi
    .fn()
    .mockReturnValueOnce(new Promise((resolve) => (answerOld = resolve)))
    .mockResolvedValue(serverFixture({ diskMb: 40_960 }));
  const api = { servers: { getServer } } as unknown as Api;
  const queryClient = new QueryClient();
  const query = serverQueries.detail(api, 'srv_1');
  queryClient.setQueryData(query.queryKey, serverFixture());
  const asked = queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
  expect(await readServerNow(queryClient, api, 'srv_1')).toMatchObject({ diskMb: 40_960 });
  answerOld(serverFixture({ diskMb: 20_480 }));
  await asked;
  expect(queryClient.getQueryData(query.queryKey)).toMatchObject({ diskMb: 40_960 });
});

it('a reading that ends after the page’s data was dropped with its session stores nothing', async () => {
  vi.stubGlobal('window', {});
  const api = { servers: { getServer: async () => serverFixture() } } as unknown as Api;
  const queryClient = new QueryClient();
  await readServerNow(queryClient, api, 'srv_1');
  expect(queryClient.getQueryData(serverQueries.detail(api, 'srv_1').queryKey)).toBeUndefined();
});
