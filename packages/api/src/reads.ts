/** The schemas of the answers that the first figures of a page show, without the client that asks for them. */
export { type Me, meSchema } from './auth/auth.schemas.ts';
export { isJson } from './http/readAnswer.ts';
export { invoiceSchema } from './invoices/invoices.schemas.ts';
export { transactionSchema } from './wallet/wallet.schemas.ts';
export { envelopeOf } from './wire/envelope.ts';
export { list } from './wire/rows.ts';
