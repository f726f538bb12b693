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

/** The function of the client that an endpoint's name says. */
type CallOf<Name extends string> = Name extends `${infer Resource extends Exclude<keyof Api, 'prepare'>}.${infer Call}`
  ? Extract<Api[Resource][Call & keyof Api[Resource]], (...given: never[]) => unknown>
  : never;

/** An endpoint as it is written: its request in one text, and a typical input where its function takes any. */
type Row<Given extends unknown[]> = Omit<Endpoint, 'method' | 'path' | 'ask'> & {
  request: `${Endpoint['method']} ${Endpoint['path']}`;
} & ([] extends Given ? { given?: Given } : { given: Given });

/** Every call of the client. A function without a row does not compile. */
const rows: { [Name in EndpointName]: Row<Parameters<CallOf<Name>>> } = {
  'auth.signIn': {
    request: 'POST /api/v1/auth/login',
    given: [{ email: 'demo@may.cloud', password: 'Demo!2345' }],
    ...alike(signInFixture()),
  },
  'auth.getMe': { request: 'GET /api/v1/auth/me', literal: literalMeFixture(), rich: meFixture() },
  'auth.getCardSecret': { request: 'GET /api/v1/auth/card', ...alike(cardSecretFixture()) },
  'auth.register': {
    request: 'POST /api/v1/auth/register',
    given: [{ name: 'Lê Thu Hà', email: 'ha@may.cloud', phone: '+84912345678', password: 'Matkhau!1' }],
    ...acknowledgement,
  },
  'auth.confirmPhone': {
    request: 'POST /api/v1/auth/active',
    given: [{ phone: '+84912345678', otp: '123456' }],
    ...acknowledgement,
  },
  'auth.resendCode': { request: 'POST /api/v1/auth/send', given: [{ phone: '+84912345678' }], ...acknowledgement },
  'auth.authorizeChannel': {
    request: 'POST /api/v1/auth/pusher',
    given: ['1.1', 'private-usr_demo'],
    ...alike(channelAuthorizationFixture()),
    bare: true,
  },
  'wallet.createCheckout': {
    request: 'POST /api/payments/checkout',
    given: [{ amount: { amount: 500_000, currency: 'VND' }, method: 'vietqr', attemptKey: 'key-1' }, permit],
    literal: literalCheckoutFixture(),
    rich: checkoutFixture(),
  },
  'wallet.getTransaction': {
    request: 'GET /api/payments/get-transaction',
    given: ['MAY0001', 'VND'],
    literal: literalTransactionDetailFixture(),
    rich: transactionDetailFixture(),
  },
  'wallet.listTransactions': {
    request: 'GET /api/payments/{card_provider}',
    given: ['VND'],
    literal: [literalTransactionFixture()],
    rich: [transactionFixture()],
  },
  'cards.listCards': {
    request: 'GET /api/payments/{card_provider}/methods',
    literal: [literalCardFixture()],
    rich: [cardFixture()],
  },
  'cards.attachCard': {
    request: 'PUT /api/payments/{card_provider}/attach',
    given: ['pm_1', permit],
    ...acknowledgement,
  },
  'cards.createCardCheckout': {
    request: 'POST /api/payments/{card_provider}/checkout',
    given: [{ amount: 200_000, currency: 'VND' }, permit],
    ...alike(cardCheckoutFixture()),
  },
  'cards.confirmCardCheckout': {
    request: 'POST /api/payments/{card_provider}/{transId}/confirm',
    given: [{ transactionCode: 'MAY0001', cardId: 'pm_1' }, permit],
    ...alike(paymentSecretFixture()),
  },
  'cards.createSquareCheckout': {
    request: 'POST /api/payments/square/checkout',
    given: [
      {
        locationId: 'L1',
        amount: { amount: 200_000, currency: 'VND' },
        sourceId: 'cnon:card-nonce-ok',
        verificationToken: null,
      },
      permit,
    ],
    ...acknowledgement,
  },
  'invoices.listInvoices': {
    request: 'GET /api/payments/{card_provider}/invoices',
    given: ['VND'],
    literal: [literalInvoiceFixture()],
    rich: [invoiceFixture()],
  },
  'servers.listRegions': { request: 'GET /api/wp/regions', ...alike([regionFixture()]) },
  'servers.listHostingRegions': { request: 'GET /api/regions/cpanel', ...alike({ data: [regionFixture()] }) },
  'servers.listPlans': { request: 'GET /api/wp/sizes', literal: [literalPlanFixture()], rich: [planFixture()] },
  'servers.listServers': { request: 'GET /api/wp', literal: [literalServerFixture()], rich: [serverFixture()] },
  'servers.getServer': {
    request: 'GET /api/wp/{id}',
    given: ['srv_1'],
    literal: literalServerFixture(),
    rich: serverFixture(),
  },
  'servers.getLogAddress': {
    request: 'GET /api/wp/{id}/log',
    given: ['srv_1'],
    literal: literalLogAddressFixture,
    rich: logAddressFixture(),
  },
  'servers.createServer': {
    request: 'POST /api/wp',
    given: [
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
    ],
    ...alike(createdServerFixture()),
  },
  'servers.updatePlan': {
    request: 'PUT /api/wp/{id}',
    given: [{ ...server, planId: '4' }, permit],
    ...acknowledgement,
  },
  'servers.updateDisks': {
    request: 'PUT /api/wp/{id}/disk',
    given: [{ ...server, containers: 1, diskMb: 40_960, mariadbDiskMb: 10_240 }, permit],
    ...acknowledgement,
  },
  'servers.updateDomains': {
    request: 'PUT /api/wp/{id}/domain',
    given: [{ ...server, domains: ['wp-bien-xanh.may.cloud', 'bienxanh.vn'] }, permit],
    ...acknowledgement,
  },
  'domains.listDomains': { request: 'GET /api/dns', ...alike({ data: [domainFixture()] }) },
  'domains.createDomain': {
    request: 'POST /api/dns',
    given: [{ name: 'hoa-mai.vn', attemptKey: 'key-1' }, permit],
    literal: undefined,
    rich: domainFixture(),
  },
  'domains.getDomain': { request: 'GET /api/dns/{id}', given: [zone.id], ...alike(domainFixture()) },
  'domains.deleteDomain': { request: 'DELETE /api/dns/{id}', given: [zone.id, permit], ...acknowledgement },
  'domains.checkDomain': {
    request: 'GET /api/dns/check',
    given: [zone.name],
    literal: literalCheckFixture(),
    rich: checkFixture(),
  },
  'domains.listRecords': {
    request: 'GET /api/dns/{id}/records',
    given: [zone],
    literal: { data: [literalRecordFixture()] },
    rich: { data: [recordFixture()] },
  },
  'domains.createRecord': {
    request: 'POST /api/dns/{id}/records',
    given: [zone, { ...shop, value: '198.51.100.8', attemptKey: 'key-1' }, permit],
    literal: undefined,
    rich: recordFixture(),
  },
  'domains.updateRecord': {
    request: 'PUT /api/dns/{id}/records/{recordId}',
    given: [zone, 'rec_1', { ...shop, values: ['198.51.100.8'] }, permit],
    literal: undefined,
    rich: recordFixture(),
    richOnly: true,
  },
  'domains.deleteRecord': {
    request: 'DELETE /api/dns/{id}/records/{recordId}',
    given: [zone, 'rec_1', permit],
    ...acknowledgement,
    richOnly: true,
  },
  'locations.search': {
    request: 'GET /api/locations/search',
    given: ['hà nội'],
    ...alike([{ id: 'loc_hanoi', name: 'Hà Nội' }]),
  },
};

type Calls = Record<string, Record<string, (...given: unknown[]) => Promise<unknown>>>;

/** The calls with their requests; the tests of client and sandbox read this table. */
export const endpoints = Object.fromEntries(
  Object.entries(rows).map(([name, { request, given = [], ...results }]) => {
    const [method, path] = request.split(' ');
    const [resource = '', call = ''] = name.split('.');
    const ask = (api: unknown) => (api as Calls)[resource]?.[call]?.(...given);
    return [name, { method, path, ask, ...results }];
  }),
) as Record<EndpointName, Endpoint>;

const isEndpointName = (name: string): name is EndpointName => name in endpoints;

export const endpointNames: readonly EndpointName[] = Object.keys(endpoints).filter(isEndpointName);

/** The whole answer around a result, as it is sent. */
export const answerOf = ({ bare }: Pick<Endpoint, 'bare'>, result: unknown): unknown =>
  bare ? result : { statusCode: 200, message: 'success', result };

/** True if the request has the endpoint's method and path. */
export const isRequestTo = ({ method, path }: Pick<Endpoint, 'method' | 'path'>, request: Request): boolean =>
  request.method === method && new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(new URL(request.url).pathname);
