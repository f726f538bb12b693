import { isApiError } from './ApiError.ts';

/** These statuses refuse one request only: an earlier request of the same attempt may have arrived, or still be in progress. */
const undecidedStatuses = new Set([408, 409, 425, 429]);

/**
 * True if a failed write surely did not happen: the provider itself answered 4xx, or 200 with a message other than 'success' (spec §7). Every
 * other failure, also 429 and 5xx, leaves the outcome unknown.
 */
export const isDefinite = (error: unknown): boolean =>
  isApiError(error) &&
  error.fromProvider &&
  (error.status === 200 || (error.status >= 400 && error.status < 500 && !undecidedStatuses.has(error.status)));
