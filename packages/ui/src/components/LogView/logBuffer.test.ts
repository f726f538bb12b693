import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { createLogBuffer, keptLength, type LogLines } from './logBuffer.ts';

const linesOf = (lines: LogLines) =>
  Array.from({ length: lines.end - lines.first }, (_, index) => lines.at(lines.first + index));
const bufferOf = (...messages: string[]) => {
  const buffer = createLogBuffer({ separator: '|' });
  for (const message of messages) buffer.append(message);
  return buffer;
};

afterEach(() => void vi.useRealTimers());

describe('a message becomes lines', () => {
  it.each([
    ['without a line break: one line', ['one', 'two'], ['one', 'two']],
    ['with line breaks: a line for each', ['one\ntwo\n'], ['one', 'two']],
    ['with CRLF: lines without the return', ['one\r\ntwo\r\n'], ['one', 'two']],
    ['with a half line at its end: joined with the next message', ['one\ntw', 'o\nthree\n'], ['one', 'two', 'three']],
    ['with a half line before a message without a break: joined with it', ['one\ntw', 'o'], ['one', 'two']],
    ['with a CRLF cut in two: one line without the return', ['one\ntwo\r', '\n'], ['one', 'two']],
    [
      'with lines joined without a last break: a line for each',
      ['07:00:01.1|a|A\n07:00:02.25|b|B', '07:00:03|c|C\n07:00:04|d|D', '07:00:05|e|E'],
      ['07:00:01.1|a|A', '07:00:02.25|b|B', '07:00:03|c|C', '07:00:04|d|D', '07:00:05|e|E'],
    ],
    [
      'that ends within a time: joined with the next message',
      ['07:00:01|a|A\n07:0', '0:02|b|B\n'],
      ['07:00:01|a|A', '07:00:02|b|B'],
    ],
    ['with an empty line: an empty line', ['one\n\ntwo\n'], ['one', '', 'two']],
    ['without a character: nothing', [''], []],
  ])('%s', (_, messages, lines) => {
    expect(linesOf(bufferOf(...messages))).toEqual(lines);
  });

  it('a half line is a line after a second without a message', () => {
    vi.useFakeTimers();
    const buffer = bufferOf('one\ntw');
    const heard = vi.fn();
    buffer.subscribe(heard);
    vi.advanceTimersByTime(999);
    expect(linesOf(buffer)).toEqual(['one']);
    vi.advanceTimersByTime(1);
    expect(linesOf(buffer)).toEqual(['one', 'two'.slice(0, 2)]);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('a clock that is set back does not make a half line wait', () => {
    vi.useFakeTimers();
    const buffer = bufferOf('one\ntw');
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(1_000);
    expect(linesOf(buffer)).toEqual(['one', 'tw']);
  });

  it('lines to skip are left out, also one that comes in two halves', () => {
    const buffer = bufferOf('one');
    buffer.skip(2);
    for (const message of ['one\ntw', 'o\nthr', 'ee\n']) buffer.append(message);
    expect(linesOf(buffer)).toEqual(['one', 'three']);
  });

  it('a mark ends a half line', () => {
    const buffer = bufferOf('one\ntw');
    buffer.mark({ kind: 'lost', at: 1 });
    expect(linesOf(buffer)).toEqual(['one', 'tw', { kind: 'lost', at: 1 }]);
  });

  it('a text that is cut anywhere into messages with a line break gives the same lines', () => {
    const line = fc.string({ minLength: 1, maxLength: 8 }).map((text) => text.replace(/[\r\n]/g, '.'));
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1 }),
        fc.infiniteStream(fc.integer({ min: 1, max: 4 })),
        (lines, steps) => {
          const buffer = createLogBuffer({ separator: '|' });
          let rest = lines;
          let carried = '';
          for (const step of steps) {
            if (rest.length === 0) break;
            const text = `${carried}${rest.slice(0, step).join('\n')}\n`;
            rest = rest.slice(step);
            // The first half of the next line comes with this message.
            const next = rest[0] ?? '';
            carried = next.slice(Math.ceil(next.length / 2));
            buffer.append(text + next.slice(0, Math.ceil(next.length / 2)));
            if (rest.length > 0) rest = [carried, ...rest.slice(1)];
            carried = '';
          }
          expect(linesOf(buffer)).toEqual(lines);
        },
      ),
      { numRuns: Math.ceil(500 * inject('randomShare')) },
    );
  });
});

