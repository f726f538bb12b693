import { isApiError, isDefinite } from '@may/api';

/** A failure as the machines know it: `refused` if the request was refused for certain, else `unknown`, because it may have succeeded. */
export const toRejection = (error: unknown) => ({
  kind: isDefinite(error) ? 'refused' : 'unknown',
  serverMessage: isApiError(error) ? error.serverMessage : null,
});

/** Rejects with `toRejection` of the failure. */
export const rejectWith = (error: unknown): Promise<never> => Promise.reject(toRejection(error));

/** The kind of a rejection; `unknown` without one. */
export const kindOf = (failure: unknown): string =>
  typeof failure === 'object' && failure !== null && 'kind' in failure && typeof failure.kind === 'string'
    ? failure.kind
    : 'unknown';
