import { expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { machines } from './testing/machines.ts';

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];
const above = (node: AnyStateNode | undefined): AnyStateNode[] => (node ? [node, ...above(node.parent)] : []);
const below = (node: AnyStateNode): AnyStateNode[] => [node, ...(node.initial?.target ?? []).flatMap(below)];

/** The app's events that a state takes, by itself, by those around it and by those in which it begins. */
const pressesIn = (node: AnyStateNode): string[] =>
  [...above(node), ...below(node)]
    .flatMap(({ transitions }) => [...transitions.keys()])
    .filter((type) => !type.startsWith('xstate.'));

/** Timers that open a press, and the reason that it cannot come too early: no countdown stands beside its button. */
const openings = {
  'cardConfirmation.answerPatience: check, startOver': 'the page offers them when the card form is silent',
  'serverLog.patience: retry, network.returned': 'a connection does not open; both try another',
};

it('no timer decides what a press may do, because timers stand still while a laptop sleeps', () => {
  const found = machines.flatMap((machine) =>
    nodesOf(machine.root).flatMap((node) =>
      node.after.flatMap(({ delay, target = [] }) => {
        const known = pressesIn(node);
        const opened = [...new Set(target.flatMap(pressesIn))].filter((type) => !known.includes(type));
        return opened.length > 0 ? `${machine.id}.${delay}: ${opened.join(', ')}` : [];
      }),
    ),
  );
  expect([...new Set(found)]).toEqual(Object.keys(openings));
});

it('every delay is that of a state: an event that raises itself later would be a hidden timer', () => {
  for (const { id, root, implementations } of machines) {
    const used = nodesOf(root).flatMap(({ after }) => after.map(({ delay }) => delay));
    expect([id, Object.keys(implementations.delays ?? {}).filter((name) => !used.includes(name))]).toEqual([id, []]);
  }
});
