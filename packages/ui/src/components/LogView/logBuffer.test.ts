import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, inject, it, vi } from 'vitest';
import { createLogBuffer, type LogBuffer, linesOf } from './logBuffer.ts';

const entriesOf = (buffer: LogBuffer) =>
  Array.from({ length: buffer.end - buffer.first }, (_, index) => buffer.at(buffer.first + index));
const bufferOf = (lines: readonly string[], capacity?: number) => {
  const buffer = createLogBuffer({ separator: '|', capacity });
  buffer.add(lines);
  return buffer;
};

describe('a message becomes lines', () => {
  it('one for each line break, with either ending', () => {
    for (const [title, message, lines] of [
      ['without a line break: one line', 'one', ['one']],
      ['with line breaks: a line for each', 'one\ntwo\n', ['one', 'two']],
      ['without a break at its end: the same', 'one\ntwo', ['one', 'two']],
      ['with CRLF: lines without the return', 'one\r\ntwo\r\n', ['one', 'two']],
      ['with an empty line: an empty line', 'one\n\ntwo\n', ['one', '', 'two']],
      ['without a character: nothing', '', []],
    ] as const)
      expect.soft(linesOf(message), title).toEqual(lines);
  });

  it('keeps the first 8,192 characters of a long line, and an ellipsis', () => {
    expect(linesOf(`${'y'.repeat(8_192)}\n${'x'.repeat(5_000_000)}`)).toEqual([
      'y'.repeat(8_192),
      `${'x'.repeat(8_192)}…`,
    ]);
  });

  it('a line does not hold the large message that it came in', () => {
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    const buffer = bufferOf([]);
    collect();
    const before = process.memoryUsage().heapUsed;
    for (let count = 0; count < 20; count += 1) {
      buffer.add(linesOf(`a short line number ${count}\n${String(count).repeat(2_000_000)}\n`));
    }
    collect();
    // 60 MB would be held with the messages; the heap of the other tests changes by less than 15 MB.
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(15_000_000);
    expect(buffer.end).toBe(40);
  });
});

describe('the newest lines', () => {
  it('a full buffer drops its oldest line, and keeps the numbers of the others', () => {
    const buffer = bufferOf(['a', 'b', 'c', 'd', 'e'], 3);
    expect(entriesOf(buffer)).toEqual(['c', 'd', 'e']);
    expect([buffer.first, buffer.end]).toEqual([2, 5]);
    expect([buffer.at(1), buffer.at(5)]).toEqual([undefined, undefined]);
  });

  it('long lines leave room for fewer of them: 320 characters for each line of the capacity', () => {
    const lines = Array.from({ length: 10 }, (_, count) => String(count).repeat(1_000));
    expect(entriesOf(bufferOf(lines, 10))).toEqual(lines.slice(7));
  });

  it('are known without the marks between them', () => {
    const buffer = bufferOf(['a', 'b']);
    buffer.mark({ kind: 'lost', at: 1 });
    buffer.add(['c', 'd']);
    expect(buffer.newest(3)).toEqual(['b', 'c', 'd']);
    expect(buffer.newest(9)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('each change is told once, until the listener stops', () => {
    const buffer = bufferOf([]);
    const heard = vi.fn();
    const stop = buffer.subscribe(heard);
    buffer.add(['a', 'b']);
    buffer.mark({ kind: 'lost', at: 1 });
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    buffer.add(['c']);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('holds the last lines of any stream, as many as it has room for', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z]{1,5}$/), { maxLength: 60 }),
        fc.integer({ min: 1, max: 20 }),
        (all, capacity) => {
          const buffer = bufferOf([], capacity);
          for (const line of all) buffer.add([line]);
          expect(entriesOf(buffer)).toEqual(all.slice(-capacity));
          expect(buffer.first).toBe(Math.max(0, all.length - capacity));
        },
      ),
      { numRuns: Math.ceil(500 * inject('randomShare')) },
    );
  });
});
