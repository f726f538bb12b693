import { expect, it } from 'vitest';
import { createMachine, fromPromise, setup } from 'xstate';
import { exploreChart } from './exploreChart.ts';

const door = setup({ actors: { alarm: fromPromise(async () => undefined) } }).createMachine({
  id: 'door',
  initial: 'closed',
  context: { turns: 0 },
  states: {
    closed: { on: { open: 'open', kick: { target: 'broken', guard: ({ context }) => context.turns > 9 } } },
    open: { on: { close: 'closed' }, invoke: { src: 'alarm', id: 'alarm', onDone: 'closed', onError: 'stuck' } },
    stuck: {},
    broken: { on: { mend: 'closed' } },
  },
});

it('lists the transition that no event takes, the state that is never reached and the state without a way out', () => {
  expect(exploreChart(door, { inputs: [undefined], samples: [] })).toEqual({
    declared: 6,
    uncovered: [expect.stringMatching(/^door\.closed —kick.*→ door\.broken$/), 'door.broken —mend→ door.closed'],
    unreachable: ['door.broken'],
    deadEnds: ['door.stuck'],
  });
});

it('starts from every input and tries every sample of an event', () => {
  const lock = createMachine({
    id: 'lock',
    initial: 'shut',
    context: ({ input }: { input: number }) => ({ code: input }),
    states: {
      shut: { on: { turn: { target: 'open', guard: ({ context, event }) => context.code === event.code } } },
      open: { on: { turn: 'shut' } },
    },
  });
  const uncoveredWith = (inputs: number[], codes: number[]) =>
    exploreChart(lock, { inputs, samples: codes.map((code) => ({ type: 'turn', code })) }).uncovered.length;
  expect(uncoveredWith([7], [1, 2])).toBe(2);
  expect(uncoveredWith([7, 1], [1, 2])).toBe(0);
  expect(uncoveredWith([7], [1, 7])).toBe(0);
});
