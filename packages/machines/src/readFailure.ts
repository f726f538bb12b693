const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Reads an actor's rejection, `{ kind, serverMessage, retryAfterMs }` or any Error; a missing field is null. */
export const readFailure = (
  failure: unknown,
): { kind: string | null; serverMessage: string | null; retryAfterMs: number | null } => {
  if (typeof failure !== 'object' || failure === null) return { kind: null, serverMessage: null, retryAfterMs: null };
  const wait = 'retryAfterMs' in failure ? failure.retryAfterMs : null;
  return {
    kind: 'kind' in failure ? textOf(failure.kind) : null,
    serverMessage: 'serverMessage' in failure ? textOf(failure.serverMessage) : null,
    retryAfterMs: typeof wait === 'number' && Number.isFinite(wait) && wait > 0 ? wait : null,
  };
};
