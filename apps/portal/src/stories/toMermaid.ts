import type { AnyStateMachine, AnyStateNode } from 'xstate';

const idOf = (node: AnyStateNode): string => node.path.join('_');
const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);
const initialOf = (node: AnyStateNode): AnyStateNode | undefined => node.initial?.target?.[0];
const isWithin = (node: AnyStateNode, ancestor: AnyStateNode): boolean =>
  node === ancestor || (node.parent !== undefined && isWithin(node.parent, ancestor));

type Guard = string | { type: string } | { guards: Guard[] };

/** A guard of one other guard is `not`, of several `and`: the machines use no `or`. */
const guardOf = (guard: Guard): string => {
  if (typeof guard === 'string') return guard;
  if ('type' in guard) return guard.type;
  const inner = guard.guards.map(guardOf);
  return inner.length === 1 ? `not ${inner[0]}` : inner.join(' and ');
};

/** The event in words; XState's own events become `work done`, `work failed` (an actor) and `after patience` (a delay). */
const eventOf = (eventType: string): string => {
  const [prefix, kind, delay, actor] = eventType.split('.');
  if (prefix !== 'xstate') return eventType;
  if (kind === 'after') return `after ${delay}`;
  return `${actor} ${kind === 'error' ? 'failed' : 'done'}`;
};

/** The state that an arrow leads to. For an ancestor of the source it is the ancestor's initial state, because Mermaid draws no arrow out to it. */
const entered = (target: AnyStateNode, source: AnyStateNode): AnyStateNode => {
  const first = isWithin(source, target) && target !== source ? initialOf(target) : undefined;
  return first ? entered(first, source) : target;
};

/** An event with its guards. Without them if one of its transitions has none: then the event always leads there. */
const labelOf = (event: string, guards: readonly (string | null)[]): string =>
  `${event} ${guards.includes(null) ? '' : `[${guards.join(', ')}]`}`.trim();

/** The arrows out of a state: one for each target, with all of its events. */
const arrowsOf = (node: AnyStateNode): string[] => {
  const transitions = [...(node.always ?? []), ...[...node.transitions.values()].flat()];
  const arrows = transitions.flatMap(({ target, eventType, guard }) =>
    (target ?? []).map((state) => ({
      // Mermaid cannot draw an arrow from a state to its own part, so the arrow starts at a mark inside.
      ends: `${idOf(node)}${state !== node && isWithin(state, node) ? '_any' : ''} --> ${idOf(entered(state, node))}`,
      event: eventOf(eventType),
      guard: guard ? guardOf(guard as Guard) : null,
    })),
  );
  return Object.entries(Object.groupBy(arrows, ({ ends }) => ends)).map(([ends, same = []]) => {
    const events = Object.entries(Object.groupBy(same, ({ event }) => event));
    const labels = events.map(([event, ways = []]) =>
      labelOf(
        event,
        ways.map(({ guard }) => guard),
      ),
    );
    const text = labels.filter((label) => label !== '').join('<br>');
    return text === '' ? ends : `${ends}: ${text}`;
  });
};

/** True if an arrow leads from the state to a state inside it. */
const hasArrowsInside = (node: AnyStateNode): boolean =>
  arrowsOf(node).some((arrow) => arrow.startsWith(`${idOf(node)}_any `));

/** The nested states without their arrows, because Mermaid places a state where it is first named. */
const statesOf = (node: AnyStateNode): string[] => {
  const children = childrenOf(node);
  const first = initialOf(node);
  const inner = [
    ...(hasArrowsInside(node) ? [`state "any of ${node.key}" as ${idOf(node)}_any`] : []),
    ...children.flatMap(statesOf),
    ...(first ? [`[*] --> ${idOf(first)}`] : []),
    ...children.filter(({ type }) => type === 'final').map((child) => `${idOf(child)} --> [*]`),
  ];
  if (!node.parent) return inner;
  const state = `state "${node.key}" as ${idOf(node)}`;
  return children.length === 0 ? [state] : [`${state} {`, ...inner.map((line) => `  ${line}`), '}'];
};

const allArrowsOf = (node: AnyStateNode): string[] => [...arrowsOf(node), ...childrenOf(node).flatMap(allArrowsOf)];

/** The machine as a Mermaid state diagram. Transitions that stay in their state are left out. */
export const toMermaid = ({ root }: AnyStateMachine): string =>
  ['stateDiagram-v2', ...[...statesOf(root), ...allArrowsOf(root)].map((line) => `  ${line}`)].join('\n');
