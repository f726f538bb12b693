import type { AnyStateMachine, AnyStateNode } from 'xstate';

const leavesOf = (node: AnyStateNode): AnyStateNode[] => {
  const children = Object.values(node.states);
  return children.length > 0 ? children.flatMap(leavesOf) : [node];
};

/** The states of a chart in which something or somebody is waited for, as paths ('pending.waiting'); those that only pass on have none. */
export const restingStates = (machine: AnyStateMachine): string[] =>
  leavesOf(machine.root)
    .filter(({ type, always }) => type !== 'final' && !always?.some(({ guard }) => guard === undefined))
    .map(({ path }) => path.join('.'));
