import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { contrast } from '../../theme/contrast.ts';
import { darkColors, lightColors } from '../../theme/tokens.ts';
import { type LogLevel, logLevels } from './levelOf.ts';
import { createLogBuffer } from './logBuffer.ts';
import { createLogIndex, type Numbers } from './logIndex.ts';
import { searchPattern } from './searchPattern.ts';
import { darkTerminal, lightTerminal } from './terminalColors.ts';

const levelNumber = (level: (typeof logLevels)[number]) => logLevels.indexOf(level);
const all = (numbers: Numbers) => Array.from({ length: numbers.size }, (_, index) => numbers.at(index));
const shown = { levels: null, pattern: null, withParts: false };

describe('the search', () => {
  it.each([
    ['quoc te', 'Thanh toán Quốc tế', true],
    ['QUỐC', 'quoc te', true],
    ['don hang', 'đơn hàng'.normalize('NFD'), true],
    ['a.b', 'axb', false],
    ['(', 'f(x)', true],
  ])('%j in %j: %s', (wanted, text, isFound) => {
    expect(searchPattern(wanted)?.test(text)).toBe(isFound);
  });

  it('an empty text searches for nothing', () => {
    expect(searchPattern('')).toBeNull();
  });

  it('finds text across a colour, not in the parts that are hidden, and in them once they are shown', () => {
    const buffer = createLogBuffer({ separator: '|' });
    for (const line of ['17:40|nginx|a \u001b[31mred\u001b[0m line', '17:41|php|other']) buffer.append(line);
    const index = createLogIndex();
    index.read(buffer);
    const find = (wanted: string, withParts = false) => {
      index.set({ ...shown, pattern: searchPattern(wanted), withParts });
      index.work(1_000);
      return all(index.matches);
    };
    expect(find('red line')).toEqual([0]);
    expect(find('17:4')).toEqual([]);
    expect(find('17:4', true)).toEqual([0, 1]);
  });

  it('stops after its time and goes on where it stopped', () => {
    const buffer = createLogBuffer({ separator: '|' });
    for (let count = 0; count < 1_000; count += 1) buffer.append(`line ${count}`);
    const index = createLogIndex();
    index.read(buffer);
    index.set({ ...shown, pattern: searchPattern('line') });
    let clock = 0;
    const tick = () => {
      clock += 1;
      return clock;
    };
    expect(index.work(1, tick)).toBe(true);
    expect(index.isSearched()).toBe(false);
    expect(index.matches.size).toBe(64);
    while (index.work(1, tick));
    expect(index.matches.size).toBe(1_000);
    expect(index.isSearched()).toBe(true);
  });
});

it('looks at the clock after 8,192 characters, so that long lines do not hold the page up', () => {
  const buffer = createLogBuffer({ separator: '|' });
  for (let count = 0; count < 100; count += 1) buffer.append('long '.repeat(1_000));
  const index = createLogIndex();
  index.read(buffer);
  index.set({ ...shown, pattern: searchPattern('long') });
  let clock = 0;
  index.work(1, () => clock++);
  expect(index.matches.size).toBe(2);
});

it('says that lines are counted once a slice has reached the last of them, and no longer when one falls behind', () => {
  const buffer = createLogBuffer({ separator: '|' });
  const index = createLogIndex();
  index.read(buffer);
  let clock = 0;
  const sliceCounts = (lines: number) => {
    for (let count = 0; count < lines; count += 1) buffer.append(`line ${count}`);
    index.work(1, () => clock++);
    return index.isCounted();
  };
  expect([1, 1_000, 0, 10_000].map(sliceCounts)).toEqual([true, false, false, false]);
  index.work(1_000);
  expect([sliceCounts(0), sliceCounts(1)]).toEqual([true, true]);
});

it('forgets 1,000,000,000 lines that it has not read at once', () => {
  const index = createLogIndex();
  const start = performance.now();
  index.trim(1_000_000_000);
  expect(performance.now() - start).toBeLessThan(500);
});

describe('levels', () => {
  it('a line that continues another has its level', () => {
    const buffer = createLogBuffer({ separator: '|' });
    for (const line of ['[error] one', '#0 /var/www', 'other']) buffer.append(line);
    const index = createLogIndex();
    index.read(buffer);
    index.work(1_000);
    expect([0, 1, 2].map((number) => index.levelAt(number))).toEqual([0, 0, levelNumber('none')]);
  });

  it('counts, rows and matches equal those of the kept lines, however lines arrive and leave between slices', () => {
    const expected: Record<string, LogLevel> = {
      '[error] a': 'error',
      '[warn] b': 'warning',
      'INFO c': 'info',
      '[err] b': 'error',
    };
    const line = fc.constantFrom('[error] a', '[warn] b', 'INFO c', 'plain a', '\u001b[31m[err] b');
    const batches = fc.array(fc.array(line, { maxLength: 80 }), { maxLength: 12 });
    const levels = fc.constantFrom(
      null,
      new Set([levelNumber('error')]),
      new Set([levelNumber('info'), levelNumber('none')]),
    );
    fc.assert(
      fc.property(batches, levels, fc.integer({ min: 1, max: 200 }), (batches, levels, capacity) => {
        const buffer = createLogBuffer({ separator: '|', capacity });
        const index = createLogIndex();
        index.read(buffer);
        index.set({ levels, pattern: searchPattern('a'), withParts: false });
        let clock = 0;
        const tick = () => {
          clock += 1;
          return clock;
        };
        for (const batch of batches) {
          for (const text of batch) buffer.append(text);
          index.work(1, tick);
        }
        while (index.work(1, tick));
        const kept = Array.from({ length: buffer.size }, (_, place) => buffer.first + place);
        const textAt = (number: number) => String(buffer.at(number)).replace('\u001b[31m', '');
        const levelOf = (number: number) => levelNumber(expected[textAt(number)] ?? 'none');
        const visible = kept.filter((number) => levels === null || levels.has(levelOf(number)));
        expect(index.counts()).toEqual(
          logLevels.map((_, level) => kept.filter((number) => levelOf(number) === level).length),
        );
        if (levels) expect(all(index.rows)).toEqual(visible);
        const isMatch = (number: number) => textAt(number).includes('a');
        expect(all(index.matches)).toEqual(visible.filter(isMatch));
      }),
      { numRuns: Math.ceil(300 * inject('randomShare')) },
    );
  });
});

// A third of all hues: the surfaces change little from one to the next.
const hues = Array.from({ length: 120 }, (_, third) => 3 * third);

it.each([
  ['light', lightTerminal, lightColors],
  ['dark', darkTerminal, darkColors],
] as const)(
  'each terminal colour of the %s theme has a contrast of at least 4.5 on the console and on an error',
  (_, terminal, colorsOf) => {
    const low = terminal.filter((color) =>
      hues.some((hue) => {
        const { surfaceSunken, critical } = colorsOf(hue);
        return Math.min(contrast(color, surfaceSunken), contrast(color, critical.soft)) < 4.5;
      }),
    );
    expect(low).toEqual([]);
  },
);
