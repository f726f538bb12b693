import { beforeEach, expect, it, vi } from 'vitest';
import { createRunningLog } from './createRunningLog.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));

const start = () => {
  vi.setSystemTime(0);
  const log = createRunningLog('|');
  return {
    log,
    /** Lines that came while messages are collected are in the log after this. */
    settle: () => void vi.advanceTimersByTime(500),
    entries: () =>
      Array.from({ length: log.buffer.end - log.buffer.first }, (_, place) => log.buffer.at(log.buffer.first + place)),
  };
};

const at = (second: number) => `2026-11-24T07:00:0${second}Z|nginx|GET /`;
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, place) => at(first + place));
const messageOf = (first: number, last: number) =>
  from(first, last)
    .map((line) => `${line}\n`)
    .join('');

const fine = [1, 2, 3].map((part) => `2026-11-24T07:00:01.${part}Z|nginx|GET /`);

const lost = { kind: 'lost', at: 0 };
const gap = { kind: 'gap', from: 0, to: 0 };
const connected = { kind: 'connected', at: 0 };

it('marks the end of a connection, and the time until the next one before its first message', () => {
  const { log, entries, settle } = start();
  log.noteOpened();
  log.receive('one');
  log.noteEnded();
  vi.advanceTimersByTime(4_000);
  log.noteOpened();
  vi.advanceTimersByTime(60_000);
  log.receive('two');
  settle();
  expect(entries()).toEqual(['one', lost, { ...gap, to: 4_000 }, 'two']);
});

it('adds lines that are sent again in any messages only once, and marks that none is missing', () => {
  for (const [name, messages] of [
    ['one message', [messageOf(1, 4)]],
    ['several messages', [messageOf(1, 2), messageOf(3, 4)]],
    ['a message for each line', from(1, 4)],
    ['a message without a line break at its end', [from(1, 4).join('\n')]],
  ] as const) {
    const { log, entries, settle } = start();
    log.noteOpened();
    log.receive(messageOf(1, 3));
    log.noteEnded();
    log.noteOpened();
    for (const message of messages) log.receive(message);
    settle();
    log.receive(messageOf(5, 5));
    expect.soft(entries(), name).toEqual([...from(1, 3), lost, connected, ...from(4, 5)]);
  }
});

it('adds lines without rising moments again, and marks that some may be missing', () => {
  for (const [name, lines] of [
    ['no time', ['start', 'work', 'end']],
    ['the times of a schedule', ['Backup at 01:00:00', 'Cleanup at 02:00:00', 'Report at 03:00:00']],
    ['an uptime', ['00:00:10 up', '00:00:20 up', '00:00:30 up']],
    ['one moment', Array.from({ length: 3 }, () => at(1))],
    ['the moments of a task that repeats', [at(1), at(1), at(1), at(1)]],
    ['long numbers', ['SMS to 0912345678 sent', 'worker 1000000002 ok', '1000000003']],
  ] as const) {
    const { log, entries, settle } = start();
    log.noteOpened();
    log.receive(`${lines.join('\n')}\n`);
    log.noteEnded();
    log.noteOpened();
    log.receive(`${lines.join('\n')}\n`);
    settle();
    expect.soft(entries(), name).toEqual([...lines, lost, gap, ...lines]);
  }
});

it('marks that lines may be missing if fewer than three are known again', () => {
  for (const [name, first, next] of [
    ['fewer than three lines are kept', 3, 4],
    ['the newest kept lines are not sent again', 1, 9],
  ] as const) {
    const { log, entries, settle } = start();
    log.noteOpened();
    log.receive(messageOf(first, 4));
    log.noteEnded();
    log.noteOpened();
    log.receive(messageOf(next, 9));
    settle();
    expect.soft(entries(), name).toEqual([...from(first, 4), lost, gap, ...from(next, 9)]);
  }
});

it('knows lines again by rising moments, also between lines without one', () => {
  for (const [name, lines] of [
    [
      'of which some have no moment, as those of a stack',
      ['  at a (x.js:1)', at(1), at(2), 'Error', '  at b (x.js:2)'],
    ],
    ['of one second whose parts rise', fine],
  ] as const) {
    const { log, entries, settle } = start();
    log.noteOpened();
    log.receive(lines.join('\n'));
    log.noteEnded();
    log.noteOpened();
    log.receive([...lines, at(3)].join('\n'));
    settle();
    expect.soft(entries(), name).toEqual([...lines, lost, connected, at(3)]);
  }
});

it('drops no line that was not seen before known ones, and marks that some may be missing', () => {
  const { log, entries, settle } = start();
  log.noteOpened();
  log.receive(messageOf(1, 4));
  log.noteEnded();
  log.noteOpened();
  log.receive(messageOf(0, 5));
  settle();
  expect(entries()).toEqual([...from(1, 4), lost, gap, ...from(0, 5)]);
});

it('takes no new line for a known one where lines repeat', () => {
  const { log, entries, settle } = start();
  log.noteOpened();
  log.receive(messageOf(1, 3));
  log.noteEnded();
  log.noteOpened();
  log.receive(messageOf(1, 3) + messageOf(1, 3));
  settle();
  expect(entries()).toEqual([...from(1, 3), lost, connected, ...from(1, 3)]);
});

it('adds what it collected when the connection ends', () => {
  const { log, entries, settle } = start();
  log.noteOpened();
  log.receive('one');
  log.noteEnded();
  log.noteOpened();
  log.receive('two');
  log.noteEnded();
  settle();
  expect(entries()).toEqual(['one', lost, gap, 'two', lost]);
});

it('counts a connection without a line as a part of the gap', () => {
  const { log, entries, settle } = start();
  log.noteOpened();
  log.receive('one');
  log.noteEnded();
  log.noteOpened();
  log.noteEnded();
  vi.advanceTimersByTime(9_000);
  log.noteOpened();
  log.receive('two');
  settle();
  expect(entries()).toEqual(['one', lost, { ...gap, to: 9_000 }, 'two']);
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
