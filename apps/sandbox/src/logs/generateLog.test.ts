import { expect, it } from 'vitest';
import { generateLog, type LogText } from './generateLog.ts';

const start = Date.UTC(2026, 10, 22, 1, 2, 3, 123);

/** The first lines of a log with `step` milliseconds between two happenings. */
const linesOf = (seed: number, text: LogText, count: number, step = 10): string[] => {
  const write = generateLog(seed);
  const lines: string[] = [];
  for (let at = start; lines.length < count; at += step) lines.push(...write(text, at));
  return lines;
};

it.each(['ordinary', 'odd'] as const)('the same seed writes the same %s lines, another seed others', (text) => {
  expect(linesOf(7, text, 300)).toEqual(linesOf(7, text, 300));
  expect(linesOf(8, text, 300)).not.toEqual(linesOf(7, text, 300));
});

it('an ordinary line is its moment, its program and its words, without another separator or a control character', () => {
  const lines = linesOf(1, 'ordinary', 5_000);
  const shape = /^2026-11-22T01:0\d:\d\d\.\d{3}Z\|(?:nginx|php-fpm|mariadb|wordpress)\|[^|\p{Cc}]+$/u;
  expect(lines.filter((line) => !shape.test(line))).toEqual([]);
  expect(lines[0]?.slice(0, 24)).toBe('2026-11-22T01:02:03.123Z');
});

it('each program writes in its own form, and the moments inside its words are those of the line', () => {
  const lines = linesOf(1, 'ordinary', 5_000);
  const first = (pattern: RegExp) =>
    lines
      .find((line) => pattern.test(line))
      ?.split('|')[0]
      ?.slice(0, 13);
  for (const form of [
    /\|nginx\|[\d.]+ - - \[22\/Nov\/2026:01:\d\d:\d\d \+0000\] "(?:GET|POST) \/\S* HTTP\/2\.0" \d{3} \d+ "-" "Mozilla/,
    /\|nginx\|2026\/11\/22 01:\d\d:\d\d \[error\] 31#31: /,
    /\|php-fpm\|\[22-Nov-2026 01:\d\d:\d\d\] WARNING: \[pool www\]/,
    /\|php-fpm\|\[22-Nov-2026 01:\d\d:\d\d UTC\] PHP Warning: {2}/,
    /\|mariadb\|2026-11-22 {2}1:\d\d:\d\d \d+ \[Note\] /,
    /\|mariadb\|# Time: 261122 {2}1:\d\d:\d\d$/,
    /\|wordpress\|\[ERROR\] Không /,
  ]) {
    expect([form, first(form)]).toEqual([form, '2026-11-22T01']);
  }
});

it('a fatal error and a slow query are several lines of one moment', () => {
  const lines = linesOf(1, 'ordinary', 5_000);
  const wordsFrom = (begin: string, count: number) => {
    const at = lines.findIndex((line) => line.includes(begin));
    const block = lines.slice(at, at + count).map((line) => line.split('|'));
    expect(new Set(block.map(([moment, source]) => `${moment}${source}`)).size).toBe(1);
    return block.map(([, , words]) => words);
  };
  expect(wordsFrom('PHP Fatal error', 8)).toEqual([
    expect.stringContaining('Uncaught TypeError'),
    'Stack trace:',
    expect.stringMatching(/^#0 /),
    expect.stringMatching(/^#1 /),
    expect.stringMatching(/^#2 /),
    expect.stringMatching(/^#3 /),
    '#4 {main}',
    expect.stringMatching(/^ {2}thrown in /),
  ]);
  expect(wordsFrom('# Time: ', 4)).toEqual([
    expect.stringMatching(/^# Time: /),
    expect.stringMatching(/^# User@Host: /),
    expect.stringMatching(/^# Query_time: \d/),
    expect.stringMatching(/^SELECT .*;$/),
  ]);
});

it('most ordinary lines are requests; warnings are few and errors fewer', () => {
  const lines = linesOf(3, 'ordinary', 4_000);
  const share = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length / lines.length;
  const shares = [share(/HTTP\/2\.0" \d{3} /), share(/warning|\[warn\]/i), share(/\[error\]|Fatal error/i)];
  // The seed decides the exact shares.
  expect(shares[0]).toBeGreaterThan(0.7);
  expect(shares[1]).toBeLessThan(0.1);
  expect(shares[2]).toBeLessThan(0.04);
  expect(shares[1]).toBeGreaterThan(shares[2] ?? 0);
  expect(shares[2]).toBeGreaterThan(0);
});

it('an odd log has ordinary lines too, and each kind of odd line', () => {
  const lines = linesOf(5, 'odd', 3_000);
  const marks: Record<string, string | RegExp> = {
    'an ordinary request': /\|nginx\|[\d.]+ - - \[/,
    'a colour': '\u001B[31m',
    'a colour of 256': '\u001B[38;5;',
    'a true colour': '\u001B[38;2;255;136;0m',
    'a command that clears the screen': '\u001B[2J',
    'progress on one line': '%\rĐang tải',
    'NUL and other control bytes': '\u0000\u0001\u0007',
    'text that runs backwards': '\u202E',
    'bytes that were no UTF-8': '\uFFFD',
    markup: '<script>alert(1)</script>',
    'an emoji of several characters': '👩‍👩‍👧‍👦',
    'a line break that is none of a log': '\u2028',
    'more separators than parts': '|một||ba|||bốn|',
    'no words': /Z\|wordpress\|$/,
    'nothing at all': /^$/,
    'no separator': /^[^|]+$/,
    'more than 9,000 characters': /^.{9000}/s,
  };
  const absent = Object.entries(marks).filter(
    ([, mark]) => !lines.some((line) => (typeof mark === 'string' ? line.includes(mark) : mark.test(line))),
  );
  expect(absent.map(([name]) => name)).toEqual([]);
  expect(lines.filter((line) => line.includes('\n'))).toEqual([]);
});

it('an odd log has one line of 5 MB in 30 seconds, however fast it is', () => {
  const huge = (step: number) => linesOf(5, 'odd', 6_000, step).filter((line) => line.length > 1_000_000);
  expect(huge(1).map((line) => Buffer.byteLength(line))).toEqual([
    5_000_000 + '2026-11-22T01:02:03.123Z|php-fpm|'.length,
  ]);
});
