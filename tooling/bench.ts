/**
 * `npm run bench`: the first visit to three pages on slow 4G, with this machine's processor and four times slower, beside an empty React page.
 * Rounds are interleaved and medians compared. `-- 7` runs seven rounds; `-- --beside <folder>` measures the build of another checkout in the same
 * rounds, by that checkout's own sandbox and session.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { serveEmpty } from './bench/serveEmpty.ts';
import { mediansOf, tableOf } from './bench/tableOf.ts';
import { type Figures, type Subject, visit } from './bench/visit.ts';
import { chromiumArgs, chromiumPath } from './chromium.ts';
import { measuredAddresses, measuredPages } from './measuredPages.ts';
import { startSandbox } from './startSandbox.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { beside: { type: 'string' } } });
const rounds = Number(positionals[0] ?? 5);
if (!(rounds >= 1)) throw new Error(`The number of rounds is ${positionals[0]}: give 1 or more.`);
const cpus = [1, 4];

const checkouts = [
  { name: 'this build', folder: resolve(import.meta.dirname, '..') },
  ...(values.beside ? [{ name: 'the other build', folder: resolve(values.beside) }] : []),
];
const empty = await serveEmpty();
const servers: { stop: () => void }[] = [empty];
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });

/** The measured pages of a checkout, whose session is kept as its own portal reads it. */
const pagesOf = async ({ name, folder }: (typeof checkouts)[number]): Promise<Subject[]> => {
  const server = await startSandbox(folder);
  servers.push(server);
  const { signIn, putSession }: typeof import('./customer.ts') = await import(`${folder}/tooling/customer.ts`);
  const session = await signIn(server.origin);
  return measuredAddresses.map((address) => ({
    name: `${address}, ${name}`,
    url: server.origin + address,
    marks: measuredPages[address],
    enter: (context) => putSession(context, session),
  }));
};

try {
  const pages = (await Promise.all(checkouts.map(pagesOf))).flat();
  const floor: Subject = { name: 'an empty React page', url: empty.url, marks: { figures: ['h1'], usable: ['h1'] } };
  const subjects = [floor, ...pages.toSorted((a, b) => a.name.localeCompare(b.name))];
  // The servers read and compress a file at its first request.
  for (const subject of subjects) await visit(browser, subject, 1);
  for (const cpu of cpus) {
    const seen = new Map<Subject, Figures[]>(subjects.map((subject) => [subject, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const subject of subjects) seen.get(subject)?.push(await visit(browser, subject, cpu));
    }
    const medians = new Map([...seen].map(([subject, visits]) => [subject, mediansOf(visits)] as const));
    const unit = medians.get(floor);
    const rows = [...medians].map(([subject, figures]) => ({
      name: subject.name,
      medians: figures,
      ...(unit && { unit }),
    }));
    console.log(`\n${tableOf(`CPU ${cpu} ×, medians of ${rounds} rounds`, rows)}`);
    if (!values.beside) continue;
    const ofEach = (address: string) =>
      checkouts.map(({ name }) => medians.get(pages.find((page) => page.name === `${address}, ${name}`) ?? floor));
    const beside = measuredAddresses.flatMap((address) => {
      const [own, other] = ofEach(address);
      return own && other ? [{ name: address, medians: own, unit: other }] : [];
    });
    console.log(`\n${tableOf('this build beside the other', beside)}`);
  }
} finally {
  await browser.close();
  for (const { stop } of servers) stop();
}
