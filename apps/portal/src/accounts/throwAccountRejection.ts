import { isApiError } from '@may/api';
import { toRejection } from '../provider/toRejection.ts';

/**
 * Throws a failure as the machines of a new account know it. A 429 is a `wait`. A 409 of the provider is a refusal: these calls have no attempt
 * key, so it means that the account exists. All else is as in `toRejection`.
 */
export const throwAccountRejection = (error: unknown): never => {
  if (!isApiError(error)) throw toRejection(error);
  const { status, fromProvider, serverMessage, retryAfterMs } = error;
  if (status === 429) throw { kind: 'wait', serverMessage, retryAfterMs };
  if (status === 409 && fromProvider) throw { kind: 'refused', serverMessage };
  throw toRejection(error);
};
