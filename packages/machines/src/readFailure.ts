const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Reads an actor's rejection, `{ kind, serverMessage }` or any Error; what it does not say is null. */
export const readFailure = (failure: unknown): { kind: string | null; serverMessage: string | null } => {
  if (typeof failure !== 'object' || failure === null) return { kind: null, serverMessage: null };
  return {
    kind: 'kind' in failure ? textOf(failure.kind) : null,
    serverMessage: 'serverMessage' in failure ? textOf(failure.serverMessage) : null,
  };
};
