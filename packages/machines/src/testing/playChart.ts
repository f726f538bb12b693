import { type Mock, vi } from 'vitest';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { type Play, playMachine } from './playMachine.ts';

/** A running chart whose actions of the app are spies. */
export type SpiedPlay<Machine extends AnyStateMachine = AnyStateMachine> = Play<Machine> & {
  /** The app's actions by name, called with their parameters. */
  actions: Record<string, Mock>;
};

/** `playMachine` for tests of one machine, with a spy for each action of the app. */
export const playChart = <Machine extends AnyStateMachine>(
  machine: Machine,
  input: unknown,
  real: readonly string[] = [],
): SpiedPlay<Machine> => {
  const actions: Record<string, Mock> = {};
  const play = playMachine(machine, input, real, (name) => {
    actions[name] = vi.fn();
    return (params) => (params === undefined ? actions[name]?.() : actions[name]?.(params));
  });
  return { ...play, actions };
};

export const sendAll = ({ actor }: { actor: AnyActorRef }, ...events: (string | { type: string })[]): void => {
  for (const event of events) actor.send(typeof event === 'string' ? { type: event } : event);
};
