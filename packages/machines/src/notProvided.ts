/** What an actor or action says when the app did not provide it; `kind` lets a flow tell "never sent" from "no answer". */
export class NotProvidedError extends Error {
  override readonly name = 'NotProvidedError';
  readonly kind = 'notProvided' as const;

  constructor(part: 'actor' | 'action', name: string) {
    super(
      `The ${part} "${name}" is not provided, so the flow cannot go on: pass it in machine.provide({ ${part}s: { ${name} } }).`,
    );
  }
}

/** Placeholder for `fromPromise`: the actor rejects with a NotProvidedError that says its name. */
export const notProvided = (actorName: string) => (): Promise<never> =>
  Promise.reject(new NotProvidedError('actor', actorName));

/** Placeholder for an action: it throws a NotProvidedError, which stops the flow's actor instead of skipping a side effect. */
export const actionNotProvided =
  <Params = undefined>(actionName: string) =>
  (_: unknown, _params: Params): never => {
    throw new NotProvidedError('action', actionName);
  };
