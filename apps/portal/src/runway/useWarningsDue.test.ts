import type { Api } from '@may/api';
import { noWarningMemory } from '@may/domain';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { cardQueries } from '../data/cards.queries.ts';
import { serverQueries } from '../data/servers.queries.ts';
import { walletQueries } from '../data/wallet.queries.ts';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { areWarningsDue } from './useWarningsDue.ts';

const api = {} as Api;
const me = { id: 'usr_1', region: 'VN' } as const;
const rows = { items: [], unreadable: 0 };
const log = walletQueries.transactions(api, me.region).queryKey;
const servers = serverQueries.list(api).queryKey;
const plans = serverQueries.plans(api).queryKey;
const cards = cardQueries.list(api).queryKey;

it.each([
  ['nothing', [], false],
  ['the log alone', [log], false],
  ['servers and prices without the log', [servers, plans], false],
  ['the log, servers and prices', [log, servers, plans], true],
  ['the cards', [cards], true],
])('warnings of a page that has read %s are due: %j gives %s', (_, keys, expected) => {
  const client = new QueryClient();
  for (const key of keys) client.setQueryData<unknown>(key, rows);
  expect(areWarningsDue(client, api, me, memoryStorage())).toBe(expected);
});

it.each([
  ['stands', true, 'wallet'],
  ['was cured', false, null],
])('a told warning that %s: due on a page that has read nothing is %s', (_, expected, told) => {
  const storage = memoryStorage();
  const memory = { ...noWarningMemory, wallet: { count: 1, told, dismissed: null } };
  storage.set('may.runway.told.usr_1', JSON.stringify(memory));
  const isDue = (id: string) => areWarningsDue(new QueryClient(), api, { ...me, id }, storage);
  expect([isDue('usr_1'), isDue('usr_2')]).toEqual([expected, false]);
});
