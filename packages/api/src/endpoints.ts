import {
  cardSecretFixture,
  channelAuthorizationFixture,
  literalMeFixture,
  meFixture,
  signInFixture,
} from './auth/auth.fixtures.ts';
import type { Api } from './createApi.ts';
import { invoiceFixture, literalInvoiceFixture } from './invoices/invoices.fixtures.ts';
import { locationFixture } from './locations/locations.fixtures.ts';
import {
  checkoutFixture,
  literalCheckoutFixture,
  literalTransactionDetailFixture,
  literalTransactionFixture,
  transactionDetailFixture,
  transactionFixture,
} from './wallet/wallet.fixtures.ts';

/** The name of every function of every resource, e.g. `wallet.createCheckout`. */
export type EndpointName = {
  [Resource in keyof Api]: `${Resource}.${Extract<keyof Api[Resource], string>}`;
}[keyof Api];

/** One call of the provider: how it is asked, and what the two providers send. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As the specification writes it (spec §7), without the query. */
  path: `/api/${string}`;
  /** Asks with an input of the kind a customer sends. */
  ask: (api: Api) => Promise<unknown>;
  /** The result with exactly the fields the specification lists (spec §3, §7); undefined where an answer has none. */
  literal: unknown;
  /** The result with what a good provider adds. */
  rich: unknown;
  /** The answer is the result itself, without the envelope around it. */
  bare?: true;
};

const alike = <Result>(result: Result) => ({ literal: result, rich: result });
const acknowledgement = alike(undefined);

/** Every call the client knows: a function without its entry does not compile, and the tests of both sides derive from here. */
export const endpoints: Record<EndpointName, Endpoint> = {
  'auth.signIn': {
    method: 'POST',
    path: '/api/v1/auth/login',
    ask: (api) => api.auth.signIn({ email: 'demo@may.cloud', password: 'Demo!2345' }),
    ...alike(signInFixture()),
  },
  'auth.getMe': {
    method: 'GET',
    path: '/api/v1/auth/me',
    ask: (api) => api.auth.getMe(),
    literal: literalMeFixture(),
    rich: meFixture(),
  },
  'auth.getCardSecret': {
    method: 'GET',
    path: '/api/v1/auth/card',
    ask: (api) => api.auth.getCardSecret(),
    ...alike(cardSecretFixture()),
  },
  'auth.register': {
    method: 'POST',
    path: '/api/v1/auth/register',
    ask: (api) =>
      api.auth.register({ name: 'Lê Thu Hà', email: 'ha@may.cloud', phone: '+84912345678', password: 'Matkhau!1' }),
    ...acknowledgement,
  },
  'auth.confirmPhone': {
    method: 'POST',
    path: '/api/v1/auth/active',
    ask: (api) => api.auth.confirmPhone({ phone: '+84912345678', otp: '123456' }),
    ...acknowledgement,
  },
  'auth.resendCode': {
    method: 'POST',
    path: '/api/v1/auth/send',
    ask: (api) => api.auth.resendCode({ phone: '+84912345678' }),
    ...acknowledgement,
  },
  'auth.authorizeChannel': {
    method: 'POST',
    path: '/api/v1/auth/pusher',
    ask: (api) => api.auth.authorizeChannel('1.1', 'private-usr_demo'),
    ...alike(channelAuthorizationFixture()),
    bare: true,
  },
  'wallet.createCheckout': {
    method: 'POST',
    path: '/api/payments/checkout',
    ask: (api) =>
      api.wallet.createCheckout({
        amount: { amount: 500_000, currency: 'VND' },
        method: 'vietqr',
        attemptKey: 'key-1',
      }),
    literal: literalCheckoutFixture(),
    rich: checkoutFixture(),
  },
  'wallet.getTransaction': {
    method: 'GET',
    path: '/api/payments/get-transaction',
    ask: (api) => api.wallet.getTransaction('MAY0001', 'VND'),
    literal: literalTransactionDetailFixture(),
    rich: transactionDetailFixture(),
  },
  'wallet.listTransactions': {
    method: 'GET',
    path: '/api/payments/{card_provider}',
    ask: (api) => api.wallet.listTransactions('VND'),
    literal: [literalTransactionFixture()],
    rich: [transactionFixture()],
  },
  'invoices.listInvoices': {
    method: 'GET',
    path: '/api/payments/{card_provider}/invoices',
    ask: (api) => api.invoices.listInvoices('VND'),
    literal: [literalInvoiceFixture()],
    rich: [invoiceFixture()],
  },
  'locations.search': {
    method: 'GET',
    path: '/api/locations/search',
    ask: (api) => api.locations.search('hà nội'),
    ...alike([locationFixture()]),
  },
};

const isEndpointName = (name: string): name is EndpointName => name in endpoints;

/** The names of all calls, for a test of each. */
export const endpointNames: readonly EndpointName[] = Object.keys(endpoints).filter(isEndpointName);

/** The whole answer around a result, as it goes over the wire. */
export const answerOf = ({ bare }: Pick<Endpoint, 'bare'>, result: unknown): unknown =>
  bare ? result : { statusCode: 200, message: 'success', result };

/** Whether a request is the one an endpoint describes. */
export const isAsked = ({ method, path }: Pick<Endpoint, 'method' | 'path'>, request: Request): boolean =>
  request.method === method && new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(new URL(request.url).pathname);
