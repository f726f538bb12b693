import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate';
import type { Answer, ChartSpec } from './chart.types.ts';

/** The value that an answer gives to a call with this input. */
export const answerValue = (answer: Answer, input: unknown): unknown => {
  if ('outputOf' in answer) return answer.outputOf(input as never);
  return 'output' in answer ? answer.output : answer.failure;
};

const isOwn = (type: string): boolean => !type.startsWith('xstate.') && type !== '*';

/** Every event of a chart: those with values in its spec, and each other declared one bare. */
export const eventsOf = ({ machine, events }: ChartSpec): AnyEventObject[] => [
  ...events,
  ...machine.events
    .filter((type) => isOwn(type) && !events.some((event) => event.type === type))
    .map((type) => ({ type })),
];

type Running = { name: string; snapshot: AnyMachineSnapshot };

/** The snapshot of a machine and of the machines it runs as children, by their names (`attempt`, `a.b`). */
export const machinesIn = (snapshot: AnyMachineSnapshot, name = ''): [Running, ...Running[]] => [
  { name, snapshot },
  ...Object.entries(snapshot.children).flatMap(([child, actor]) => {
    const below: unknown = (actor as AnyActorRef | undefined)?.getSnapshot();
    const isMachine = typeof below === 'object' && below !== null && 'machine' in below;
    return isMachine ? machinesIn(below as AnyMachineSnapshot, name === '' ? child : `${name}.${child}`) : [];
  }),
];

/** The innermost states of a state value, as paths (`pending.waiting`). */
export const statesOf = (value: StateValue, path: string[] = []): string[] =>
  typeof value === 'string'
    ? [[...path, value].join('.')]
    : Object.entries(value).flatMap(([name, below]) => (below ? statesOf(below, [...path, name]) : []));
