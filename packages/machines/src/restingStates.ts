import type { AnyStateMachine, AnyStateNode } from 'xstate';

const leavesOf = (node: AnyStateNode): AnyStateNode[] => {
  const children = Object.values(node.states);
  return children.length > 0 ? children.flatMap(leavesOf) : [node];
};

/** The states in which a chart waits, as paths ('pending.waiting'); states that always move on are left out. */
export const restingStates = (machine: AnyStateMachine): string[] =>
  leavesOf(machine.root)
    .filter(({ type, always }) => type !== 'final' && !always?.some(({ guard }) => guard === undefined))
    .map(({ path }) => path.join('.'));
