/** The schemas of the answers that the first figures of a page show, without the client that asks for them. */
export { type Me, meSchema } from './auth/auth.schemas.ts';
export { domainSchema } from './domains/domains.schemas.ts';
export { invoiceSchema } from './invoices/invoices.schemas.ts';
export { safeLinkOf } from './links/safeLinkOf.ts';
export { planSchema, regionSchema, serverSchema } from './servers/servers.schemas.ts';
export { transactionSchema } from './wallet/wallet.schemas.ts';
export { envelopeOf } from './wire/envelope.ts';
export { dataList, list } from './wire/rows.ts';
