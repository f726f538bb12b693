export type {
  CardSecret,
  ChannelAuthorization,
  ConfirmPhoneInput,
  Me,
  RegisterInput,
  ResendCodeInput,
  SignIn,
  SignInInput,
} from './auth/auth.schemas.ts';
export {
  accessTokenSchema,
  cardSecretSchema,
  channelAuthorizationSchema,
  confirmPhoneInputSchema,
  meSchema,
  registerInputSchema,
  resendCodeInputSchema,
  signInInputSchema,
  signInSchema,
} from './auth/auth.schemas.ts';
export {
  attachCardInputSchema,
  cardCheckoutInputSchema,
  confirmCardInputSchema,
  linkedCardSchema,
  squareCheckoutInputSchema,
} from './cards/cards.schemas.ts';
export { createDomainInputSchema, domainSchema, recordInputSchema, recordSchemaIn } from './domains/domains.schemas.ts';
export { invoiceSchema } from './invoices/invoices.schemas.ts';
export { parseAmount } from './money/parseAmount.ts';
export type { RealtimeEvent } from './realtime/channels.ts';
export { canonicalEventNames, channelOf, realtimePayloadSchema } from './realtime/channels.ts';
export { createServerInputSchema, planSchema, regionSchema, serverSchema } from './servers/servers.schemas.ts';
export { topUpWire } from './wallet/topUpWire.ts';
export type { Checkout, CheckoutInput } from './wallet/wallet.schemas.ts';
export {
  checkoutInputSchema,
  checkoutSchema,
  transactionDetailSchema,
  transactionSchema,
} from './wallet/wallet.schemas.ts';
