import type { Api } from '@may/api';
import { serverFixture } from '@may/domain/fixtures';
import { dong } from '@may/domain/money.ts';
import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DataProvider } from './DataProvider.tsx';
import { addCosts, monthlyTotal, useServerRows } from './serverReads.ts';

it('gives no sum if the price of one server is unknown', () => {
  expect(addCosts([dong(1), dong(2)])).toEqual(dong(3));
  expect(addCosts([dong(1), null])).toBeNull();
  expect(addCosts([])).toEqual(dong(0));
});

it('knows no total while the plans load, and none after their read failed', () => {
  const servers = { status: 'ready', value: { items: [serverFixture()], unreadable: 0 } } as const;
  const failed = { status: 'failed', onRetry: () => undefined } as const;
  expect(monthlyTotal(servers, { status: 'loading' })).toEqual({ status: 'loading' });
  expect(monthlyTotal(servers, failed)).toBe(failed);
  expect(monthlyTotal(servers, { status: 'ready', value: { items: [], unreadable: 0 } })).toEqual({
    status: 'ready',
    value: null,
  });
});

const Rows = () => JSON.stringify(useServerRows({ status: 'loading' }));

it('lists the servers of both kinds while the plans still load, without prices', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['servers', 'list'], { items: [serverFixture({ id: 'srv_1' })], unreadable: 0 });
  queryClient.setQueryData(['regions', 'hosting'], { items: [], unreadable: 0 });
  const drawn = renderToString(
    <DataProvider api={{} as Api} queryClient={queryClient}>
      <Rows />
    </DataProvider>,
  );
  expect(drawn).toMatch(/srv_1.*monthly&quot;:null/);
});
