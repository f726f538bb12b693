const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const lengthOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;

/** Reads an actor's rejection, `{ kind, serverMessage, retryAfterMs, at }` or any Error; a missing field is null. `at` is the moment of the answer. */
export const readFailure = (failure: unknown) => {
  const { kind, serverMessage, retryAfterMs, at }: Record<string, unknown> =
    typeof failure === 'object' && failure !== null ? { ...failure } : {};
  return {
    kind: textOf(kind),
    serverMessage: textOf(serverMessage),
    retryAfterMs: lengthOf(retryAfterMs),
    at: lengthOf(at),
  };
};
