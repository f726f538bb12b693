import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { messages } from './messages.ts';

/** Key of the translated message; the rich provider sends it as `code`. */
export type RefusalCode = keyof typeof messages;

/** Thrown by handlers; `refusalOnWire` makes the answer. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: RefusalCode;
  /** Values of the `{name}` placeholders in the message. */
  readonly words: Record<string, string>;
  /** Seconds for the `Retry-After` header. */
  readonly retryAfter: number | undefined;

  constructor(
    status: ContentfulStatusCode,
    code: RefusalCode,
    { words = {}, retryAfter }: { words?: Record<string, string>; retryAfter?: number } = {},
  ) {
    super(code);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.words = words;
    this.retryAfter = retryAfter;
  }
}
