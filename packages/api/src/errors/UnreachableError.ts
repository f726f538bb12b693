/** No complete answer came: offline, connection refused, redirected or broken midway; a write may still have happened. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';

  constructor(options?: ErrorOptions) {
    super(
      'The provider could not be reached or the connection broke: reads may be retried, writes must be reconciled.',
      options,
    );
  }
}

export const isUnreachableError = (error: unknown): error is UnreachableError => error instanceof UnreachableError;
