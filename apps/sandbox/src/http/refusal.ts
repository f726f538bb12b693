import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { messages } from './messages.ts';

/** Names a refusal; the rich provider sends it as `code` beside the translated message. */
export type RefusalCode = keyof typeof messages;

/** What a handler throws to refuse; `refusalOnWire` says what it becomes. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: RefusalCode;
  /** Words that fill `{name}` places of the message. */
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
