/** What the provider's refusal said; `fromProvider` is false when the answer was not its JSON error shape (a proxy's page). */
export type ApiErrorInput = {
  status: number;
  code?: string | null;
  serverMessage?: string | null;
  retryAfterMs?: number | null;
  fromProvider?: boolean;
};

/** The provider was reached and refused; `serverMessage` is plain text of at most 200 characters (T23, docs/threats.md), `retryAfterMs` at most 60,000. */
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

/** Whether the provider refused (as opposed to unreachable, too slow or talking nonsense). */
export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
