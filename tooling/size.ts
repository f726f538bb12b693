/**
 * `npm run size`: bytes that a first visit transfers, counted in a real browser from the compressed files of the last build. It fails over a
 * budget. `-- --files` lists the files, `-- --modules` their content.
 */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { watchPage } from './bench/watchPage.ts';
import { chromiumArgs, chromiumPath } from './chromium.ts';
import { putSession, signIn } from './customer.ts';
import { type Address, measuredAddresses, measuredPages } from './measuredPages.ts';
import { folderOf, packageOf, type Weight, weighModules } from './size/weighModules.ts';
import { startSandbox } from './startSandbox.ts';

const { origin, stop } = await startSandbox();
const dist = new URL('../apps/portal/dist/', import.meta.url).pathname;

/** Parts that load only on an idle page; counted apart, because a quick machine is idle before the first row is read. */
const idleParts =
  /NotificationCenter|providerEvent|version-|Curve|ServersGlance|Runway|bell-|whenPrivate-|forgetOld|PopupFailure|Dialog\.css|CardChoicePart|MessagePart/;

/** Parts of the idle runway and of the idle summary of servers, which the pages of servers need at once. */
const serverParts = /servers-|toWireId|pathSegment|-for-wordpress-|-orderProgress-/;

type Budget = {
  js: number;
  css?: number;
  font: number;
  /** JavaScript that the page fetches once it is idle. */
  idle: number;
};

/** Budgets in kB (1000 bytes, brotli) of a page at rest: usable, with its data on screen. */
const budgets: Record<Address, Budget> = {
  '/login': { js: 101, css: 15, font: 40, idle: 2.5 },
  // The goal of idle pages is 20: the file of the bell and the socket has 14, the file of the calls 8.
  '/': { js: 142, css: 15, font: 40, idle: 49 },
  '/transactions': { js: 147, font: 40, idle: 32 },
  '/invoice': { js: 147.5, font: 40, idle: 32 },
  '/wordpress/srv_demoBienXanh': { js: 149, font: 40, idle: 32 },
  // The goal is 140; the start of every signed-in page takes 139 of it.
  '/payment': { js: 161.5, font: 40, idle: 46 },
  '/wordpress': { js: 150.5, font: 40, idle: 32 },
  '/dns': { js: 154, font: 40, idle: 31 },
};

const sizeOf = (path: string): number => {
  try {
    return statSync(join(dist, `${path}.br`)).size;
  } catch {
    return statSync(join(dist, path)).size;
  }
};
const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);
const lineOf = ({ name, bytes, share }: Weight) =>
  `  ${kB(bytes)} kB ${(100 * share).toFixed(0).padStart(3)} %  ${name}`;

/** Budget of what draws a page's figures before React, script and words, in kB (docs/decisions/0022). */
const figuresBudget = 12;

/** Bytes of the words and of the script of figures in a page. */
const weighFigures = (html: string): number => {
  const [figures] =
    /<script type="application\/json" id="figure-words">[\s\S]*?<\/script><script>[\s\S]*?<\/script>/.exec(html) ?? [];
  return figures ? brotliCompressSync(figures).length : 0;
};

type Visit = {
  address: Address;
  html: string;
  first: readonly string[];
  later: readonly string[];
};

const visit = async (browser: Browser, address: Address, session: Record<string, string>): Promise<Visit> => {
  const context = await browser.newContext({ locale: 'vi-VN' });
  await putSession(context, session);
  await context.addInitScript(watchPage, measuredPages[address]);
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/assets/')) asked.push(url.pathname);
  });
  const html = await (await page.goto(origin + address))?.text();
  await page.evaluate(() => window.bench.reached);
  // A file that a page shares with a few others and needs at once is in its list of files.
  const isSharedLater = (file: string) => file.includes('/for-') && !html?.includes(file);
  const isIdlePart = (file: string) =>
    idleParts.test(file) || isSharedLater(file) || (!address.startsWith('/wordpress') && serverParts.test(file));
  const first = new Set(asked.filter((file) => !isIdlePart(file)));
  // A needed file needs its imports as well.
  for (const file of first) {
    if (!file.endsWith('.js')) continue;
    const code = readFileSync(join(dist, file), 'utf8');
    for (const [, name] of code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) if (name) first.add(`/assets/${name}`);
  }
  await page.waitForLoadState('networkidle');
  const later = new Set(asked.filter((file) => !first.has(file)));
  await context.close();
  return { address, html: html ?? '', first: [...first], later: [...later] };
};

