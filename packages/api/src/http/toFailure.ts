import { ApiError } from '../errors/ApiError.ts';
import { InvalidResponseError } from '../errors/InvalidResponseError.ts';
import { TimeoutError } from '../errors/TimeoutError.ts';
import { UnreachableError } from '../errors/UnreachableError.ts';

/** Maps an error of a request to one of the four error classes; `passedDeadlineMs` is set once the deadline has passed. */
export const toFailure = (error: unknown, passedDeadlineMs: number | null): Error => {
  if (error instanceof ApiError || error instanceof InvalidResponseError) return error;
  if (passedDeadlineMs !== null) return new TimeoutError(passedDeadlineMs);
  return new UnreachableError({ cause: error });
};
