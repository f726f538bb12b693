import { ApiError } from './ApiError.ts';

/** The session or the press of a request ended before it was sent. It counts as a refusal with 401, as the provider would give: nothing happened. */
export class NotSentError extends ApiError {
  constructor() {
    super({ status: 401 });
  }
}

export const isNotSent = (error: unknown): error is NotSentError => error instanceof NotSentError;
