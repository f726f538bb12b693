import { isApiError } from './ApiError.ts';

/**
 * Whether a call is one the provider does not have, such as the change and the deletion of a record, which the specification does not
 * list. A 404 with a code of the provider's speaks of the thing, not of the call.
 */
export const isNotOffered = (error: unknown): boolean =>
  isApiError(error) && (error.status === 405 || error.status === 501 || (error.status === 404 && error.code === null));
