import type { ErrorActorEvent } from 'xstate';

/** Names a guard or an action, with what it is given. */
export const withParams =
  <Params>(params: Params) =>
  <Type extends string>(type: Type) =>
    ({ type, params }) as const;

/** Names a guard that is given the moment of a press: a machine reads no clock. */
export const withPress = withParams(({ event }: { event: { at: number } }) => event);

/** Names a guard or an action that is given the failure of an actor. */
export const withFailure = withParams(({ event }: { event: ErrorActorEvent }) => ({ failure: event.error }));
