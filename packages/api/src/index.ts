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
export type { CardCheckout, PaymentSecret } from './cards/cards.schemas.ts';
export type { CardsApi, SquareCheckoutInput } from './cards/cards.ts';
export type { Api, ApiOptions } from './createApi.ts';
export { createApi, usualSquarePath } from './createApi.ts';
export type { CreateRecordInput, DomainOfRecord, DomainsApi } from './domains/domains.ts';
export { ApiError, isApiError } from './errors/ApiError.ts';
export { InvalidResponseError, isInvalidResponseError } from './errors/InvalidResponseError.ts';
export { isDefinite } from './errors/isDefinite.ts';
export { isNotOffered } from './errors/isNotOffered.ts';
export { isTimeoutError, TimeoutError } from './errors/TimeoutError.ts';
export { isUnreachableError, UnreachableError } from './errors/UnreachableError.ts';
export type { InvoicesApi } from './invoices/invoices.ts';
export type { LinkRefusal } from './links/readWebUrl.ts';
export type { VettedCheckoutUrl } from './links/vetCheckoutUrl.ts';
export { vetCheckoutUrl } from './links/vetCheckoutUrl.ts';
export { vetLink } from './links/vetLink.ts';
export { parseAmount } from './money/parseAmount.ts';
export type { CreatedServer } from './servers/servers.schemas.ts';
export type { CreateServerInput, ServersApi } from './servers/servers.ts';
export type { Checkout } from './wallet/wallet.schemas.ts';
export type { CreateCheckoutInput, WalletApi } from './wallet/wallet.ts';
