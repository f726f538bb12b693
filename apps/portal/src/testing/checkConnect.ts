import { restingStates } from '@may/machines/restingStates.ts';
import { machinesIn } from '@may/machines/testing/world.ts';
import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, transition } from 'xstate';
import type { ConnectReport, ConnectRow } from './connectRow.ts';
import type { Press } from './pressesIn.ts';
import { argumentsOf, controlOf, offeredIn, walkScreens } from './walkScreens.ts';

/** True if the state ends without a press: by a timer, or by an actor that is no machine. */
const isUnderWay = (snapshot: AnyMachineSnapshot): boolean =>
  snapshot.status === 'done' ||
  machinesIn(snapshot).some(({ snapshot: { _nodes, children } }) =>
    _nodes.some(
      ({ after, invoke }) =>
        after.length > 0 || invoke.some(({ id }) => !('machine' in (children[id]?.getSnapshot() ?? {}))),
    ),
  );

/** True if the machine accepts the event now, and each child machine does to which it forwards the event. */
const accepts = (snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean => {
  if (!snapshot.can(event)) return false;
  const [, actions] = transition(snapshot.machine as AnyStateMachine, snapshot, event);
  return actions.every(({ type, params }) => {
    if (type !== 'xstate.sendTo') return true;
    const passed = params as unknown as { to: { getSnapshot(): AnyMachineSnapshot }; event: AnyEventObject };
    return accepts(passed.to.getSnapshot(), passed.event);
  });
};

/** The moment of a press is the clock's. */
const withoutMoment = (key: string, value: unknown) => (key === 'at' ? undefined : value);

/** Walks through a chart, draws its screen in every state, and presses every control there. */
export const checkConnect = async <Machine extends AnyStateMachine, View extends object>(
  row: ConnectRow<Machine, View>,
): Promise<ConnectReport> => {
  const { chart, presses, hidden = {}, waitsFor = {} } = row;
  const faults = new Set<string>();
  const reached = new Set<string>();
  const used = new Set<string>();
  /** The events and calls of the current press. */
  let given: (string | AnyEventObject)[] = [];

  /** Presses a control with each of its values, and lists its faults. */
  const faultsOf = (snapshot: AnyMachineSnapshot, view: View, { path, press }: Press): string[] => {
    const control = controlOf(presses, path);
    used.add(path);
    return argumentsOf(view, control).flatMap((values) => {
      given = [];
      press(...values);
      const gives = typeof control.gives === 'function' ? control.gives(view, ...(values as never[])) : control.gives;
      const types = given.map((one) => (typeof one === 'string' ? one : one.type)).join(' ');
      const [found, wanted] =
        typeof gives === 'string' ? [types, gives] : [JSON.stringify(given, withoutMoment), JSON.stringify([gives])];
      if (found !== wanted) return `${path} gives ${found || 'nothing'} and not ${wanted}`;
      const isTaken = given.every((one) => typeof one === 'string' || accepts(snapshot, one));
      return isTaken ? [] : `${path} gives ${found}, which the machine ignores`;
    });
  };

  const faultsIn = (snapshot: AnyMachineSnapshot, view: View | string | null, states: string[]): string[] => {
    const isListed = (table: Record<string, string>): boolean => {
      const listed = states.filter((state) => state in table);
      for (const state of listed) used.add(state);
      return listed.length > 0;
    };
    if (snapshot.status === 'error') return [`the machine breaks: ${snapshot.error}`];
    if (typeof view === 'string') return [`connect throws ${view}`];
    if (view === null) return isListed(hidden) ? [] : ['another screen is shown'];
    const offered = offeredIn(presses, view);
    const found = offered.flatMap((press) => faultsOf(snapshot, view, press));
    return offered.length > 0 || isUnderWay(snapshot) || isListed(waitsFor) ? found : ['nothing can be pressed'];
  };

  const send = (event: AnyEventObject) => given.push(event);
  const app = (name: string) => () => {
    given.push(`${name}()`);
  };
  await walkScreens(row, send, app, ({ snapshot, states, views }) => {
    for (const state of states) reached.add(state);
    for (const { circumstance, view } of views)
      for (const fault of faultsIn(snapshot, view, states))
        faults.add(`${states.join(', ')} (${circumstance}): ${fault}`);
  });

  const resting = (chart.real ?? []).flatMap((name) =>
    restingStates(chart.machine.implementations.actors[name] as AnyStateMachine).map((state) => `${name}:${state}`),
  );
  const entries = [presses, hidden, waitsFor].flatMap((table) => Object.keys(table));
  return {
    faults: [...faults].sort(),
    unreached: [...restingStates(chart.machine), ...resting].filter((state) => !reached.has(state)),
    unused: entries.filter((entry) => !used.has(entry)),
  };
};
