import { isApiError } from './ApiError.ts';

/**
 * True if the provider does not have this call, such as the change and deletion of a record, which the specification does not list. A 404 with
 * the provider's own code means that the record is missing, not the call.
 */
export const isNotOffered = (error: unknown): boolean =>
  isApiError(error) && (error.status === 405 || error.status === 501 || (error.status === 404 && error.code === null));
