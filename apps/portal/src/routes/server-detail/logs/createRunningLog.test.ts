import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRunningLog } from './createRunningLog.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const start = () => {
  const log = createRunningLog('|');
  return {
    log,
    /** Lines that came while messages are collected are in the log after this. */
    settle: () => void vi.advanceTimersByTime(500),
    entries: () => Array.from({ length: log.buffer.size }, (_, place) => log.buffer.at(log.buffer.first + place)),
  };
};

const at = (second: number) => `07:00:0${second}|nginx|GET /`;
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, place) => at(first + place));
const messageOf = (first: number, last: number) =>
  from(first, last)
    .map((line) => `${line}\n`)
    .join('');

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

it.each([
  ['one message', [messageOf(1, 4)]],
  ['several messages', [messageOf(1, 2), messageOf(3, 4)]],
  ['a message for each line', from(1, 4)],
  ['messages that end in the middle of a line', [messageOf(1, 3).slice(0, -9), messageOf(1, 4).slice(-30)]],
  ['a message without a line break at its end', [from(1, 4).join('\n')]],
])('adds lines that are sent again in %s only once, and marks that none is missing', (_, messages) => {
  const { log, entries, settle } = start();
  log.noteOpened();
  log.receive(messageOf(1, 3));
  log.noteEnded();
  log.noteOpened();
  for (const message of messages) log.receive(message);
  settle();
  log.receive(messageOf(5, 5));
  expect(entries()).toEqual([...from(1, 3), lost, connected, ...from(4, 5)]);
});

it('joins half a line behind the known lines with the next message', () => {
  const { log, entries, settle } = start();
  log.noteOpened();
  log.receive(messageOf(1, 3));
  log.noteEnded();
  log.noteOpened();
  log.receive(`${messageOf(1, 3)}${at(4).slice(0, 12)}`);
  settle();
  log.receive(`${at(4).slice(12)}\n`);
  expect(entries()).toEqual([...from(1, 3), lost, connected, at(4)]);
});

it('adds lines without a time again, and marks that some may be missing', () => {
  const { log, entries, settle } = start();
  log.noteOpened();
  log.receive('start\nwork\nend\n');
  log.noteEnded();
  log.noteOpened();
  log.receive('start\nwork\nend\n');
  settle();
  expect(entries()).toEqual(['start', 'work', 'end', lost, gap, 'start', 'work', 'end']);
});

it('adds lines only once after each of two connections that ended in the middle of a line', () => {
  const { log, entries } = start();
  const half = at(4).slice(0, 12);
  const nextHalf = at(6).slice(0, 12);
  for (const message of [messageOf(1, 3) + half, messageOf(1, 5) + nextHalf, messageOf(1, 7)]) {
    log.noteOpened();
    log.receive(message);
    log.noteEnded();
  }
  const joined = [lost, connected];
  expect(entries()).toEqual([...from(1, 3), half, ...joined, ...from(4, 5), nextHalf, ...joined, ...from(6, 7), lost]);
});

it('does not bring cleared lines back', () => {
  const { log, entries, settle } = start();
  log.noteOpened();
  log.receive(messageOf(1, 4));
  log.buffer.clear();
  log.noteEnded();
  log.noteOpened();
  log.receive(messageOf(1, 5));
  settle();
  expect(entries()).toEqual([lost, connected, at(5)]);
});

it('collects at most 2,000,000 characters before lines are shown', () => {
  const { log, entries } = start();
  log.noteOpened();
  log.receive('one');
  log.noteEnded();
  log.noteOpened();
  for (let count = 0; count < 2; count += 1) log.receive('x'.repeat(1_000_000));
  expect(entries()).toHaveLength(5);
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
