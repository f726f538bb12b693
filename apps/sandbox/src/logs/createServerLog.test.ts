import { expect, it } from 'vitest';
import { createServerLog, type LogSettings, usualLogSettings } from './createServerLog.ts';

const start = Date.UTC(2026, 10, 22, 8);

const createLog = (changes: Partial<LogSettings> = {}, serverId = 'srv_1') => {
  const settings = { ...usualLogSettings, ...changes };
  let now = start;
  const passTime = (ms: number) => {
    now += ms;
  };
  return { log: createServerLog(serverId, { settings, clock: () => new Date(now) }), settings, passTime };
};

const momentsOf = (lines: readonly string[]) => lines.map((line) => Date.parse(line.split('|')[0] ?? ''));

it('the first reader gets 200 lines of the last 100 seconds, in their order', () => {
  const moments = momentsOf(createLog().log.tail());
  expect(moments).toHaveLength(200);
  expect(moments).toEqual([...moments].sort());
  expect([moments[0], moments.at(-1)].map((moment) => Math.abs((moment ?? 0) - start) <= 100_000)).toEqual([
    true,
    true,
  ]);
});

it('two servers have different lines, and one has the same in each process', () => {
  const [own, again, other] = [createLog(), createLog(), createLog({}, 'srv_2')].map(({ log }) => log.tail());
  expect(again).toEqual(own);
  expect(other).not.toEqual(own);
});

it('a reader who comes back after three seconds finds the lines of that time behind the old ones', () => {
  const { log, passTime } = createLog();
  const before = log.tail();
  passTime(3_000);
  const after = log.tail();
  const added = after.filter((line) => !before.includes(line));
  expect(after).toHaveLength(200);
  expect(after.slice(0, -added.length)).toEqual(before.slice(added.length));
  expect(momentsOf(added).every((moment) => moment >= start)).toBe(true);
  expect(added).toHaveLength(6);
});

it('a reader who comes back to a fast log finds 200 lines and a gap before them', () => {
  const { log, passTime } = createLog({ mood: 'flood' });
  const before = log.tail();
  passTime(60_000);
  const after = log.tail();
  expect(after).toHaveLength(200);
  expect(after.filter((line) => before.includes(line))).toEqual([]);
  expect(momentsOf(after)[0]).toBeGreaterThan(start + 59_000);
});

it('a clock that went back gives the old lines and no new one', () => {
  const { log, passTime } = createLog();
  const before = log.tail();
  passTime(-3_600_000);
  expect(log.tail()).toEqual(before);
});

it.each([
  ['quiet', 60_000, 120],
  ['busy', 60_000, 12_000],
  ['flood', 25, 1_250],
] as const)('a %s log writes in %i ms %i lines', (mood, elapsed, count) => {
  expect(createLog({ mood }).log.advance(elapsed)).toHaveLength(count);
});

it('a quiet log asked every 25 ms keeps its rate', () => {
  const { log } = createLog();
  let written = 0;
  for (let asked = 0; asked < 40 * 300; asked += 1) written += log.advance(25).length;
  // 600 in five minutes; a sum of fractions may lack the last one.
  expect(Math.abs(written - 600)).toBeLessThan(2);
});

it('a line is its moment, its program and its words, without another separator', () => {
  const lines = createLog({ mood: 'flood' }).log.advance(25);
  const shape = /^2026-11-22T0\d:\d\d:\d\d\.\d{3}Z\|(?:nginx|php-fpm|mariadb|wordpress)\|[^|\p{Cc}]+$/u;
  expect(lines.filter((line) => !shape.test(line))).toEqual([]);
  for (const words of ['" 200 ', '" 404 ', '[error]', '[WARNING]', 'Stack trace:', '[Note]'])
    expect(lines.some((line) => line.includes(words))).toBe(true);
});
