import { createLogBuffer, keptLength } from '@may/ui';
import { describe, expect, it } from 'vitest';
import { newPartOf } from './newPartOf.ts';

const partAfter = (lines: readonly string[], message: string) => {
  const kept = createLogBuffer({ separator: '|' });
  for (const line of lines) kept.append(line);
  kept.mark({ kind: 'lost', at: 0 });
  return newPartOf(kept, message);
};

const long = 'x'.repeat(keptLength + 9);

describe('the new part of the first message after a gap', () => {
  it.each<[title: string, kept: string[], message: string, part: string | null]>([
    ['all of it is known', ['1', '2', '3', '4'], '2\n3\n4\n', ''],
    ['its end is new', ['1', '2', '3', '4'], '2\n3\n4\n5\n6\n', '5\n6\n'],
    ['its end is half a line', ['1', '2', '3'], '1\n2\n3\nhal', 'hal'],
    ['its lines end with CR LF', ['1', '2', '3'], '1\r\n2\r\n3\r\n4\r\n', '4\r\n'],
    ['the newest kept line is a half', ['1', '2', '3', 'ha'], '1\n2\n3\nhalf\n5\n', 'half\n5\n'],
    ['a kept line was too long', ['1', long, '3'], `1\n${long}\n3\n4\n`, '4\n'],
    ['equal lines leave open which are new', ['a', 'a', 'a', 'a'], 'a\na\na\na\n', 'a\n'],
    ['it has no known line', ['1', '2', '3'], '7\n8\n9\n', null],
    ['fewer than three lines are known', ['1', '2', '3'], '2\n3\n4\n', null],
    ['a line between is missing', ['1', '2', '3', '4'], '1\n2\n4\n5\n', null],
    ['a long line differs at its end', ['1', long, '3'], `1\n${long}y\n3\n4\n`, null],
    ['no line is kept', [], '1\n2\n3\n', null],
    ['it is one line', ['1', '2', '3'], '4', null],
  ])('if %s', (_, kept, message, part) => {
    expect(partAfter(kept, message)).toBe(part);
  });
});
