import {
  cardSecretFixture,
  channelAuthorizationFixture,
  literalMeFixture,
  meFixture,
  signInFixture,
} from './auth/auth.fixtures.ts';
import { cardCheckoutFixture, cardFixture, literalCardFixture, paymentSecretFixture } from './cards/cards.fixtures.ts';
import type { Api } from './createApi.ts';
import {
  checkFixture,
  domainFixture,
  literalCheckFixture,
  literalRecordFixture,
  recordFixture,
} from './domains/domains.fixtures.ts';
import { Permit } from './http/Permit.ts';
import { invoiceFixture, literalInvoiceFixture } from './invoices/invoices.fixtures.ts';
import { locationFixture } from './locations/locations.fixtures.ts';
import {
  createdServerFixture,
  literalLogAddressFixture,
  literalPlanFixture,
  literalServerFixture,
  logAddressFixture,
  planFixture,
  regionFixture,
  serverFixture,
} from './servers/servers.fixtures.ts';
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

/** One call of the provider: its request, and the results of the two providers. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As the specification writes it (spec §7), without the query. */
  path: `/api/${string}`;
  /** Calls the client with a typical input. */
  ask: (api: Api) => Promise<unknown>;
  /** The result with exactly the specified fields (spec §3, §7); undefined if the answer has none. */
  literal: unknown;
  /** The result with the fields that only the rich provider adds. */
  rich: unknown;
  /** The specification lists no such call: only the rich provider has it, the literal one answers 404 or 405. */
  richOnly?: true;
  /** The answer is the result itself, without an envelope. */
  bare?: true;
};

const alike = <Result>(result: Result) => ({ literal: result, rich: result });
const acknowledgement = alike(undefined);

/** A press that always counts. */
const permit = new Permit(() => true);
const zone = { id: 'dom_1', name: 'bienxanh.vn' } as const;
const server = { id: 'srv_1', name: 'wp-bien-xanh', attemptKey: 'key-1' } as const;
const shop = { name: 'cua-hang', type: 'A', ttl: 3_600, priority: null, proxied: true } as const;

