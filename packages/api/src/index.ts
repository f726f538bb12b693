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
export type { InvoicesApi } from './invoices/invoices.ts';
export type { LinkRefusal } from './links/readWebUrl.ts';
export type { VettedCheckoutUrl } from './links/vetCheckoutUrl.ts';
export { vetCheckoutUrl } from './links/vetCheckoutUrl.ts';
export { vetLink } from './links/vetLink.ts';
export { parseAmount } from './money/parseAmount.ts';
export type { Checkout } from './wallet/wallet.schemas.ts';
export type { CreateCheckoutInput, WalletApi } from './wallet/wallet.ts';
