import type { ChartSpec } from '@may/machines/testing';
import type { AnyEventObject, AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';

/** The arguments of each press. */
type Presses = readonly (readonly unknown[])[];

/**
 * What a press gives: the type of an event, or a function of the app as `goOn()`; several have a space between them. Where what the event
 * says matters too, the whole event.
 */
type Given = string | AnyEventObject;

/** What is known of a control beyond what it gives. */
export type Control<View> = {
  gives: Given | ((view: View, ...values: never[]) => Given);
  /** What it can be pressed with, one press for each; none is a control that cannot be pressed. */
  with?: Presses | ((view: View) => Presses);
  /** When it can be pressed; without it, when nothing around it is `busy`, `locked`, `loading`, `disabled` or `missing` something. */
  offered?: (view: View) => boolean;
};

/** A connect function, and what its screen can be asked for. */
export type ConnectRow<Machine extends AnyStateMachine, View extends object> = {
  /** The connect functions it proves. */
  proves: Record<string, unknown>;
  machine: Machine;
  /** All that may happen to the machine. */
  chart: ChartSpec;
  /** The screen's props in each of its circumstances; `app` makes a function of the app. Null: another screen is shown. */
  screens: Record<
    string,
    (
      snapshot: SnapshotFrom<Machine>,
      send: (event: EventFrom<Machine>) => void,
      app: (name: string) => () => void,
    ) => View | null
  >;
  /** Every control by its path in the props, with what it gives. */
  presses: Record<string, string | Control<View>>;
  /** The states in which another screen is shown, with which one. */
  hidden?: Record<string, string>;
  /** The states in which nothing is under way and nothing may be there to press, with what leads on. */
  waitsFor?: Record<string, string>;
  /** What tells situations with the same state and controls apart; without it, which fields of the contexts are empty. */
  tells?: (snapshot: SnapshotFrom<Machine>) => unknown;
};

/** What a connect function must not have, in words. */
export type ConnectReport = {
  /** A control that is wired wrongly or ignored, or a state without a way on. */
  faults: string[];
  /** Resting states that the walk did not come to. */
  unreached: string[];
  /** Entries of the row that were needed in no state. */
  unused: string[];
};
