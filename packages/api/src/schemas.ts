export { cardSecretFixture, meFixture, signInFixture } from './auth/auth.fixtures.ts';
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
export type { InvoiceStatus } from './invoices/invoiceStatusOf.ts';
export { invoiceFixture } from './invoices/invoices.fixtures.ts';
export type { Invoice } from './invoices/invoices.schemas.ts';
export { invoiceSchema } from './invoices/invoices.schemas.ts';
export type { RegionCode } from './money/currencyOfRegion.ts';
export { currencyOfRegion, regionCodes, regionSchema } from './money/currencyOfRegion.ts';
export type { Currency, Money } from './money/Money.ts';
export { currencies, currencySchema, decimalsOf, moneySchema, toMajorUnits } from './money/Money.ts';
export { parseAmount } from './money/parseAmount.ts';
export type { RealtimeEvent, RealtimeEventName } from './realtime/channels.ts';
export { canonicalEventNames, channelOf, realtimeEventNames, realtimePayloadSchema } from './realtime/channels.ts';
export type { TopUpMethodName } from './wallet/topUpMethods.ts';
export { topUpMethods } from './wallet/topUpMethods.ts';
export { checkoutFixture, transactionDetailFixture, transactionFixture } from './wallet/wallet.fixtures.ts';
export type { Checkout, CheckoutInput, Transaction, TransactionDetail } from './wallet/wallet.schemas.ts';
export {
  checkoutInputSchema,
  checkoutSchema,
  transactionDetailSchema,
  transactionSchema,
} from './wallet/wallet.schemas.ts';
