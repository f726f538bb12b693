/**
 * `npm run size`: bytes of the compressed files that a first visit asks for until its page is idle, counted in a real browser beside the written
 * numbers. It builds for the sandbox if the last build was made for something else. More than a tenth above a number is a warning and no failure.
 */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { chromiumArgs, chromiumPath } from './chromium.ts';
import { putSession, signIn } from './customer.ts';
import { startSandbox } from './startSandbox.ts';

/** kB (1000 bytes, brotli) of each page with its styles, of its scripts and of its fonts, as they were on 24 November 2026. */
const written = {
  '/login': { html: 19, js: 110, woff2: 31 },
  '/': { html: 28, js: 188, woff2: 36 },
  '/transactions': { html: 28, js: 187, woff2: 36 },
  '/payment': { html: 27, js: 218, woff2: 31 },
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
    const answer = await page.goto(origin + address, { waitUntil: 'networkidle' });
    const html = brotliCompressSync((await answer?.body()) ?? '').length;
    await context.close();
    const sums = Object.entries(numbers).map(([kind, number]) => {
      const ofKind = [...files].filter((file) => file.startsWith('/assets/') && file.endsWith(`.${kind}`));
      const kB = (kind === 'html' ? html : ofKind.reduce((sum, file) => sum + sizeOf(file), 0)) / 1000;
      return `${kind} ${kB.toFixed(1)} kB of ${number}${kB > 1.1 * number ? ' WARNING: over it by a tenth' : ''}`;
    });
    console.log(`${address.padEnd(16)}${files.size} requests   ${sums.join('   ')}`);
  }
} finally {
  await browser.close();
  stop();
}
