import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { logLevels } from './levelOf.ts';
import { createLogBuffer } from './logBuffer.ts';
import { createLogRows, type LogRows, levelAt, textOf } from './logRows.ts';
import { searchPattern } from './searchPattern.ts';

const everything = { levels: null, pattern: null };
const levelNumber = (level: (typeof logLevels)[number]) => logLevels.indexOf(level);
const bufferOf = (lines: readonly string[], capacity?: number) => {
  const buffer = createLogBuffer({ separator: '|', capacity });
  buffer.add(lines);
  return buffer;
};
const readAll = (rows: LogRows) => {
  do rows.read();
  while (!rows.isRead);
  return Array.from({ length: rows.count }, (_, row) => rows.numberAt(row));
};

describe('the search', () => {
  it('finds text across a colour, and not in the parts that are hidden', () => {
    const buffer = bufferOf(['17:40|nginx|a \u001b[31mred\u001b[0m line', '17:41|php|other']);
    const find = (wanted: string) => readAll(createLogRows(buffer, { levels: null, pattern: searchPattern(wanted) }));
    expect(find('red line')).toEqual([0]);
    expect(find('17:4')).toEqual([]);
  });

  it('leaves its pattern as it was, because each row marks its matches with it', () => {
    const pattern = searchPattern('a') as RegExp;
    readAll(createLogRows(bufferOf(['php|banana']), { levels: null, pattern }));
    expect([...'banana'.matchAll(pattern)].map(({ index }) => index)).toEqual([1, 3, 5]);
  });
});

it('a line that continues another has its level', () => {
  const buffer = bufferOf(['[error] one', '#0 /var/www', 'other']);
  expect([0, 1, 2].map((number) => levelAt(buffer, number))).toEqual([0, 0, levelNumber('none')]);
});

it('a level filter keeps the marks, a search leaves them out', () => {
  const buffer = bufferOf(['[error] a', 'b']);
  buffer.mark({ kind: 'lost', at: 1 });
  const levels = new Set([levelNumber('error')]);
  expect(readAll(createLogRows(buffer, { ...everything, levels }))).toEqual([0, 2]);
  expect(readAll(createLogRows(buffer, { ...everything, levels, pattern: searchPattern('a') }))).toEqual([0]);
});

it('the row of a line that is hidden is that of the next shown one', () => {
  const rows = createLogRows(bufferOf(['a', 'b', 'a', 'b']), { ...everything, pattern: searchPattern('b') });
  readAll(rows);
  expect([0, 1, 2, 3].map(rows.rowOf)).toEqual([0, 0, 1, 1]);
});

it('the text has every shown line as it was received, also those not read yet', () => {
  const buffer = bufferOf(Array.from({ length: 5_000 }, (_, count) => `17:40|php|\u001b[31mline ${count}`));
  buffer.mark({ kind: 'lost', at: 1 });
  const rows = createLogRows(buffer, { ...everything, levels: new Set([levelNumber('none')]) });
  const text = textOf(buffer, rows, ({ kind }) => kind);
  expect(text.split('\n')).toHaveLength(5_002);
  expect([text.startsWith('17:40|php|\u001b[31mline 0\n'), text.endsWith('line 4999\n--- lost ---\n')]).toEqual([
    true,
    true,
  ]);
});

it('rows equal the kept lines that pass, however lines arrive and leave between readings', () => {
  const line = fc.constantFrom('[error] a', '[warn] b', 'INFO c', 'plain a', '\u001b[31m[err] b');
  const batches = fc.array(fc.array(line, { maxLength: 80 }), { maxLength: 12 });
  const levels = fc.constantFrom(null, new Set([levelNumber('error')]), new Set([levelNumber('info'), 4]));
  const pattern = fc.constantFrom(null, searchPattern('a'));
  fc.assert(
    fc.property(batches, levels, pattern, fc.integer({ min: 1, max: 200 }), (batches, levels, pattern, capacity) => {
      const buffer = bufferOf([], capacity);
      const rows = createLogRows(buffer, { levels, pattern });
      for (const batch of batches) {
        buffer.add(batch);
        rows.read();
      }
      const expected = Array.from({ length: buffer.end - buffer.first }, (_, place) => buffer.first + place).filter(
        (number) =>
          (!levels || levels.has(levelAt(buffer, number))) && (!pattern || String(buffer.at(number)).includes('a')),
      );
      expect(readAll(rows)).toEqual(expected);
      expect(expected.map((number, row) => rows.rowOf(number) === row)).not.toContain(false);
    }),
    { numRuns: Math.ceil(300 * inject('randomShare')) },
  );
});
