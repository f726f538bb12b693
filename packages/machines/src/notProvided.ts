/** The error of an actor or action that the app did not provide; `kind` tells "never sent" from "no answer". */
export class NotProvidedError extends Error {
  override readonly name = 'NotProvidedError';
  readonly kind = 'notProvided' as const;

  constructor(part: 'actor' | 'action', name: string) {
    super(
      `The ${part} "${name}" is not provided, so the flow cannot go on: pass it in machine.provide({ ${part}s: { ${name} } }).`,
    );
  }
}

/** Placeholder for `fromPromise`: the actor rejects with a NotProvidedError that holds its name. */
export const notProvided = (actorName: string) => (): Promise<never> =>
  Promise.reject(new NotProvidedError('actor', actorName));

/** Placeholder for an action: it throws a NotProvidedError, which stops the flow's actor instead of skipping a side effect. */
export const actionNotProvided =
  <Params = undefined>(actionName: string) =>
  (_: unknown, _params: Params): never => {
    throw new NotProvidedError('action', actionName);
  };
