import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { RefusalCode } from './messages.ts';

/** `words`: values of the `{name}` placeholders in the message. `retryAfter`: seconds for the `Retry-After` header. */
type Details = { words?: Record<string, string>; retryAfter?: number };

/** Thrown by handlers; `refusalOnWire` makes the answer. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: RefusalCode;
  readonly details: Details;

  constructor(status: ContentfulStatusCode, code: RefusalCode, details: Details = {}) {
    super(code);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** The refusal of an input, with the name of its first invalid field. */
export const invalidInput = (field: string): Refusal => new Refusal(400, 'invalidInput', { words: { field } });
