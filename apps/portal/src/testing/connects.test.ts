import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { ChartSpec } from '@may/machines/testing/chart.types.ts';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createMachine, fromPromise, sendTo, setup } from 'xstate';
import { checkConnect } from './checkConnect.ts';
import type { ConnectRow } from './connectRow.ts';
import { describeConnect } from './describeConnect.ts';

const modules = Object.values(import.meta.glob<object>('../**/*.row.ts', { eager: true }));
const rows = modules.map(
  (module) => Object.values(module).find((value) => 'proves' in value) as ConnectRow<AnyStateMachine, object>,
);

for (const row of rows) describeConnect(row);

it('finds a row for every connect function of the portal', () => {
  const files = globSync('**/connect*.ts', { cwd: resolve(import.meta.dirname, '..') }).filter(
    (file) => !/\.test\.ts$|^testing/.test(file),
  );
  expect(files.length).toBeGreaterThan(11);
  const proved = rows.flatMap(({ proves }) => Object.keys(proves));
  expect(proved.sort()).toEqual(files.map((file) => basename(file, '.ts')).sort());
});

const lock = createMachine({
  initial: 'jammed',
  states: { jammed: { on: { free: 'engaged' } }, engaged: { on: { unlock: 'opened' } }, opened: { type: 'final' } },
});
/** A door that opens after a delay; its lock is its own machine. */
const machine = setup({
  types: {
    events: {} as { type: 'open' | 'close' | 'lock' | 'free' | 'unlock' },
    children: {} as { lock: 'lock' },
  },
  actors: { lock, motor: fromPromise(async () => undefined) },
  actions: { passOn: sendTo('lock', ({ event }) => event) },
}).createMachine({
  initial: 'closed',
  states: {
    closed: { on: { open: 'opening', lock: 'locked' } },
    opening: { invoke: { id: 'motor', src: 'motor', onDone: 'open' } },
    open: { on: { close: 'closed' } },
    locked: {
      invoke: { id: 'lock', src: 'lock', onDone: 'closed' },
      on: { free: { actions: 'passOn' }, unlock: { actions: 'passOn' } },
    },
  },
});
const chart: ChartSpec<typeof machine> = {
  machine,
  inputs: [undefined],
  events: [],
  answers: { motor: [{ output: null }] },
  real: ['lock'],
};

type View = { busy: boolean } & Partial<
  Record<'onOpen' | 'onClose' | 'onLock' | 'onFree' | 'onUnlock' | 'onRing', () => void>
>;
type Row = ConnectRow<typeof machine, View>;
type Draw = Row['screens'][string];
type Given = Parameters<Draw>;

const stateOf = ({ value, children }: Given[0]): string => String(children.lock?.getSnapshot().value ?? value);
const draw: Draw = (snapshot, send) => {
  const controls: Record<string, Partial<View>> = {
    closed: { onOpen: () => send({ type: 'open' }), onLock: () => send({ type: 'lock' }) },
    opening: { busy: true, onOpen: () => send({ type: 'open' }) },
    open: { onClose: () => send({ type: 'close' }) },
    jammed: { onFree: () => send({ type: 'free' }) },
    engaged: { onUnlock: () => send({ type: 'unlock' }) },
  };
  return { busy: false, ...controls[stateOf(snapshot)] };
};
const row: Row = {
  proves: {},
  chart,
  screens: { any: draw },
  presses: { onOpen: 'open', onClose: 'close', onLock: 'lock', onFree: 'free', onUnlock: 'unlock' },
};
/** The door with another view in one of its states. */
const broken = (state: string, instead: (...given: Given) => Partial<View> | null): Row => ({
  ...row,
  screens: {
    any: (...given) => {
      if (stateOf(given[0]) !== state) return draw(...given);
      const drawn = instead(...given);
      return drawn && { busy: false, ...drawn };
    },
  },
});

describe('a connect function', () => {
  it('passes if the machine accepts the event of each press', async () => {
    expect(await checkConnect(row)).toEqual({ faults: [], unreached: [], unused: [] });
  });

  it('fails for each fault of a control', async () => {
    const rows: [title: string, row: Row, fault: string][] = [
      [
        'a control sends another event',
        broken('open', (_, send) => ({ onClose: () => send({ type: 'open' }) })),
        'open (any): onClose gives open and not close',
      ],
      [
        'a control sends nothing',
        broken('open', () => ({ onClose: () => undefined })),
        'open (any): onClose gives nothing and not close',
      ],
      [
        'a control is offered where the machine does not listen',
        broken('open', (_, send) => ({ onLock: () => send({ type: 'lock' }) })),
        'open (any): onLock gives lock, which the machine ignores',
      ],
      [
        'a control that waits does not say so',
        broken('opening', (_, send) => ({ onOpen: () => send({ type: 'open' }) })),
        'opening (any): onOpen gives open, which the machine ignores',
      ],
      [
        'the event is passed on to a machine below that does not listen',
        broken('jammed', (_, send) => ({ onUnlock: () => send({ type: 'unlock' }) })),
        'locked, lock:jammed (any): onUnlock gives unlock, which the machine ignores',
      ],
      [
        'a control is in no row',
        broken('open', (_, __, app) => ({ onRing: app('ring') })),
        'open (any): onRing gives ring() and not what no row knows',
      ],
      [
        'nothing can be pressed and nothing is under way',
        broken('open', () => ({})),
        'open (any): nothing can be pressed',
      ],
      ['no screen is drawn', broken('open', () => null), 'open (any): another screen is shown'],
      [
        'it throws',
        broken('open', () => {
          throw new Error('no handle');
        }),
        'open (any): connect throws Error: no handle',
      ],
    ];
    for (const [_, given, fault] of rows) expect.soft((await checkConnect(given)).faults, fault).toEqual([fault]);
  });

  it('fails if the walk does not reach a state, or if no state needs an entry of the row', async () => {
    const report = await checkConnect({
      ...row,
      chart: { ...chart, answers: {} },
      presses: { ...row.presses, onRing: 'ring()' },
      waitsFor: { closed: 'nothing' },
    });
    expect(report).toEqual({ faults: [], unreached: ['open'], unused: ['onClose', 'onRing', 'closed'] });
  });
});
