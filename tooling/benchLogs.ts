/**
 * `npm run bench:logs`: speed of the log view beside a hand-written window of rows and a page that only holds the lines, in the same run. Rounds
 * are interleaved and medians compared; the first round warms up. `npm run bench:logs -- 5 --only feed` runs one part.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { type Figures, mediansOf } from './bench/figures.ts';
import { measureFeed, measureMemory, measureOpening, measureSearch } from './bench/measureLogs.ts';
import { type LogPageName, logPages, serveLogs } from './bench/serveLogs.ts';
import { measureSpeed } from './test/measureSpeed.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
const rounds = Number(positionals[0] ?? 5);
if (!(rounds >= 1)) throw new Error(`The number of rounds is ${positionals[0]}: give 1 or more.`);

const { urlOf, stop } = await serveLogs();

type Medians = Partial<Record<LogPageName, Figures>>;
type Part = {
  name: string;
  pages: readonly LogPageName[];
  measure: (page: LogPageName) => Promise<Figures>;
  /** Lines of the table: a figure of the view, its unit, and the target that it must not pass. */
  lines: (medians: Medians) => [what: string, value: number, unit: string, target: number, beside: string][];
};

const of = (medians: Medians, page: LogPageName, figure: string) => medians[page]?.[figure] ?? Number.NaN;
const shareOf = (medians: Medians, figure: string, page: LogPageName = 'plain') =>
  of(medians, 'view', figure) / of(medians, page, figure);
const both = (medians: Medians, figure: string, unit: string, other: LogPageName = 'plain') =>
  `view ${of(medians, 'view', figure).toFixed(1)}${unit}, ${other} ${of(medians, other, figure).toFixed(1)}${unit}`;

const parts: readonly Part[] = [
  {
    name: 'feed',
    pages: logPages,
    measure: (page) => measureFeed(urlOf(page)),
    lines: (medians) => [
      [
        '50,000 lines/s for 5 s: gaps over 50 ms',
        of(medians, 'view', 'gaps'),
        '',
        0,
        `${both(medians, 'gaps', '')}, hold ${of(medians, 'hold', 'gaps').toFixed(1)}`,
      ],
      ['50,000 lines/s: processor time / plain', shareOf(medians, 'busy'), '×', 1.1, both(medians, 'busy', ' %')],
    ],
  },
  {
    name: 'open',
    pages: ['plain', 'view'],
    measure: (page) => measureOpening(urlOf(page)),
    lines: (medians) => [
      ['open 1,000,000 lines / plain', shareOf(medians, 'opening'), '×', 2, both(medians, 'opening', ' ms')],
      [
        'then 10,000 lines/s: processor time / plain',
        shareOf(medians, 'fullBusy'),
        '×',
        1.15,
        both(medians, 'fullBusy', ' %'),
      ],
      ['take 1,000,000 lines / plain', shareOf(medians, 'filling'), '×', 1.5, both(medians, 'filling', ' ms')],
    ],
  },
  {
    name: 'memory',
    pages: logPages,
    measure: (page) => measureMemory(urlOf(page)),
    lines: (medians) => [
      [
        'memory of 1,000,000 lines / held',
        shareOf(medians, 'memory', 'hold'),
        '×',
        1.05,
        both(medians, 'memory', ' MB', 'hold'),
      ],
    ],
  },
  {
    name: 'search',
    pages: ['view'],
    measure: (page) => measureSearch(urlOf(page)),
    lines: (medians) => [
      [
        'search 100,000 lines: longest slice',
        of(medians, 'view', 'slice'),
        ' ms',
        16.7,
        `all of it in ${of(medians, 'view', 'search').toFixed(0)} ms`,
      ],
      [
        'search while 10,000 lines/s arrive: longest slice',
        of(medians, 'view', 'liveSlice'),
        ' ms',
        16.7,
        `all of it in ${of(medians, 'view', 'liveSearch').toFixed(0)} ms`,
      ],
    ],
  },
];

try {
  const wanted = parts.filter(({ name }) => name === (values.only ?? name));
  if (wanted.length === 0) throw new Error(`--only takes one of: ${parts.map(({ name }) => name).join(', ')}.`);
  console.log(
    `${cpus().length} processors, ${measureSpeed().toFixed(2)} × the time of the budgets' machine; medians of ${rounds} rounds, CPU 1×`,
  );
  for (const { pages, measure, lines } of wanted) {
    const seen: Record<LogPageName, Figures[]> = { hold: [], plain: [], view: [] };
    for (let round = 0; round <= rounds; round += 1) {
      for (const page of pages) {
        const figures = await measure(page);
        if (round > 0) seen[page].push(figures);
      }
    }
    const medians: Medians = Object.fromEntries(pages.map((page) => [page, mediansOf(seen[page])]));
    for (const [what, value, unit, target, beside] of lines(medians)) {
      const shown = `${value.toFixed(unit === '' ? 0 : unit === '×' ? 2 : 1)}`;
      const verdict = Number(shown) <= target ? 'met' : 'NOT MET';
      console.log(
        `${what.padEnd(52)}${(shown + unit).padStart(9)}  of ${String(target).padStart(5)}${unit.padEnd(4)} ${verdict.padEnd(8)} ${beside}`,
      );
    }
  }
} finally {
  stop();
}
