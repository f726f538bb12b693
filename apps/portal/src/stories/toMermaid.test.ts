import { describe, expect, it } from 'vitest';
import { and, createMachine, not } from 'xstate';
import { toMermaid } from './toMermaid.ts';

describe('toMermaid', () => {
  it('writes each state in its group, and one arrow from a state to another with every event and guard', () => {
    const machine = createMachine({
      initial: 'open',
      states: {
        open: {
          initial: 'idle',
          on: { reset: '.idle', close: 'closed' },
          states: {
            idle: { on: { start: { guard: 'isReady', target: 'busy' }, force: 'busy' } },
            busy: {
              invoke: { id: 'work', src: 'work', onDone: 'idle', onError: '#(machine).closed' },
              after: { patience: { guard: not('isLate'), target: 'idle' } },
              always: { guard: and(['isDone', 'isSeen']), target: 'idle' },
            },
          },
        },
        closed: { type: 'final' },
      },
    });
    expect(toMermaid(machine).split('\n')).toEqual([
      'stateDiagram-v2',
      '  state "open" as open {',
      '    state "any of open" as open_any',
      '    state "idle" as open_idle',
      '    state "busy" as open_busy',
      '    [*] --> open_idle',
      '  }',
      '  state "closed" as closed',
      '  [*] --> open',
      '  closed --> [*]',
      '  open_any --> open_idle: reset',
      '  open --> closed: close',
      '  open_idle --> open_busy: start [isReady]<br>force',
      '  open_busy --> open_idle: [isDone and isSeen]<br>work done<br>after patience [not isLate]',
      '  open_busy --> closed: work failed',
    ]);
  });
});
