import { type AuthApi, createAuth } from './auth/auth.ts';
import type { CardsApi } from './cards/cards.ts';
import type { DomainsApi } from './domains/domains.ts';
import { createHttp, type HttpOptions } from './http/createHttp.ts';
import { createInvoices, type InvoicesApi } from './invoices/invoices.ts';
import type { LocationsApi } from './locations/locations.ts';
import type { ServersApi } from './servers/servers.ts';
import { createWallet, type WalletApi } from './wallet/wallet.ts';

/** What the client needs from the app; the token and the language are read anew for each request. */
export type ApiOptions = Omit<HttpOptions, 'deadlines'> & { cardProvider?: 'stripe'; squarePath?: string };

/** Everything the provider can be asked, one resource a noun; `prepare` fetches what the first call would wait for. */
export type Api = {
  auth: AuthApi;
  wallet: WalletApi;
  cards: CardsApi;
  domains: DomainsApi;
  invoices: InvoicesApi;
  locations: LocationsApi;
  servers: ServersApi;
  prepare(): void;
};

/** Where the other card form pays unless it is configured otherwise; the specification does not show it (docs/specification.md). */
export const usualSquarePath = '/api/payments/square/checkout';

type Calls = Record<string, (...given: never[]) => Promise<unknown>>;

/** A resource that few pages ask, whose calls are fetched with the first of them; a fetch that fails fails that call and is tried again by the next. */
const later = <Resource extends Calls>(load: () => Promise<Resource>): Resource => {
  let loaded: Promise<Resource> | undefined;
  const resource = () => {
    loaded ??= load();
    loaded.catch(() => {
      loaded = undefined;
    });
    return loaded;
  };
  return new Proxy({} as Resource, {
    get:
      (_, name: string) =>
      async (...given: never[]) =>
        (await resource())[name]?.(...given),
  });
};

/** Builds the provider's client; every call settles with parsed data or throws one of the four error classes. */
export const createApi = ({ cardProvider = 'stripe', squarePath = usualSquarePath, ...options }: ApiOptions): Api => {
  const http = createHttp(options);
  return {
    auth: createAuth(http),
    wallet: createWallet(http, cardProvider),
    cards: later(async () => (await import('./cards/cards.ts')).createCards(http, cardProvider, squarePath)),
    domains: later(async () => (await import('./domains/domains.ts')).createDomains(http)),
    invoices: createInvoices(http, cardProvider),
    locations: later(async () => (await import('./locations/locations.ts')).createLocations(http)),
    servers: later(async () => (await import('./servers/servers.ts')).createServers(http)),
    prepare: http.prepare,
  };
};
