import { createLogBuffer, keptLength } from '@may/ui';
import { describe, expect, it } from 'vitest';
import { countKnown } from './countKnown.ts';

/** A line with a time of its own. */
const at = (second: number, text = 'GET /') => `07:00:${String(second).padStart(2, '0')}|nginx|${text}`;
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, place) => at(first + place));
const linesOf = (texts: readonly string[]) => {
  const buffer = createLogBuffer({ separator: '|' });
  for (const text of texts) buffer.append(`${text}\n`);
  return buffer.newest(texts.length);
};

const long = (second: number, end = '') => at(second, 'x'.repeat(keptLength) + end);
const equal = (count: number) => Array.from({ length: count }, () => at(1));

describe('the number of first lines after a gap that are the newest ones before it', () => {
  it.each<[title: string, kept: string[], received: string[], count: number | null]>([
    ['all are known', from(1, 4), from(2, 4), 3],
    ['the last are new', from(1, 4), from(2, 6), 3],
    ['lines without a time stand between', [at(1), '', '#0', ...from(2, 3)], [at(1), '', '#0', ...from(2, 4)], 5],
    ['the newest before the gap is a half', [...from(1, 3), at(4).slice(0, 9)], from(1, 5), 3],
    ['a known line is too long to keep', [at(1), long(2), at(3)], [at(1), long(2), at(3), at(4)], 3],
    ['lines repeat, so it is not certain which are new', [at(1), ...from(1, 3)], [...from(1, 3), ...from(1, 3)], 3],
    ['all are new', from(1, 3), from(7, 9), null],
    ['fewer than three are known', from(1, 3), from(2, 4), null],
    ['a line between is missing', from(1, 4), [at(1), at(2), at(4), at(5)], null],
    ['a long line differs at its end', [at(1), long(2), at(3)], [at(1), long(2, 'y'), ...from(3, 4)], null],
    ['no line is kept', [], from(1, 3), null],
    ['no line has a time, as when a task repeats', ['start', 'work', 'end'], ['start', 'work', 'end', 'new'], null],
    ['the known lines are empty', ['a', '', '', ''], ['', '', '', 'b'], null],
    ['the known lines are equal', equal(9), equal(9), null],
    ['10,000 are equal, the newest is not', [...equal(9_999), at(2)], equal(10_000), null],
  ])('if %s', (_, kept, received, count) => {
    expect(countKnown(linesOf(kept), linesOf(received))?.count ?? null).toBe(count);
  });
});
