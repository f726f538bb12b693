/** A refusal; `fromProvider` is false when the answer had not the provider's JSON error shape (a proxy's page). */
export type ApiErrorInput = {
  status: number;
  code?: string | null;
  serverMessage?: string | null;
  retryAfterMs?: number | null;
  fromProvider?: boolean;
};

/** The provider refused. `serverMessage` is plain text of at most 200 characters (T23, docs/threats.md), `retryAfterMs` at most an hour. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string | null;
  readonly serverMessage: string | null;
  readonly retryAfterMs: number | null;
  readonly fromProvider: boolean;

  constructor(input: ApiErrorInput) {
    super(
      `The provider refused with status ${input.status}: show serverMessage as text, or decide by status and code.`,
    );
    this.status = input.status;
    this.code = input.code ?? null;
    this.serverMessage = input.serverMessage ?? null;
    this.retryAfterMs = input.retryAfterMs ?? null;
    this.fromProvider = input.fromProvider ?? true;
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