const scriptsOf = (files: readonly string[]) => files.filter((file) => file.endsWith('.js'));

const report = ({ address, html, first, later }: Visit): string[] => {
  const inlined = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('');
  const sum = (pattern: RegExp, files: readonly string[]) =>
    files.filter((file) => pattern.test(file)).reduce((total, file) => total + sizeOf(file), 0);
  const sizes = {
    js: sum(/\.js$/, first),
    css: sum(/\.css$/, first) + brotliCompressSync(inlined).length,
    font: sum(/\.woff2$/, [...first, ...later]),
    idle: sum(/\.js$/, later),
  };
  const markup = brotliCompressSync(html.replace(/<style[^>]*>[\s\S]*?<\/style>/g, '')).length;
  console.log(
    `\n${address}   HTML ${kB(markup)} kB   ${first.length} assets before it is at rest, ${later.length} after`,
  );
  const limits = budgets[address];
  const over: string[] = [];
  const figures = weighFigures(html);
  if (figures > 0) console.log(`  figures ${kB(figures)} kB of ${figuresBudget}, part of the HTML`);
  if (figures > figuresBudget * 1000)
    over.push(`${address}: its figures weigh ${kB(figures).trim()} kB, the budget is ${figuresBudget} kB`);
  for (const kind of ['js', 'css', 'font', 'idle'] as const) {
    const budget = limits[kind];
    const isOver = budget !== undefined && sizes[kind] > budget * 1000;
    const verdict = budget === undefined ? '' : ` of ${budget}${isOver ? '   OVER' : ''}`;
    console.log(`  ${kind.padEnd(5)}${kB(sizes[kind])} kB${verdict}`);
    if (isOver) over.push(`${address}: ${kind} is ${kB(sizes[kind]).trim()} kB, the budget is ${budget} kB`);
  }
  if (address === '/') {
    const heaviest = weighModules(scriptsOf(first), packageOf).slice(0, 5);
    console.log('  its heaviest packages, minified and not compressed:');
    for (const group of heaviest) console.log(lineOf(group));
  }
  if (process.argv.includes('--files')) {
    for (const file of [...first, '--', ...later]) console.log(`    ${file === '--' ? '' : kB(sizeOf(file))} ${file}`);
  }
  return over;
};

/** The twelve heaviest modules of each file that a first visit needs; the smallest files as one sum. */
const reportModules = (visits: readonly Visit[]): void => {
  const files = [...new Set(visits.flatMap(({ first }) => scriptsOf(first)))].toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const large = files.filter((file) => sizeOf(file) >= 1000);
  for (const file of large) {
    const needed = visits.filter(({ first }) => first.includes(file)).map(({ address }) => address);
    console.log(`\n${file}   ${kB(sizeOf(file)).trim()} kB compressed, for ${needed.join(' ')}`);
    const groups = weighModules([file], folderOf);
    const small = groups.splice(12);
    const sum = (of: 'bytes' | 'share') => small.reduce((total, group) => total + group[of], 0);
    for (const group of groups) console.log(lineOf(group));
    if (small.length > 0)
      console.log(lineOf({ name: `${small.length} more`, bytes: sum('bytes'), share: sum('share') }));
  }
  const small = files.slice(large.length);
  const sum = small.reduce((total, file) => total + sizeOf(file), 0);
  console.log(`\n${small.length} more files below 1 kB   ${kB(sum).trim()} kB compressed`);
};

try {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  const session = await signIn(origin);
  const visits: Visit[] = [];
  for (const address of measuredAddresses) {
    visits.push(await visit(browser, address, address === '/login' ? {} : session));
  }
  await browser.close();
  const over = visits.flatMap(report);
  if (process.argv.includes('--modules')) reportModules(visits);
  for (const line of over) console.error(`\nOver budget: ${line}`);
  process.exitCode = over.length > 0 ? 1 : 0;
} finally {
  stop();
}
