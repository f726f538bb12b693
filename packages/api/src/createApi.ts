import { type AuthApi, createAuth } from './auth/auth.ts';
import { createHttp, type HttpOptions } from './http/createHttp.ts';
import { createInvoices, type InvoicesApi } from './invoices/invoices.ts';
import { createLocations, type LocationsApi } from './locations/locations.ts';
import { createWallet, type WalletApi } from './wallet/wallet.ts';

/** What the client needs from the app; the token and the language are read anew for each request. */
export type ApiOptions = Omit<HttpOptions, 'deadlines'> & { cardProvider?: 'stripe' };

/** Everything the provider can be asked, one resource a noun; `prepare` fetches what the first call would wait for. */
export type Api = { auth: AuthApi; wallet: WalletApi; invoices: InvoicesApi; locations: LocationsApi; prepare(): void };

/** Builds the provider's client; every call settles with parsed data or throws one of the four error classes. */
export const createApi = ({ cardProvider = 'stripe', ...options }: ApiOptions): Api => {
  const http = createHttp(options);
  return {
    auth: createAuth(http),
    wallet: createWallet(http, cardProvider),
    invoices: createInvoices(http, cardProvider),
    locations: createLocations(http),
    prepare: http.prepare,
  };
};
