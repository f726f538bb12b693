import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
} from 'xstate';

type ExploreOptions = {
  /** One exploration starts from each. */
  inputs: readonly unknown[];
  /** Events to try in every state that accepts their type; a type without a sample is sent bare. */
  samples: readonly AnyEventObject[];
  /** The part of the context that tells two states apart; a counter must be folded here, or the exploration has no end. */
  contextOf?: (context: AnyMachineSnapshot['context']) => unknown;
};

/** The result of an exploration; each list names faults. */
export type ChartReport = {
  declared: number;
  uncovered: string[];
  unreachable: string[];
  deadEnds: string[];
};

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

const nameOf = ({ source, eventType, guard, target }: AnyTransitionDefinition): string => {
  const guardName = typeof guard === 'object' && 'type' in guard ? guard.type : guard;
  const targets = target?.map(({ id }) => id).join(', ') ?? 'stays';
  return `${source.id} —${eventType || 'always'}${guardName ? ` [${String(guardName)}]` : ''}→ ${targets}`;
};

const leavesNode = (node: AnyStateNode): boolean => {
  const leads = ({ target }: AnyTransitionDefinition): boolean => target?.some(({ id }) => id !== node.id) ?? false;
  return transitionsOf(node).some(leads) || (node.parent !== undefined && leavesNode(node.parent));
};

const scopeOf = (actor: ReturnType<typeof createActor>): AnyActorScope => ({
  self: actor,
  id: actor.id,
  sessionId: actor.sessionId,
  logger: () => {},
  system: actor.system,
  defer: () => {},
  stopChild: () => {},
  emit: () => {},
  actionExecutor: () => {},
});

/**
 * Sends every sample to every reachable state, each state once, and lists the declared transitions that were never taken. Invoked actors do not
 * run: `samples` carry their `xstate.done.actor.*` and `xstate.error.actor.*`.
 */
export const exploreChart = (
  machine: AnyStateMachine,
  { inputs, samples, contextOf = (context) => context }: ExploreOptions,
): ChartReport => {
  const nodes = nodesOf(machine.root);
  const declared = nodes.flatMap(transitionsOf);
  const taken = new Set<AnyTransitionDefinition>();
  const reached = new Set<AnyStateNode>();

  const eventsOf = (snapshot: AnyMachineSnapshot): AnyEventObject[] =>
    [...new Set(snapshot._nodes.flatMap((node) => [...node.transitions.keys()]))].flatMap((type) => {
      const known = samples.filter((sample) => sample.type === type);
      return known.length > 0 ? known : [{ type }];
    });

  for (const input of inputs) {
    const seen = new Set<string>();
    const actor = createActor(machine, {
      input,
      inspect: (inspected) => {
        if (inspected.type === '@xstate.microstep') for (const step of inspected._transitions) taken.add(step);
      },
    });
    const scope = scopeOf(actor);
    const open: AnyMachineSnapshot[] = [];
    const visit = (snapshot: AnyMachineSnapshot): void => {
      const name = JSON.stringify([snapshot.value, contextOf(snapshot.context)]);
      if (seen.has(name)) return;
      seen.add(name);
      open.push(snapshot);
      for (const node of snapshot._nodes) reached.add(node);
    };
    visit(actor.getSnapshot());
    for (let snapshot = open.pop(); snapshot; snapshot = open.pop()) {
      for (const event of eventsOf(snapshot)) visit(machine.transition(snapshot, event, scope));
    }
  }

  const transient = (node: AnyStateNode): boolean => (node.always ?? []).length > 0;
  return {
    declared: declared.length,
    uncovered: declared.filter((transition) => !taken.has(transition)).map(nameOf),
    unreachable: nodes.filter((node) => !reached.has(node) && !transient(node)).map(({ id }) => id),
    deadEnds: nodes.filter((node) => node.type === 'atomic' && !leavesNode(node)).map(({ id }) => id),
  };
};
