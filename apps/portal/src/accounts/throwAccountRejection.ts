import { isApiError } from '@may/api';
import { toRejection } from '../provider/toRejection.ts';

/** Throws a failure as the machines of a new account know it: a 429 is a `wait`, everything else as in `toRejection`. */
export const throwAccountRejection = (error: unknown): never => {
  if (isApiError(error) && error.status === 429) {
    const { serverMessage, retryAfterMs } = error;
    throw { kind: 'wait', serverMessage, retryAfterMs };
  }
  throw toRejection(error);
};
