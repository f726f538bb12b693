/**
 * `npm run size`: bytes of the compressed files that a first visit asks for until its page is idle, counted in a real browser beside the written
 * numbers. It builds for the sandbox if the last build was made for something else. More than a tenth above a number is a warning and no failure.
 */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumArgs, chromiumPath } from './chromium.ts';
import { putSession, signIn } from './customer.ts';
import { startSandbox } from './startSandbox.ts';

/** kB (1000 bytes, brotli) of the scripts, styles and fonts of each page, as they were on 24 November 2026. */
const written = {
  '/login': { js: 0, css: 0, woff2: 0 },
  '/': { js: 0, css: 0, woff2: 0 },
  '/transactions': { js: 0, css: 0, woff2: 0 },
  '/payment': { js: 0, css: 0, woff2: 0 },
} as const;

const dist = join(import.meta.dirname, '../apps/portal/dist');
const sizeOf = (path: string): number =>
  statSync(join(dist, existsSync(join(dist, `${path}.br`)) ? `${path}.br` : path)).size;

const { origin, stop } = await startSandbox();
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
try {
  const session = await signIn(origin);
  for (const [address, numbers] of Object.entries(written)) {
    const context = await browser.newContext({ locale: 'vi-VN' });
    if (address !== '/login') await putSession(context, session);
    const page = await context.newPage();
    const files = new Set<string>();
    page.on('request', (request) => files.add(new URL(request.url()).pathname));
    await page.goto(origin + address, { waitUntil: 'networkidle' });
    await context.close();
    const assets = [...files].filter((file) => file.startsWith('/assets/'));
    const sums = Object.entries(numbers).map(([kind, number]) => {
      const kB = assets.filter((file) => file.endsWith(`.${kind}`)).reduce((sum, file) => sum + sizeOf(file), 0) / 1000;
      return `${kind} ${kB.toFixed(1)} kB of ${number}${kB > 1.1 * number ? ' WARNING: over it by a tenth' : ''}`;
    });
    console.log(`${address.padEnd(16)}${assets.length} files   ${sums.join('   ')}`);
  }
} finally {
  await browser.close();
  stop();
}
