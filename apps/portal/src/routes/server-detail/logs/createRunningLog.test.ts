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

const lost = { kind: 'lost', at: 1_000 };

it('marks the end of a connection, and the time until the next one at its first message', () => {
  const { log, after, entries } = start();
  log.noteOpened();
  log.receive('one');
  log.noteEnded();
  after(4_000);
  log.noteOpened();
  after(60_000);
  log.receive('two');
  expect(entries()).toEqual(['one', lost, { kind: 'gap', from: 1_000, to: 5_000 }, 'two']);
});

it('adds lines that are sent again only once, and marks that none is missing', () => {
  const { log, after, entries } = start();
  log.noteOpened();
  log.receive('1\n2\n3\n');
  log.noteEnded();
  after(4_000);
  log.noteOpened();
  log.receive('1\n2\n3\n4\n');
  log.receive('5');
  expect(entries()).toEqual(['1', '2', '3', lost, { kind: 'connected', at: 5_000 }, '4', '5']);
});

it('counts a connection without a line as a part of the gap', () => {
  const { log, after, entries } = start();
  log.noteOpened();
  log.receive('one');
  log.noteEnded();
  log.noteOpened();
  log.noteEnded();
  after(9_000);
  log.noteOpened();
  log.receive('two');
  expect(entries()).toEqual(['one', lost, { kind: 'gap', from: 1_000, to: 10_000 }, 'two']);
});

it('marks nothing before the first line, and an end only once', () => {
  const { log, entries } = start();
  log.noteEnded();
  log.noteOpened();
  log.noteEnded();
  log.noteOpened();
  log.receive('one');
  log.noteEnded();
  log.noteEnded();
  expect(entries()).toEqual(['one', lost]);
});
