import { expect, it } from 'vitest';
import { createRunningLog } from './createRunningLog.ts';

const start = () => {
  let now = 1_000;
  const log = createRunningLog('|', () => now);
  return {
    log,
    after: (ms: number) => {
      now += ms;
    },
    entries: () => Array.from({ length: log.buffer.size }, (_, place) => log.buffer.at(log.buffer.first + place)),
  };
};

it('marks the end of a connection, and at the next one the time between the two', () => {
  const { log, after, entries } = start();
  log.noteOpened();
  log.receive('one');
  log.noteEnded();
  after(4_000);
  log.noteOpened();
  log.receive('two');
  expect(entries()).toEqual(['one', { kind: 'lost', at: 1_000 }, { kind: 'gap', from: 1_000, to: 5_000 }, 'two']);
});

it('marks nothing before the first line, and an end only once', () => {
  const { log, entries } = start();
  log.noteEnded();
  log.noteOpened();
  log.noteEnded();
  log.noteOpened();
  expect(entries()).toEqual([]);
  log.receive('one');
  log.noteEnded();
  log.noteEnded();
  expect(entries()).toEqual(['one', { kind: 'lost', at: 1_000 }]);
});
