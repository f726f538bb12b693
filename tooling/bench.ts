/**
 * `npm run bench`: speed of the last build for the sandbox on a slow phone (4× slower CPU, slow 4G), beside its targets. An empty React page is
 * built and served the same way in the same run for comparison. Rounds are interleaved and medians compared; the first round warms up. `npm run
 * bench -- 5 --only second` runs five rounds of one group.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { type Figures, mediansOf } from './bench/figures.ts';
import { groupsOf, type Subject } from './bench/groups.ts';
import { serveFloor } from './bench/serveFloor.ts';
import { tableOf } from './bench/tableOf.ts';
import { chromiumArgs, chromiumPath } from './chromium.ts';
import { signIn } from './customer.ts';
import { startSandbox } from './startSandbox.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
const rounds = Number(positionals[0] ?? 5);
if (!(rounds >= 1)) throw new Error(`The number of rounds is ${positionals[0]}: give 1 or more.`);

const bare = await serveFloor('bare');
const libraries = await serveFloor('libraries');
const { origin, stop } = await startSandbox();
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
try {
  const floors = { bare: bare.url, libraries: libraries.url };
  const every = groupsOf({ browser, origin, session: await signIn(origin), floors });
  const groups = every.filter(({ name }) => name === (values.only ?? name));
  if (groups.length === 0) throw new Error(`--only takes one of: ${every.map(({ name }) => name).join(', ')}.`);
  const subjects = new Set(groups.flatMap(({ floor, subjects }) => [...(floor ? [floor] : []), ...subjects]));
  const seen = new Map<Subject, Figures[]>([...subjects].map((subject) => [subject, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const subject of subjects) {
      const figures = await subject.measure();
      if (round > 0) seen.get(subject)?.push(figures);
    }
  }
  const medians = new Map([...seen].map(([subject, figures]) => [subject, mediansOf(figures)]));
  console.log(`medians of ${rounds} rounds; 4× slower CPU, slow 4G`);
  for (const group of groups) console.log(`\n${tableOf(group, medians)}`);
} finally {
  await browser.close();
  stop();
  bare.stop();
  libraries.stop();
}
