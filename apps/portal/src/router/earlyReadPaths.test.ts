import { createApi } from '@may/api';
import { expect, it } from 'vitest';
import { earlyReadPaths } from './earlyReadPaths.ts';

it('names the paths that the client requests', async () => {
  const asked: string[] = [];
  const api = createApi({
    baseUrl: 'https://api.test',
    fetch: async (input) => {
      asked.push(new URL(new Request(input).url).pathname);
      return new Response('', { status: 400 });
    },
    getToken: () => 'token',
  });
  const ask = {
    me: () => api.auth.getMe(),
    transactions: () => api.wallet.listTransactions('VND'),
    invoices: () => api.invoices.listInvoices('VND'),
    plans: () => api.servers.listPlans(),
    servers: () => api.servers.listServers(),
    hostingRegions: () => api.servers.listHostingRegions(),
    domains: () => api.domains.listDomains(),
    server: () => api.servers.getServer('srv_1'),
  };
  for (const [read, path] of Object.entries(earlyReadPaths('stripe', '/wordpress/srv_1'))) {
    await expect(ask[read as keyof typeof ask]()).rejects.toMatchObject({ status: 400 });
    expect(asked.at(-1)).toBe(path);
  }
});
