/** The fault of an answer: not declared as JSON, not parsable, or of another shape. */
export type InvalidResponseReason = 'contentType' | 'json' | 'schema';

/** The provider answered 2xx with unreadable content; `at` names the first wrong field, never its value. A write may still have happened. */
export class InvalidResponseError extends Error {
  override readonly name = 'InvalidResponseError';
  readonly status: number;
  readonly reason: InvalidResponseReason;
  readonly at: string | null;

  constructor(input: { status: number; reason: InvalidResponseReason; at?: string | null }) {
    super(
      `The provider's answer (status ${input.status}) was unreadable: ${input.reason}${input.at ? ` at ${input.at}` : ''}.`,
    );
    this.status = input.status;
    this.reason = input.reason;
    this.at = input.at ?? null;
  }
}

export const isInvalidResponseError = (error: unknown): error is InvalidResponseError =>
  error instanceof InvalidResponseError;