/** Every call of the client. A function without a row does not compile; the tests of client and sandbox read this table. */
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
      api.wallet.createCheckout(
        {
          amount: { amount: 500_000, currency: 'VND' },
          method: 'vietqr',
          attemptKey: 'key-1',
        },
        permit,
      ),
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
  'cards.listCards': {
    method: 'GET',
    path: '/api/payments/{card_provider}/methods',
    ask: (api) => api.cards.listCards(),
    literal: [literalCardFixture()],
    rich: [cardFixture()],
  },
  'cards.attachCard': {
    method: 'PUT',
    path: '/api/payments/{card_provider}/attach',
    ask: (api) => api.cards.attachCard('pm_1', permit),
    ...acknowledgement,
  },
  'cards.createCardCheckout': {
    method: 'POST',
    path: '/api/payments/{card_provider}/checkout',
    ask: (api) => api.cards.createCardCheckout({ amount: 200_000, currency: 'VND' }, permit),
    ...alike(cardCheckoutFixture()),
  },
  'cards.confirmCardCheckout': {
    method: 'POST',
    path: '/api/payments/{card_provider}/{transId}/confirm',
    ask: (api) => api.cards.confirmCardCheckout({ transactionCode: 'MAY0001', cardId: 'pm_1' }, permit),
    ...alike(paymentSecretFixture()),
  },
  'cards.createSquareCheckout': {
    method: 'POST',
    path: '/api/payments/square/checkout',
    ask: (api) =>
      api.cards.createSquareCheckout(
        {
          locationId: 'L1',
          amount: { amount: 200_000, currency: 'VND' },
          sourceId: 'cnon:card-nonce-ok',
          verificationToken: null,
        },
        permit,
      ),
    ...acknowledgement,
  },
  'invoices.listInvoices': {
    method: 'GET',
    path: '/api/payments/{card_provider}/invoices',
    ask: (api) => api.invoices.listInvoices('VND'),
    literal: [literalInvoiceFixture()],
    rich: [invoiceFixture()],
  },
  'servers.listRegions': {
    method: 'GET',
    path: '/api/wp/regions',
    ask: (api) => api.servers.listRegions(),
    ...alike([regionFixture()]),
  },
  'servers.listHostingRegions': {
    method: 'GET',
    path: '/api/regions/cpanel',
    ask: (api) => api.servers.listHostingRegions(),
    ...alike({ data: [regionFixture()] }),
  },
  'servers.listPlans': {
    method: 'GET',
    path: '/api/wp/sizes',
    ask: (api) => api.servers.listPlans(),
    literal: [literalPlanFixture()],
    rich: [planFixture()],
  },
  'servers.listServers': {
    method: 'GET',
    path: '/api/wp',
    ask: (api) => api.servers.listServers(),
    literal: [literalServerFixture()],
    rich: [serverFixture()],
  },
  'servers.getServer': {
    method: 'GET',
    path: '/api/wp/{id}',
    ask: (api) => api.servers.getServer('srv_1'),
    literal: literalServerFixture(),
    rich: serverFixture(),
  },
  'servers.getLogAddress': {
    method: 'GET',
    path: '/api/wp/{id}/log',
    ask: (api) => api.servers.getLogAddress('srv_1'),
    literal: literalLogAddressFixture,
    rich: logAddressFixture(),
  },
  'servers.createServer': {
    method: 'POST',
    path: '/api/wp',
    ask: (api) =>
      api.servers.createServer(
        {
          regionId: '1',
          planId: '2',
          diskMb: 10_240,
          mariadbDiskMb: 10_240,
          user: 'admin',
          password: 'Matkhau!1',
          containers: 1,
          attemptKey: 'key-1',
        },
        permit,
      ),
    ...alike(createdServerFixture()),
  },
  'servers.updatePlan': {
    method: 'PUT',
    path: '/api/wp/{id}',
    ask: (api) => api.servers.updatePlan({ ...server, planId: '4' }, permit),
    ...acknowledgement,
  },
  'servers.updateDisks': {
    method: 'PUT',
    path: '/api/wp/{id}/disk',
    ask: (api) => api.servers.updateDisks({ ...server, containers: 1, diskMb: 40_960, mariadbDiskMb: 10_240 }, permit),
    ...acknowledgement,
  },
  'servers.updateDomains': {
    method: 'PUT',
    path: '/api/wp/{id}/domain',
    ask: (api) => api.servers.updateDomains({ ...server, domains: ['wp-bien-xanh.may.cloud', 'bienxanh.vn'] }, permit),
    ...acknowledgement,
  },
  'domains.listDomains': {
    method: 'GET',
    path: '/api/dns',
    ask: (api) => api.domains.listDomains(),
    ...alike({ data: [domainFixture()] }),
  },
  'domains.createDomain': {
    method: 'POST',
    path: '/api/dns',
    ask: (api) => api.domains.createDomain({ name: 'hoa-mai.vn', attemptKey: 'key-1' }, permit),
    literal: undefined,
    rich: domainFixture(),
  },
  'domains.getDomain': {
    method: 'GET',
    path: '/api/dns/{id}',
    ask: (api) => api.domains.getDomain(zone.id),
    ...alike(domainFixture()),
  },
  'domains.deleteDomain': {
    method: 'DELETE',
    path: '/api/dns/{id}',
    ask: (api) => api.domains.deleteDomain(zone.id, permit),
    ...acknowledgement,
  },
  'domains.checkDomain': {
    method: 'GET',
    path: '/api/dns/check',
    ask: (api) => api.domains.checkDomain(zone.name),
    literal: literalCheckFixture(),
    rich: checkFixture(),
  },
  'domains.listRecords': {
    method: 'GET',
    path: '/api/dns/{id}/records',
    ask: (api) => api.domains.listRecords(zone),
    literal: { data: [literalRecordFixture()] },
    rich: { data: [recordFixture()] },
  },
  'domains.createRecord': {
    method: 'POST',
    path: '/api/dns/{id}/records',
    ask: (api) => api.domains.createRecord(zone, { ...shop, value: '198.51.100.8', attemptKey: 'key-1' }, permit),
    literal: undefined,
    rich: recordFixture(),
  },
  'domains.updateRecord': {
    method: 'PUT',
    path: '/api/dns/{id}/records/{recordId}',
    ask: (api) => api.domains.updateRecord(zone, 'rec_1', { ...shop, values: ['198.51.100.8'] }, permit),
    literal: undefined,
    rich: recordFixture(),
    richOnly: true,
  },
  'domains.deleteRecord': {
    method: 'DELETE',
    path: '/api/dns/{id}/records/{recordId}',
    ask: (api) => api.domains.deleteRecord(zone, 'rec_1', permit),
    ...acknowledgement,
    richOnly: true,
  },
  'locations.search': {
    method: 'GET',
    path: '/api/locations/search',
    ask: (api) => api.locations.search('hà nội'),
    ...alike([locationFixture()]),
  },
};

const isEndpointName = (name: string): name is EndpointName => name in endpoints;

export const endpointNames: readonly EndpointName[] = Object.keys(endpoints).filter(isEndpointName);

/** The whole answer around a result, as it is sent. */
export const answerOf = ({ bare }: Pick<Endpoint, 'bare'>, result: unknown): unknown =>
  bare ? result : { statusCode: 200, message: 'success', result };

/** True if the request has the endpoint's method and path. */
export const isRequestTo = ({ method, path }: Pick<Endpoint, 'method' | 'path'>, request: Request): boolean =>
  request.method === method && new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(new URL(request.url).pathname);
