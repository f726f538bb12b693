import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Call, Play } from './playMachine.ts';

/** An answer of one of the app's actors; `outputOf` gets the call's input. */
export type Answer = { output: unknown } | { outputOf: (input: never) => unknown } | { failure: unknown };

export type Step = {
  play: Play;
  before: AnyMachineSnapshot;
  after: AnyMachineSnapshot;
  sent: AnyEventObject | null;
  /** The given answer, or null; `wasHeard` is false if the machine had left the call. */
  answered: { call: Call; answer: Answer; wasHeard: boolean } | null;
};

/** A chart and all of its inputs. */
export type ChartSpec<Machine extends AnyStateMachine = AnyStateMachine> = {
  machine: Machine;
  /** The walks start from one of these. */
  inputs: readonly unknown[];
  /** Events with their values; a declared event that is missing here is sent bare. */
  events: readonly AnyEventObject[];
  /** Answers of the app's actors by name; those of a real child stand below the child's name. */
  answers: Record<string, readonly Answer[]>;
  /** Children that run themselves in the random walks, without scripted answers. */
  real?: readonly string[];
  /** The part of the context that tells two states apart when each is explored once; a counter must be folded here. */
  contextOf?: (context: AnyMachineSnapshot['context']) => unknown;
  /** Milliseconds that a walk may let pass. */
  waits?: readonly number[];
  /** Called for each walk; the function it returns is called after each step and asserts the invariants. */
  invariants?: (play: Play) => (step: Step) => void;
};
