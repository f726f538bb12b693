import { createAuth } from './auth/auth.ts';
import { createHttp, type HttpOptions } from './http/createHttp.ts';
import { createInvoices } from './invoices/invoices.ts';
import { createWallet } from './wallet/wallet.ts';

/** Settings of the client; it reads the token and the language anew for each request. */
export type ApiOptions = Omit<HttpOptions, 'deadlines'> & {
  cardProvider?: 'stripe';
  squarePath?: string;
  /** True if the provider tells the status of each payment (config): one without it is then not read as paid. */
  tellsStatus?: boolean;
};

/** All calls of the provider, grouped by resource. */
export type Api = ReturnType<typeof createApi>;

/** Default path of the second card form; the specification does not show it (docs/specification.md). */
const usualSquarePath = '/api/payments/square/checkout';

type Calls = Record<string, (...given: never[]) => Promise<unknown>>;

/**
 * A resource whose code is fetched with its first call. A fetch that fails rejects that call; the next call fetches again.
 * It answers no `then`: an awaited object with a `then` counts as a promise, and this one would never settle.
 */
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
    get: (_, name: string) =>
      name === 'then'
        ? undefined
        : async (...given: never[]) => {
            const call = (await resource())[name];
            if (!call) throw new Error(`The client has no call "${name}". Its calls are listed in endpoints.ts.`);
            return call(...given);
          },
  });
};

/** Creates the provider's client; every call resolves with parsed data or rejects with one of the four error classes. */
export const createApi = ({
  cardProvider = 'stripe',
  squarePath = usualSquarePath,
  tellsStatus = false,
  ...options
}: ApiOptions) => {
  const http = createHttp(options);
  return {
    auth: createAuth(http),
    wallet: createWallet(http, cardProvider, tellsStatus),
    cards: later(async () => (await import('./cards/cards.ts')).createCards(http, cardProvider, squarePath)),
    domains: later(async () => (await import('./domains/domains.ts')).createDomains(http)),
    invoices: createInvoices(http, cardProvider),
    locations: later(async () => (await import('./locations/locations.ts')).createLocations(http)),
    servers: later(async () => (await import('./servers/servers.ts')).createServers(http)),
    /** Downloads the code that the first call needs. */
    prepare: http.prepare,
  };
};
