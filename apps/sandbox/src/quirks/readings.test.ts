import { type Api, createApi } from '@may/api';
import { expect, it } from 'vitest';
import { sandboxOfTests, tokenOf } from '../app/testing/createTestSandbox.ts';
import { createQuirks, readingQuirks } from './createQuirks.ts';
import { withQuirks } from './withQuirks.ts';

const sandbox = sandboxOfTests();
const quirks = createQuirks();
const zone = { id: 'dom_1', name: 'bienxanh.vn' };
const reads: Record<string, (api: Api, currency: 'VND' | 'AUD') => Promise<unknown>> = {
  me: (api) => api.auth.getMe(),
  transactions: (api, currency) => api.wallet.listTransactions(currency),
  invoices: (api, currency) => api.invoices.listInvoices(currency),
  cards: (api) => api.cards.listCards(),
  regions: (api) => api.servers.listRegions(),
  plans: (api) => api.servers.listPlans(),
  servers: (api) => api.servers.listServers(),
  server: (api) => api.servers.getServer('srv_demoBienXanh'),
  domains: (api) => api.domains.listDomains(),
  records: (api) => api.domains.listRecords(zone),
};

type Facts = Record<string, unknown>;
const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Without the fields that only some providers have, the specification's own rules apply: a plan is for sale, an amount due is unpaid. */
const isSpecified = (told: Facts, odd: Facts, name: string): boolean =>
  (name === 'isSoldOut' && odd.isSoldOut === false) ||
  (['status', 'amountLeft'].includes(name) && 'amountDue' in told && odd.status === 'unpaid');

/** The facts of an odd reading that differ from the plain one. An unknown fact says nothing, and neither does an order. */
const untruths = (told: unknown, odd: unknown, path: string): string[] => {
  if ([null, undefined, '', 'unknown', 'pending'].includes(odd as null)) return [];
  if (Array.isArray(odd) && Array.isArray(told))
    return odd.flatMap((one) => {
      const like = isFacts(one) ? told.find(({ id }) => id === one.id) : told.find((other) => other === one);
      return untruths(like, one, path);
    });
  if (isFacts(odd) && isFacts(told))
    return Object.entries(odd).flatMap(([name, value]) =>
      name === 'unreadable' || isSpecified(told, odd, name) ? [] : untruths(told[name], value, `${path} ${name}`),
    );
  return Object.is(told, odd) ? [] : [`${path}: ${JSON.stringify(odd)} in place of ${JSON.stringify(told)}`];
};

const profiles = ['literal', 'rich'] as const;
const customers = { 'demo@may.cloud': 'VND', 'aud@may.cloud': 'AUD' } as const;
const scenes = profiles.flatMap((profile) =>
  Object.entries(customers).map(([email, currency]) => ({ profile, email, currency })),
);

it.each(scenes)(
  'no reading of the $profile provider says more to $email at a quirk than without it',
  async ({ profile, email, currency }) => {
    sandbox.world.profile = profile;
    const fetch = withQuirks(quirks, sandbox.fetch);
    const api = createApi({
      baseUrl: 'http://localhost:4173',
      fetch: async (input, init) => fetch(new Request(input, init)),
      getToken: () => tokenOf(email),
      tellsStatus: profile === 'rich',
    });
    const found: string[] = [];
    for (const [name, read] of Object.entries(reads)) {
      quirks.play([], 0);
      const told = await read(api, currency).catch(() => null);
      for (const quirk of readingQuirks)
        for (const seed of [1, 2]) {
          quirks.play([quirk], seed);
          const odd = await read(api, currency).catch(() => null);
          found.push(...untruths(told, odd, `${quirk}: ${name}`));
        }
    }
    expect([...new Set(found)]).toEqual([]);
  },
);
