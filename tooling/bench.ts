/**
 * `npm run bench`: how long a first visit takes on a slow phone (4× slower CPU, slow 4G), as ratios to an empty React page
 * built and served the same way in the same run. Rounds are interleaved and medians compared; the first round warms up.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { build } from 'vite';
import { chromiumArgs, chromiumPath } from './chromium.ts';
import { startSandbox } from './startSandbox.ts';

const rounds = Number(process.argv[2] ?? 7);
const floorPort = 4285;
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_000 };

/** The floor: React, react-dom and one line of text, rendered by the browser. */
const serveFloor = async () => {
  const root = join(import.meta.dirname, '../node_modules/.cache/bench-floor');
  mkdirSync(root, { recursive: true });
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><html lang="en"><body><div id="root"></div><script type="module" src="/main.js"></script></body></html>',
  );
  writeFileSync(
    join(root, 'main.js'),
    "import { createElement } from 'react'; import { createRoot } from 'react-dom/client'; createRoot(document.getElementById('root')).render(createElement('h1', null, 'Floor'));",
  );
  await build({ root, configFile: false, logLevel: 'error' });
  const files = new Map<string, Buffer>();
  return createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    try {
      const body = files.get(path) ?? brotliCompressSync(readFileSync(join(root, 'dist', path)));
      files.set(path, body);
      const type = path.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  }).listen(floorPort);
};

interface Visit {
  firstPaint: number;
  largestPaint: number;
  usable: number;
  shift: number;
}

const visit = async (
  browser: Browser,
  url: string,
  usable: string,
  storage: Record<string, string> = {},
): Promise<Visit> => {
  const context = await browser.newContext({ locale: 'vi-VN', viewport: { width: 412, height: 823 } });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, storage);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(usable).first().waitFor();
  const usableAt = await page.evaluate(() => performance.now());
  const paints = await page.evaluate(
    () =>
      new Promise<{ firstPaint: number; largestPaint: number; shift: number }>((resolve) => {
        const found = { firstPaint: 0, largestPaint: 0, shift: 0 };
        found.firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
        new PerformanceObserver((list) => {
          found.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) found.shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Late parts (notifications, charts) must have had their chance to move something.
        setTimeout(() => resolve(found), 3_000);
      }),
  );
  await context.close();
  return { ...paints, usable: usableAt };
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const signIn = async (origin: string) => {
  const body = JSON.stringify({ email: 'demo@may.cloud', password: 'Demo!2345' });
  const answer = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { accessToken } = (await answer.json()).result.token;
  const me = { id: 'usr_demo', email: 'demo@may.cloud', name: null, region: 'VN', balance: null };
  return { accessToken, isLogin: 'true', me: JSON.stringify(me) };
};

const { origin, stop } = await startSandbox();
const floor = await serveFloor();
try {
  const storage = await signIn(origin);
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  const pages: Record<string, () => Promise<Visit>> = {
    floor: () => visit(browser, `http://localhost:${floorPort}/`, 'h1'),
    '/login': () => visit(browser, `${origin}/login`, 'html[data-awake] input[type=password]'),
    '/': () => visit(browser, `${origin}/`, 'main table tbody tr', storage),
    '/transactions': () => visit(browser, `${origin}/transactions`, 'main table tbody tr', storage),
  };
  const seen = new Map(Object.keys(pages).map((name) => [name, [] as Visit[]]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, go] of Object.entries(pages)) {
      const result = await go();
      if (round > 0) seen.get(name)?.push(result);
    }
  }
  await browser.close();
  const of = (name: string, what: keyof Visit) => median((seen.get(name) ?? []).map((result) => result[what]));
  console.log(
    `medians of ${rounds} rounds; ratios to the floor (first paint ${of('floor', 'firstPaint').toFixed(0)} ms)\n`,
  );
  console.log('page             first paint   largest paint   usable   layout shift');
  for (const name of Object.keys(pages)) {
    const ratio = (what: keyof Visit) => (of(name, what) / of('floor', what)).toFixed(2);
    console.log(
      `${name.padEnd(17)}${ratio('firstPaint').padStart(8)}${ratio('largestPaint').padStart(16)}${ratio('usable').padStart(12)}${of(name, 'shift').toFixed(3).padStart(13)}`,
    );
  }
} finally {
  stop();
  floor.close();
}
