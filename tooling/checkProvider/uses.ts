import type { ReadName } from './roles.ts';

const currency = 'shows each amount in the currency of its row';

/** The portal's use of each field that only the rich provider sends (packages/api/src/endpoints.ts). */
export const uses: Partial<Record<ReadName, Readonly<Record<string, string>>>> = {
  'auth.getMe': { name: 'shows the customer’s name' },
  'wallet.listTransactions': { transactionCode: 'knows a paid top-up by its code', currency },
  'wallet.getTransaction': { status: 'tells pending, failed and paid apart', currency },
  'cards.listCards': { is_default: 'marks the default card' },
  'invoices.listInvoices': {
    number: 'shows the number beside the id',
    status: 'takes the status from the provider',
    amount_paid: 'tells paid from unpaid by the amounts',
    amount_remaining: 'tells paid from unpaid by the amounts',
    created: 'shows the date',
    currency,
  },
  'servers.listPlans': { sold_out: 'offers no plan that is sold out' },
  'servers.listServers': { ipv4: 'shows the address', status: 'follows an order by its status' },
  'servers.getServer': { ipv4: 'shows the address', status: 'follows an order by its status' },
  'servers.getLogAddress': { url: 'takes the address from the object' },
  'domains.checkDomain': { observed: 'shows the nameservers that were found' },
  'domains.listRecords': {
    ttl: 'keeps the TTL when it changes a record',
    priority: 'keeps the priority when it changes a record',
    proxied: 'keeps the proxy when it changes a record',
  },
};
