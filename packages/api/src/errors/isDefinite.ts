import { isApiError } from './ApiError.ts';

const definiteStatuses = new Set([400, 401, 402, 403, 404, 422, 429, 503]);

/** Whether a failed write surely did not happen, so that its attempt key may be dropped; anything else is an unknown outcome (§3.4). */
export const isDefinite = (error: unknown): boolean =>
  isApiError(error) && error.fromProvider && definiteStatuses.has(error.status);
