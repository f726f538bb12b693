import type { Announcement } from '@may/domain/bell/notice.ts';
import {
  type Actor,
  type AnyActorLogic,
  type AnyStateMachine,
  createActor,
  fromPromise,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate';

/** One call of an actor that the app would provide; the test answers it. */
export type Call = {
  /** The actor's name, below the names of its parents: `attempt.sendAttempt`. */
  actor: string;
  input: unknown;
  resolve: (output: unknown) => void;
  reject: (failure: unknown) => void;
  /** True until the call is answered or its machine has left it. */
  listening: () => boolean;
};

/** One executed action that the app would provide. */
type Effect = { action: string; params: unknown };

/** A running chart; the test plays the app. */
export type Play<Machine extends AnyStateMachine = AnyStateMachine> = {
  actor: Actor<Machine>;
  clock: SimulatedClock;
  calls: readonly Call[];
  effects: readonly Effect[];
  snapshot: () => SnapshotFrom<Machine>;
  last: (actor: string) => Call;
  callsOf: (actor: string) => Call[];
  effectsOf: (action: string) => unknown[];
  /** The kinds and facts of the notices that were raised. */
  announced: () => unknown[];
  /** Answers the newest call of an actor and waits until its machine has received it. */
  answer: (actor: string, output: unknown) => Promise<void>;
  fail: (actor: string, failure: unknown) => Promise<void>;
};

/** Waits until answered promise actors have reported to their machine, and that machine to its parent. */
export const answersArrived = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};

const isPlaceholder = (action: unknown): boolean => typeof action === 'function' && !('type' in action);

/**
 * Starts a machine; the test plays every actor and action that the app would provide. Children named in `real` run themselves, with their own
 * actors played. `spyOn` hears each action of the app. It needs no test runner, because stories play machines too.
 */
export const playMachine = <Machine extends AnyStateMachine>(
  machine: Machine,
  input: unknown,
  real: readonly string[] = [],
  spyOn: (action: string) => (params: unknown) => void = () => () => undefined,
): Play<Machine> => {
  const calls: Call[] = [];
  const effects: Effect[] = [];
  const clock = new SimulatedClock();

  const scripted = (name: string): AnyActorLogic =>
    fromPromise(
      ({ input: given, signal }: { input: unknown; signal: AbortSignal }) =>
        new Promise((resolve, reject) => {
          let isAnswered = false;
          calls.push({
            actor: name,
            input: given,
            resolve: (output) => {
              isAnswered = true;
              resolve(output);
            },
            reject: (failure) => {
              isAnswered = true;
              reject(failure);
            },
            listening: () => !isAnswered && !signal.aborted,
          });
        }),
    );

  const played = (chart: AnyStateMachine, prefix: string): AnyStateMachine => {
    const { actors, actions } = chart.implementations;
    const namesOfActors = Object.keys(actors ?? {});
    const placeholders = Object.keys(actions ?? {}).filter((name) => isPlaceholder(actions?.[name]));
    return chart.provide({
      actors: Object.fromEntries(
        namesOfActors.map((name) => [
          name,
          real.includes(prefix + name)
            ? played(actors?.[name] as AnyStateMachine, `${prefix}${name}.`)
            : scripted(prefix + name),
        ]),
      ),
      actions: Object.fromEntries(
        placeholders.map((name) => {
          const spy = spyOn(name);
          const act = (_: unknown, params: unknown) => {
            effects.push({ action: name, params });
            spy(params);
          };
          return [name, act];
        }),
      ),
    });
  };

  // `provide` changes the implementations, never the chart, so the type stays.
  const actor: Actor<Machine> = createActor<AnyStateMachine>(played(machine, ''), { input, clock }) as Actor<Machine>;
  // A chart that breaks must not break the test's own thread: its snapshot holds the error.
  actor.subscribe({ error: () => undefined });
  actor.start();
  const callsOf = (name: string) => calls.filter((call) => call.actor === name);
  const last = (name: string): Call => {
    const call = callsOf(name).at(-1);
    if (call === undefined) throw new Error(`Actor "${name}" was not called yet: there is no call to answer.`);
    return call;
  };
  return {
    actor,
    clock,
    calls,
    effects,
    snapshot: () => actor.getSnapshot(),
    last,
    callsOf,
    effectsOf: (action) => effects.filter((effect) => effect.action === action).map(({ params }) => params),
    announced: () =>
      effects.flatMap(({ action, params }) => {
        const { kind, subject } = (action === 'announce' && (params as Announcement | null)) || {};
        return kind ? [[kind, subject]] : [];
      }),
    answer: (name, output) => {
      last(name).resolve(output);
      return answersArrived();
    },
    fail: (name, failure) => {
      last(name).reject(failure);
      return answersArrived();
    },
  };
};