describe('a line that is too long', () => {
  it('keeps its first 8,192 characters and its length', () => {
    const buffer = bufferOf('x'.repeat(5_000_000), `${'y'.repeat(keptLength)}\n${'z'.repeat(keptLength + 1)}\n`);
    expect(linesOf(buffer)).toEqual([
      { kind: 'cut', text: 'x'.repeat(keptLength), length: 5_000_000 },
      'y'.repeat(keptLength),
      { kind: 'cut', text: 'z'.repeat(keptLength), length: keptLength + 1 },
    ]);
  });

  it('counts all of its characters if it comes in two messages', () => {
    const buffer = bufferOf(`one\n${'x'.repeat(10_000)}`, `${'x'.repeat(10_000)}\n`);
    expect(buffer.at(1)).toEqual({ kind: 'cut', text: 'x'.repeat(keptLength), length: 20_000 });
  });

  it('does not hold the message that it came in', () => {
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    const buffer = createLogBuffer({ separator: '|' });
    collect();
    const before = process.memoryUsage().heapUsed;
    for (let count = 0; count < 20; count += 1) {
      buffer.append(`a short line number ${count}\n${String(count).repeat(2_000_000)}\n`);
    }
    collect();
    // 60 MB would be held with the messages; the heap of the other tests changes by less than 15 MB.
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(15_000_000);
    expect(buffer.size).toBe(40);
  });
});

describe('the newest lines', () => {
  it('a full buffer drops its oldest line, counts it, and keeps the numbers of the others', () => {
    const buffer = createLogBuffer({ separator: '|', capacity: 3 });
    for (const line of ['a', 'b', 'c', 'd', 'e']) buffer.append(line);
    expect(linesOf(buffer)).toEqual(['c', 'd', 'e']);
    expect([buffer.first, buffer.end, buffer.size, buffer.dropped]).toEqual([2, 5, 3, 2]);
    expect([buffer.at(1), buffer.at(5)]).toEqual([undefined, undefined]);
  });

  it('long lines leave room for fewer of them: 320 characters for each line of the capacity', () => {
    const buffer = createLogBuffer({ separator: '|', capacity: 10 });
    for (let count = 0; count < 10; count += 1) buffer.append(String(count).repeat(1_000));
    expect(linesOf(buffer)).toEqual(['7', '8', '9'].map((digit) => digit.repeat(1_000)));
  });

  it('a snapshot stays as it is while lines arrive and leave', () => {
    const buffer = createLogBuffer({ separator: '|', capacity: 2 });
    for (const line of ['a', 'b', 'c']) buffer.append(line);
    const snapshot = buffer.snapshot();
    for (const line of ['d', 'e', 'f']) buffer.append(line);
    expect(linesOf(snapshot)).toEqual(['b', 'c']);
  });

  it('clearing leaves nothing, and the next line has the next number', () => {
    const buffer = createLogBuffer({ separator: '|', capacity: 2 });
    for (const line of ['a', 'b', 'c\nhalf']) buffer.append(line);
    buffer.clear();
    expect([buffer.size, buffer.dropped]).toEqual([0, 0]);
    buffer.append('d\n');
    expect([linesOf(buffer), buffer.first]).toEqual([['d'], 3]);
  });

  it('clearing up to a line keeps this line and those after it', () => {
    const buffer = bufferOf('a', 'b', 'c', 'd\nhalf');
    buffer.clear(2);
    expect([linesOf(buffer), buffer.first, buffer.dropped]).toEqual([['c', 'd'], 2, 0]);
    buffer.append(' line\n');
    expect(linesOf(buffer)).toEqual(['c', 'd', 'half line']);
  });

  it('are known after clearing too, without the marks between them', () => {
    const buffer = bufferOf('a', 'b');
    buffer.mark({ kind: 'lost', at: 1 });
    for (const line of ['c', 'd']) buffer.append(line);
    expect(buffer.newest(3)).toEqual(['b', 'c', 'd']);
    buffer.clear(4);
    expect(buffer.newest(9)).toEqual(['a', 'b', 'c', 'd']);
    buffer.clear();
    buffer.append('e');
    expect(buffer.newest(2)).toEqual(['d', 'e']);
    expect(buffer.newest(9)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('are not known after clearing once later ones made room', () => {
    const buffer = createLogBuffer({ separator: '|', capacity: 2 });
    buffer.append('a');
    buffer.clear();
    for (const line of ['b', 'c', 'd']) buffer.append(line);
    expect(buffer.newest(9)).toEqual(['c', 'd']);
  });

  it('holds the last lines of any stream, as many as it has room for', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z]{1,5}$/), { maxLength: 60 }),
        fc.integer({ min: 1, max: 20 }),
        (all, capacity) => {
          const buffer = createLogBuffer({ separator: '|', capacity });
          for (const line of all) buffer.append(line);
          expect(linesOf(buffer)).toEqual(all.slice(-capacity));
          expect(buffer.dropped).toBe(Math.max(0, all.length - capacity));
        },
      ),
      { numRuns: Math.ceil(500 * inject('randomShare')) },
    );
  });
});
