/** `npm run size`: what a first visit transfers, counted in a real browser from the compressed files of the last build; fails over budget. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumArgs, chromiumPath } from './chromium.ts';
import { startSandbox } from './startSandbox.ts';

const { origin, stop } = await startSandbox();
const dist = new URL('../apps/portal/dist/', import.meta.url).pathname;

/** Parts that are only asked for once the page is idle; told apart, because a quick machine is idle before the first row is read. */
const idleParts = /NotificationCenter|Curve/;

/** Budgets in kB (1000 bytes, brotli) of what a page needs to be at rest: usable, and showing what was read. */
const budgets = { '/login': { js: 110, css: 15, font: 40 }, '/': { js: 140, css: 15, font: 40 } };

const sizeOf = (path: string): number => {
  try {
    return statSync(join(dist, `${path}.br`)).size;
  } catch {
    return statSync(join(dist, path)).size;
  }
};
const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);

/** The files a visit asks for until `ready`, and those it asks for afterwards. */
const visit = async (
  browser: Browser,
  path: string,
  storage: Record<string, string>,
  ready: (page: Page) => Promise<unknown>,
) => {
  const context = await browser.newContext({ locale: 'vi-VN' });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, storage);
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/assets/')) asked.push(url.pathname);
  });
  const html = await (await page.goto(origin + path))?.text();
  await ready(page);
  const first = new Set(asked.filter((file) => !idleParts.test(file)));
  await page.waitForLoadState('networkidle');
  const later = new Set(asked.filter((file) => !first.has(file)));
  await context.close();
  return { html: html ?? '', first: [...first], later: [...later] };
};

const report = (path: keyof typeof budgets, { html, first, later }: Awaited<ReturnType<typeof visit>>): string[] => {
  const inlined = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('');
  const sum = (pattern: RegExp, files: string[]) =>
    files.filter((file) => pattern.test(file)).reduce((total, file) => total + sizeOf(file), 0);
  const sizes = {
    js: sum(/\.js$/, first),
    css: sum(/\.css$/, first) + brotliCompressSync(inlined).length,
    font: sum(/\.woff2$/, [...first, ...later]),
  };
  const markup = brotliCompressSync(html.replace(inlined, '')).length;
  console.log(`\n${path}   HTML ${kB(markup)} kB   ${first.length} assets before it is at rest, ${later.length} after`);
  const over: string[] = [];
  for (const kind of ['js', 'css', 'font'] as const) {
    const budget = budgets[path][kind];
    console.log(`  ${kind.padEnd(5)}${kB(sizes[kind])} kB of ${budget}`);
    if (sizes[kind] > budget * 1000)
      over.push(`${path}: ${kind} is ${kB(sizes[kind]).trim()} kB, the budget is ${budget} kB`);
  }
  console.log(`  later${kB(sum(/\.js$/, later))} kB of JavaScript once idle`);
  if (process.argv.includes('--files')) {
    for (const file of [...first, '--', ...later]) console.log(`    ${file === '--' ? '' : kB(sizeOf(file))} ${file}`);
  }
  return over;
};

const signIn = async (): Promise<Record<string, string>> => {
  const call = async (path: string, init: RequestInit = {}) => (await (await fetch(origin + path, init)).json()).result;
  const { token } = await call('/api/v1/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@may.cloud', password: 'Demo!2345' }),
  });
  const me = await call('/api/v1/auth/me', { headers: { authorization: `Bearer ${token.accessToken}` } });
  const stored = { id: me.id, email: me.email, name: me.name, region: me.region_code, balance: null };
  return { accessToken: token.accessToken, isLogin: 'true', me: JSON.stringify(stored) };
};

try {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  const hydrated = (page: Page) => page.locator('html[data-awake]').waitFor();
  const read = (page: Page) => hydrated(page).then(() => page.locator('main table tbody tr').first().waitFor());
  const over = [
    ...report('/login', await visit(browser, '/login', {}, hydrated)),
    ...report('/', await visit(browser, '/', await signIn(), read)),
  ];
  await browser.close();
  for (const line of over) console.error(`\nOver budget: ${line}`);
  process.exitCode = over.length > 0 ? 1 : 0;
} finally {
  stop();
}
