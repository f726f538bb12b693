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
export type { AuthApi } from './auth/auth.ts';
export type { Api, ApiOptions } from './createApi.ts';
export { createApi } from './createApi.ts';
export { ApiError, isApiError } from './errors/ApiError.ts';
export { InvalidResponseError, isInvalidResponseError } from './errors/InvalidResponseError.ts';
export { isDefinite } from './errors/isDefinite.ts';
export { isTimeoutError, TimeoutError } from './errors/TimeoutError.ts';
export { isUnreachableError, UnreachableError } from './errors/UnreachableError.ts';
export type { InvoiceStatus } from './invoices/invoiceStatusOf.ts';
export type { Invoice } from './invoices/invoices.schemas.ts';
export type { InvoicesApi } from './invoices/invoices.ts';
export type { LinkRefusal } from './links/readWebUrl.ts';
export type { VettedCheckoutUrl } from './links/vetCheckoutUrl.ts';
export { vetCheckoutUrl } from './links/vetCheckoutUrl.ts';
export { vetLink } from './links/vetLink.ts';
export type { RegionCode } from './money/currencyOfRegion.ts';
export { currencyOfRegion, regionCodes } from './money/currencyOfRegion.ts';
export type { Currency, Money } from './money/Money.ts';
export { currencies, decimalsOf, toMajorUnits } from './money/Money.ts';
export { parseAmount } from './money/parseAmount.ts';
export { balanceOf } from './wallet/balanceOf.ts';
export type { TopUpMethodName } from './wallet/topUpMethods.ts';
export { topUpMethods } from './wallet/topUpMethods.ts';
export type { Checkout, Transaction, TransactionDetail } from './wallet/wallet.schemas.ts';
export type { CreateCheckoutInput, WalletApi } from './wallet/wallet.ts';
export type { Rows } from './wire/readRows.ts';
