/**
 * `npm run bench`: speed of the last build for the sandbox on slow 4G, with this machine's processor and four times slower, beside its targets. Empty
 * React pages are built and served the same way in the same run for comparison. Rounds are interleaved and medians compared.
 *
 * `--only first,work` runs some groups, `--cpu 4` one speed, `--pages /,/invoice` some pages; `npm run bench -- 5` runs five rounds. `--beside
 * <folder>` measures the build of another checkout in the same rounds. `--film <folder>` draws first visits instead.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { type Figures, mediansOf } from './bench/figures.ts';
import { film } from './bench/film.ts';
import { groupsOf, type Portal, type Subject } from './bench/groups.ts';
import { describeSpeed } from './bench/machineSpeed.ts';
import { serveFloor } from './bench/serveFloor.ts';
import { tableOf } from './bench/tableOf.ts';
import { chromiumArgs, chromiumPath } from './chromium.ts';
import { putSession, signIn } from './customer.ts';
import { measuredAddresses } from './measuredPages.ts';
import { startSandbox } from './startSandbox.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    cpu: { type: 'string', default: '1,4' },
    pages: { type: 'string', default: measuredAddresses.join() },
    beside: { type: 'string' },
    film: { type: 'string' },
  },
});
const rounds = Number(positionals[0] ?? 3);
if (!(rounds >= 1)) throw new Error(`The number of rounds is ${positionals[0]}: give 1 or more.`);
const cpus = values.cpu.split(',').map(Number);
if (!cpus.every((cpu) => cpu >= 1)) throw new Error(`--cpu is ${values.cpu}: give 1, 4 or both.`);
const pages = measuredAddresses.filter((address) => values.pages.split(',').includes(address));
if (pages.length === 0) throw new Error(`--pages takes some of: ${measuredAddresses.join(', ')}.`);
const only = values.only?.split(',');

const bare = await serveFloor('bare');
const libraries = await serveFloor('libraries');
const builds = [await startSandbox(), ...(values.beside ? [await startSandbox(values.beside)] : [])];
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });

const warmUp = async (address: string, session: Record<string, string> = {}) => {
  const page = await browser.newPage();
  await putSession(page, session);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.close();
};

const measure = async (portals: readonly Portal[]) => {
  console.log(`At the start, ${await describeSpeed(browser)}.`);
  const isSecondWanted = only?.includes('second') ?? true;
  const every = groupsOf(portals, { browser, bare: bare.url, libraries: libraries.url, cpus, pages, isSecondWanted });
  const groups = every.filter(({ name }) => only?.includes(name) ?? true);
  if (groups.length === 0) {
    const names = new Set(every.map(({ name }) => name));
    throw new Error(`--only takes some of: ${[...names].join(', ')}.`);
  }
  const subjects = new Set(
    groups.flatMap(({ columns = [], subjects }) => [
      ...columns.flatMap(({ over }) => (over ? [over.subject] : [])),
      ...subjects,
    ]),
  );
  // The servers compress and keep a file at its first request.
  for (const { url } of [bare, libraries]) await warmUp(url);
  for (const { origin, session } of portals) {
    for (const page of pages) await warmUp(origin + page, session);
  }
  const seen = new Map<Subject, Figures[]>([...subjects].map((subject) => [subject, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of subjects) {
      try {
        seen.get(subject)?.push(await subject.measure());
      } catch (error) {
        // The other figures of a long run are not lost.
        console.error(`${subject.name} has no figures in round ${round + 1}: ${error}`);
        process.exitCode = 1;
      }
    }
  }
  const medians = new Map([...seen].map(([subject, figures]) => [subject, mediansOf(figures)]));
  console.log(`Medians of ${rounds} rounds; at the end, ${await describeSpeed(browser)}.`);
  for (const group of groups) console.log(`\n${tableOf(group, medians)}`);
};

try {
  const portals = await Promise.all(
    builds.map(async ({ origin }, place): Promise<Portal> => {
      return { browser, origin, session: await signIn(origin), suffix: place === 0 ? '' : ` of ${values.beside}` };
    }),
  );
  if (values.film && portals[0]) await film(portals[0], values.film, pages);
  else await measure(portals);
} finally {
  await browser.close();
  for (const { stop } of [...builds, bare, libraries]) stop();
}
