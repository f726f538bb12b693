import { randomZone } from '../../packages/domain/src/fixtures.ts';
import { noChanges, type ZoneRecord } from '../../packages/domain/src/index.ts';
import type { Figures } from './figures.ts';
import type { Group, Portal } from './groups.ts';
import { playZone } from './playZone.ts';
import { openAddress, openPhone, type Visitor } from './slowPhone.ts';

const host = (id: string, index: number): ZoneRecord => ({
  id,
  name: `host-${index}`,
  type: 'A',
  values: [`192.0.2.${index % 250}`],
  ttl: 3_600,
  priority: null,
  proxied: false,
});

/** As many edits as additions, in a zone with a record for each edit. */
const changesOf = (count: number) => {
  const zone = Array.from({ length: count / 2 }, (_, index) => host(`rec_${index}`, index));
  const edited = zone.map((before) => ({ before, after: { ...before, ttl: 300 } }));
  const added = zone.map((_, index) => host(`new ${index}`, count + index));
  return { zone, changes: { ...noChanges, edited, added } };
};

/** Applies staged changes: ms for a change, also in the first and in the last quarter, and from the last answer to the result. */
const applyChanges = async (visitor: Visitor, count: number): Promise<Figures> => {
  const { zone, changes } = changesOf(count);
  const context = await openPhone(visitor);
  await playZone(context, zone, changes);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await openAddress(page, visitor.url);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2_000);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: visitor.cpu });
  const ended = await page.evaluate(async (count) => {
    const { find, painted } = window.bench;
    window.zoneWatch.longest = 0;
    const button = [...document.querySelectorAll('main button')].find((found) =>
      found.textContent?.includes(`Áp dụng ${count}`),
    );
    (button as HTMLElement).click();
    while (window.zoneWatch.sent.length < count) await new Promise((resolve) => setTimeout(resolve, 20));
    return painted(() => find('main progress') === undefined);
  }, count);
  const { sent, longest } = await page.evaluate(() => window.zoneWatch);
  await context.close();
  const meanOf = (from: number, to: number) => ((sent[to] ?? Number.NaN) - (sent[from] ?? Number.NaN)) / (to - from);
  const quarter = Math.floor(count / 4);
  return {
    change: meanOf(0, sent.length - 1),
    firstQuarter: meanOf(0, quarter),
    lastQuarter: meanOf(sent.length - 1 - quarter, sent.length - 1),
    end: ended - (sent.at(-1) ?? Number.NaN),
    longest,
  };
};

const row = 'main table:not([aria-busy]) tbody tr';

const long = randomZone(1, 10_000, 'bienxanh.vn');

/** Opens a long zone by its address, and from the list of domains by a press, with a slower processor. */
const openZone = async (visitor: Visitor, list: string): Promise<Figures> => {
  const context = await openPhone(visitor);
  await playZone(context, long);
  const tab = async () => {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: visitor.cpu });
    return page;
  };
  const first = await tab();
  const { usable: address } = await openAddress(first, visitor.url);
  const { longest } = await first.evaluate(() => window.zoneWatch);
  await first.close();
  const page = await tab();
  await page.goto(list);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(4_000);
  const press = await page.evaluate(
    async ([row, path]) => {
      const { find, painted } = window.bench;
      window.zoneWatch.longest = 0;
      const pressed = performance.now();
      const rows = painted(() => location.pathname === path && find(row) !== undefined);
      (find(`main a[href="${path}"]`) as HTMLElement).click();
      return (await rows) - pressed;
    },
    [row, new URL(visitor.url).pathname] as const,
  );
  await page.waitForTimeout(500);
  const pressed = await page.evaluate(() => window.zoneWatch);
  await context.close();
  return { address, longest, press, pressLongest: pressed.longest };
};

/** A run of DNS changes beside a provider that answers at once, and the opening of a long zone. */
export const zoneGroupsOf = (portals: readonly Portal[], cpus: readonly number[]): Group[] => [
  {
    name: 'zone',
    title: 'Applying DNS changes while the provider answers at once; ms for a change, network not slowed',
    columns: [
      { figure: 'change', heading: 'a change', as: 'tenths' },
      { figure: 'firstQuarter', heading: 'in the first quarter', as: 'tenths' },
      { figure: 'lastQuarter', heading: 'in the last quarter', as: 'tenths' },
      { figure: 'end', heading: 'last answer to result', as: 'ms' },
    ],
    subjects: portals.flatMap(({ browser, origin, session, suffix }) =>
      cpus.flatMap((cpu) =>
        [100, 500, 2_000].map((count) => {
          const line = ['main ul li'];
          const url = `${origin}/dns/domain/dom_1/changes`;
          const visitor = { browser, session, url, marks: { page: line, usable: line }, cpu };
          return {
            name: `${count} changes, CPU ${cpu}×${suffix}`,
            measure: () => applyChanges(visitor, count),
            targetOf: (figure: string) => (cpu === 1 && figure !== 'end' ? 5 : undefined),
          };
        }),
      ),
    ),
  },
  {
    name: 'zone',
    title: 'Opening a zone of 10,000 records, from its address and from a press in the list of domains; CPU 4×',
    columns: [
      { figure: 'address', heading: 'address to rows', as: 'ms' },
      { figure: 'longest', heading: 'longest task', as: 'ms' },
      { figure: 'press', heading: 'press to rows', as: 'ms' },
      { figure: 'pressLongest', heading: 'longest task', as: 'ms' },
    ],
    subjects: portals.map(({ browser, origin, session, suffix }) => {
      const url = `${origin}/dns/domain/dom_1`;
      const visitor = { browser, session, url, marks: { page: [row], usable: [row] }, cpu: 4 };
      return {
        name: `/dns/domain/{id}${suffix}`,
        measure: () => openZone(visitor, `${origin}/dns`),
        targetOf: (figure: string) => (figure === 'address' || figure === 'press' ? 2_000 : undefined),
      };
    }),
  },
];
