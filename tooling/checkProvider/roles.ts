import type { DomainOfRecord } from '../../packages/api/src/domains/domains.ts';
import type { EndpointName } from '../../packages/api/src/endpoints.ts';
import type { Api } from '../../packages/api/src/index.ts';
import type { Currency } from '../../packages/domain/src/index.ts';

/** The customer's things that a call needs. */
export type Known = { currency: Currency; server: string; domain: DomainOfRecord; code: string };

/** The names of the writes that `--write` takes. */
export const writeNames = ['channel', 'top-up', 'attempt-key', 'card-checkout', 'default-card', 'dns'] as const;

export type WriteName = (typeof writeNames)[number];

/** A call that reads. `place` is the part of the portal that needs it; without `isEssential` the portal works without it. */
export type Read = {
  place: string;
  ask: (api: Api, known: Known) => Promise<unknown>;
  isEssential?: true;
  flag?: 'wordpress' | 'dns';
  needs?: Exclude<keyof Known, 'currency'>;
};

/** The part of each call in a check: it reads, it is tried by a named write, or it is never tried. */
type Role = Read | { write: WriteName } | { never: string };

const changesServer = 'it changes a server and may charge';
const sendsCode = 'it sends a message to a phone';
const charges = 'it charges a card';

/** The part of every call. A call of the client without a row does not compile. */
export const roles = {
  'auth.signIn': { never: 'it is the sign-in of the check itself' },
  'auth.getMe': { place: 'every page', ask: (api) => api.auth.getMe(), isEssential: true },
  'auth.getCardSecret': { place: 'linking a card', ask: (api) => api.auth.getCardSecret() },
  'auth.register': { never: sendsCode },
  'auth.confirmPhone': { never: 'it needs the code of a phone' },
  'auth.resendCode': { never: sendsCode },
  'auth.authorizeChannel': { write: 'channel' },
  'wallet.createCheckout': { write: 'top-up' },
  'wallet.listTransactions': {
    place: 'the dashboard and the transactions',
    ask: (api, { currency }) => api.wallet.listTransactions(currency),
    isEssential: true,
  },
  'wallet.getTransaction': {
    place: 'the page after a payment',
    ask: (api, { code, currency }) => api.wallet.getTransaction(code, currency),
    needs: 'code',
  },
  'cards.listCards': { place: 'paying by card', ask: (api) => api.cards.listCards() },
  'cards.attachCard': { write: 'default-card' },
  'cards.createCardCheckout': { write: 'card-checkout' },
  'cards.confirmCardCheckout': { never: charges },
  'cards.createSquareCheckout': { never: charges },
  'invoices.listInvoices': {
    place: 'the dashboard and the invoices',
    ask: (api, { currency }) => api.invoices.listInvoices(currency),
    isEssential: true,
  },
  'servers.listRegions': { place: 'ordering a server', ask: (api) => api.servers.listRegions(), flag: 'wordpress' },
  'servers.listHostingRegions': {
    place: 'ordering a hosting server',
    ask: (api) => api.servers.listHostingRegions(),
    flag: 'wordpress',
  },
  'servers.listPlans': { place: 'ordering a server', ask: (api) => api.servers.listPlans(), flag: 'wordpress' },
  'servers.listServers': { place: 'the lists of servers', ask: (api) => api.servers.listServers(), flag: 'wordpress' },
  'servers.getServer': {
    place: 'the page of a server',
    ask: (api, { server }) => api.servers.getServer(server),
    flag: 'wordpress',
    needs: 'server',
  },
  'servers.getLogAddress': {
    place: 'the running log of a server',
    ask: (api, { server }) => api.servers.getLogAddress(server),
    flag: 'wordpress',
    needs: 'server',
  },
  'servers.createServer': { never: 'it orders a server, which charges' },
  'servers.updatePlan': { never: changesServer },
  'servers.updateDisks': { never: changesServer },
  'servers.updateDomains': { never: changesServer },
  'domains.listDomains': { place: 'the domains', ask: (api) => api.domains.listDomains(), flag: 'dns' },
  'domains.createDomain': { write: 'dns' },
  'domains.getDomain': {
    place: 'the page of a domain',
    ask: (api, { domain }) => api.domains.getDomain(domain.id),
    flag: 'dns',
    needs: 'domain',
  },
  'domains.deleteDomain': { write: 'dns' },
  'domains.checkDomain': {
    place: 'the activation of a domain',
    ask: (api, { domain }) => api.domains.checkDomain(domain.name),
    flag: 'dns',
    needs: 'domain',
  },
  'domains.listRecords': {
    place: 'the records of a domain',
    ask: (api, { domain }) => api.domains.listRecords(domain),
    flag: 'dns',
    needs: 'domain',
  },
  'domains.createRecord': { write: 'dns' },
  'domains.updateRecord': { write: 'dns' },
  'domains.deleteRecord': { write: 'dns' },
  'locations.search': { place: 'no page', ask: (api) => api.locations.search('a') },
} as const satisfies Record<EndpointName, Role>;

type ReadRoles = { [Name in EndpointName as (typeof roles)[Name] extends Read ? Name : never]: Read };

/** The name of a call that reads. */
export type ReadName = keyof ReadRoles;

export const reads: Readonly<ReadRoles> = Object.fromEntries(
  Object.entries(roles).filter(([, role]) => 'ask' in role),
) as ReadRoles;
