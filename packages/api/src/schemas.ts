export {
  confirmPhoneInputSchema,
  registerInputSchema,
  resendCodeInputSchema,
  signInInputSchema,
} from './auth/auth.schemas.ts';
export {
  attachCardInputSchema,
  cardCheckoutInputSchema,
  confirmCardInputSchema,
  squareCheckoutInputSchema,
} from './cards/cards.schemas.ts';
export { createDomainInputSchema, recordInputSchema } from './domains/domains.schemas.ts';
export { invoiceSchema } from './invoices/invoices.schemas.ts';
export { parseAmount } from './money/parseAmount.ts';
export { channelOf } from './realtime/channels.ts';
export {
  createServerInputSchema,
  planSchema,
  serverSchema,
  updateDisksInputSchema,
  updateDomainsInputSchema,
  updatePlanInputSchema,
} from './servers/servers.schemas.ts';
export { topUpWire } from './wallet/topUpWire.ts';
export { type CheckoutInput, checkoutInputSchema } from './wallet/wallet.schemas.ts';
