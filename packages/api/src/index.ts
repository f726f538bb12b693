export type { Me } from './auth/auth.schemas.ts';
export type { Api } from './createApi.ts';
export { createApi } from './createApi.ts';
export { ApiError, isApiError } from './errors/ApiError.ts';
export { InvalidResponseError, isInvalidResponseError } from './errors/InvalidResponseError.ts';
export { isDefinite } from './errors/isDefinite.ts';
export { isNotOffered } from './errors/isNotOffered.ts';
export { isUnreachableError, UnreachableError } from './errors/UnreachableError.ts';
export { vetCheckoutUrl } from './links/vetCheckoutUrl.ts';
