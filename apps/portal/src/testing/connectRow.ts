import type { ChartSpec } from '@may/machines/testing/chart.types.ts';
import type { AnyEventObject, AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';

/** The arguments of each press. */
type Presses = readonly (readonly unknown[])[];

/** The result of a press: event types or calls of the app like `goOn()`, separated by spaces; or one whole event, if its data matters. */
type Given = string | AnyEventObject;

/** The expected result, arguments and availability of a control. */
export type Control<View> = {
  gives: Given | ((view: View, ...values: never[]) => Given);
  /** The arguments, one press for each; an empty list means that it cannot be pressed. */
  with?: Presses | ((view: View) => Presses);
  /** True if it can be pressed. Without it: if no object around it is `busy`, `locked`, `loading`, `disabled` or has a `missing` field. */
  offered?: (view: View) => boolean;
};

/** A connect function and the expected results of its screen. */
export type ConnectRow<Machine extends AnyStateMachine, View extends object> = {
  /** The connect function, so that `connects.test.ts` finds every connect function in a row. */
  proves: Record<string, unknown>;
  /** The events and answers of the walk. */
  chart: ChartSpec<Machine>;
  /** The screen's props in each circumstance; `app` makes a function of the app. Null if another screen shows. */
  screens: Record<
    string,
    (
      snapshot: SnapshotFrom<Machine>,
      send: (event: EventFrom<Machine>) => void,
      app: (name: string) => () => void,
    ) => View | null
  >;
  /** Every control with its result, by its path in the props. */
  presses: Record<string, string | Control<View>>;
  /** States with another screen, and the name of that screen. */
  hidden?: Record<string, string>;
  /** States that may rest without a control, and the event that ends each. */
  waitsFor?: Record<string, string>;
  /** A value that differs between situations with the same states and controls. @default the names of the filled context fields */
  distinguishes?: (snapshot: SnapshotFrom<Machine>) => unknown;
};

/** The faults of a connect function, as sentences. */
export type ConnectReport = {
  /** Controls with a wrong or ignored result, and states without a way out. */
  faults: string[];
  /** Resting states that the walk did not reach. */
  unreached: string[];
  /** Entries of the row that no state needed. */
  unused: string[];
};

/** A row for `connects.test.ts` and for the story of its flow. */
export const connectRow = <Machine extends AnyStateMachine, View extends object>(row: ConnectRow<Machine, View>) => row;
