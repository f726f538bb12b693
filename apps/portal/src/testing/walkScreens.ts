import { tryEveryMove } from '@may/machines/testing/tryEveryMove.ts';
import { eventsOf, machinesIn, statesOf } from '@may/machines/testing/world.ts';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { ConnectRow, Control } from './connectRow.ts';
import { type Press, pressesIn } from './pressesIn.ts';

/** A situation of a chart, and its screen in each circumstance: null if another screen shows, a sentence if connect throws. */
export type Place<View> = {
  snapshot: AnyMachineSnapshot;
  /** The states, and those of child machines after their name: `paying`, `attempt:pending.waiting`. */
  states: string[];
  views: { circumstance: string; view: View | string | null }[];
};

const statesIn = (snapshot: AnyMachineSnapshot): string[] =>
  machinesIn(snapshot).flatMap(({ name, snapshot: { value } }) =>
    statesOf(value).map((state) => (name === '' ? state : `${name}:${state}`)),
  );

/** The fields of a context that are not empty. */
const heldIn = (context: object): string[] =>
  Object.entries(context).flatMap(([field, value]) =>
    !value || (Array.isArray(value) && value.length === 0) ? [] : field,
  );

export const controlOf = <View>(presses: Record<string, string | Control<View>>, path: string): Control<View> => {
  const control = presses[path];
  return typeof control === 'object' ? control : { gives: control ?? 'what no row knows' };
};

export const argumentsOf = <View>(view: View, { with: given = [[]] }: Control<View>) =>
  typeof given === 'function' ? given(view) : given;

/** The controls that can be pressed. */
export const offeredIn = <View>(presses: Record<string, string | Control<View>>, view: View): Press[] =>
  pressesIn(view).filter(({ path, isOff }) => {
    const control = controlOf(presses, path);
    return (control.offered?.(view) ?? !isOff) && argumentsOf(view, control).length > 0;
  });

/** Walks through a chart, and draws its screen in every place once: a place differs from others in its states, controls, events or data. */
export const walkScreens = async <Machine extends AnyStateMachine, View extends object>(
  { chart, screens, presses, distinguishes }: ConnectRow<Machine, View>,
  send: (event: AnyEventObject) => void,
  app: (name: string) => () => void,
  visit: (place: Place<View>) => void,
): Promise<void> => {
  const events = eventsOf(chart);
  const types = [...new Set(events.map(({ type }) => type))];
  const seen = new Set<string>();

  const draw = (circumstance: string, snapshot: SnapshotFrom<Machine>): View | string | null => {
    try {
      return screens[circumstance]?.(snapshot, send, app) ?? null;
    } catch (error) {
      return String(error);
    }
  };

  await tryEveryMove(chart, (snapshot) => {
    const states = statesIn(snapshot);
    const typed = snapshot as SnapshotFrom<Machine>;
    const views = Object.keys(screens).map((circumstance) => ({ circumstance, view: draw(circumstance, typed) }));
    const place = JSON.stringify([
      states,
      views.map(({ view }) => (view instanceof Object ? offeredIn(presses, view).map(({ path }) => path) : view)),
      types.filter((type) => events.some((event) => event.type === type && snapshot.can(event))),
      distinguishes?.(typed) ?? machinesIn(snapshot).map((one) => heldIn(one.snapshot.context)),
    ]);
    if (!seen.has(place)) visit({ snapshot, states, views });
    seen.add(place);
    return place;
  });
};
