import { isHTTPError, isKyError } from 'ky';
import { ApiError } from '../errors/ApiError.ts';
import { InvalidResponseError } from '../errors/InvalidResponseError.ts';
import { TimeoutError } from '../errors/TimeoutError.ts';
import { UnreachableError } from '../errors/UnreachableError.ts';
import { readRefusal } from './readAnswer.ts';
import { retryAfterOf } from './retryAfterOf.ts';

/** Maps whatever a request threw to one of the four error classes; `passedDeadlineMs` is set once the deadline has passed. */
export const toFailure = (error: unknown, passedDeadlineMs: number | null): Error => {
  if (error instanceof ApiError || error instanceof InvalidResponseError) return error;
  if (isHTTPError(error)) {
    const refusal = readRefusal(error.data);
    return new ApiError({
      status: error.response.status,
      code: refusal?.code ?? null,
      serverMessage: refusal?.serverMessage ?? null,
      retryAfterMs: retryAfterOf(error.response.headers),
      fromProvider: refusal !== null,
    });
  }
  if (passedDeadlineMs !== null) return new TimeoutError(passedDeadlineMs);
  // ky's errors hold the request, and with it the token and typed passwords: none of that may reach a log.
  return new UnreachableError({ cause: isKyError(error) ? error.cause : error });
};
