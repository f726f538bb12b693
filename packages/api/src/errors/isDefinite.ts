import { isApiError } from './ApiError.ts';

/** Refusals that speak of this request only: an earlier one of the same attempt may have arrived, or still be at work. */
const undecided = new Set([408, 409, 425, 429]);

/**
 * Whether a failed write surely did not happen, so that its attempt may end: the provider's own refusal, said as 4xx or as a
 * 200 whose message is not 'success' (spec §7). All else, a 429 and every 5xx too, is an unknown outcome.
 */
export const isDefinite = (error: unknown): boolean =>
  isApiError(error) &&
  error.fromProvider &&
  (error.status === 200 || (error.status >= 400 && error.status < 500 && !undecided.has(error.status)));
