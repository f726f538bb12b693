import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import type { Figures } from './figures.ts';
import './logs/feed.ts';

const open = async (browser: Browser, url: string): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  await page.goto(url);
  await page.waitForFunction(() => globalThis.logBench !== undefined);
  return page;
};

/** Runs `act` and returns its result with the share of the main thread that it kept busy. */
const busyDuring = async <Result>(page: Page, act: () => Promise<Result>): Promise<[Result, busy: number]> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const read = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const metricOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { time: metricOf('Timestamp'), busy: metricOf('TaskDuration') };
  };
  const before = await read();
  const result = await act();
  const after = await read();
  return [result, (after.busy - before.busy) / (after.time - before.time)];
};

/** 50,000 lines a second for five seconds into an open, following window. */
export const measureFeed = async (browser: Browser, url: string): Promise<Figures> => {
  const page = await open(browser, url);
  await page.evaluate(() => globalThis.logBench.fill(2_000));
  await page.evaluate(() => globalThis.logBench.openAndWait());
  const [{ gaps, longestGap, lines }, busy] = await busyDuring(page, () =>
    page.evaluate(() => globalThis.logBench.feed(50_000, 5)),
  );
  await page.close();
  return { busy: busy * 100, gaps, longestGap, shown: lines / 5 };
};

/** Opening a window on a million lines that are there, then 10,000 lines a second. */
export const measureOpening = async (browser: Browser, url: string): Promise<Figures> => {
  const page = await open(browser, `${url}?capacity=1000000`);
  const fill = await page.evaluate(() => globalThis.logBench.fill(1_000_000));
  const opening = await page.evaluate(() => globalThis.logBench.openAndWait());
  await page.waitForTimeout(2_500);
  const [{ gaps }, busy] = await busyDuring(page, () => page.evaluate(() => globalThis.logBench.feed(10_000, 3)));
  await page.close();
  return { fill, opening, fullBusy: busy * 100, fullGaps: gaps };
};

const residentMB = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
};

/** Memory of the renderer that a million lines add, in an own browser. Linux alone tells it. */
export const measureMemory = async (url: string): Promise<Figures> => {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  try {
    const devtools = await browser.newBrowserCDPSession();
    const page = await open(browser, `${url}?capacity=1000000`);
    const pageDevtools = await page.context().newCDPSession(page);
    const settle = async () => {
      await pageDevtools.send('HeapProfiler.collectGarbage');
      await page.waitForTimeout(300);
      const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
      return Math.max(...processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentMB(id)));
    };
    const before = await settle();
    await page.evaluate(() => globalThis.logBench.fill(1_000_000));
    await page.evaluate(() => globalThis.logBench.openAndWait());
    // Time for the levels of every line, which the view keeps.
    await page.waitForTimeout(2_500);
    return { memory: (await settle()) - before };
  } finally {
    await browser.close();
  }
};

/** A search through 100,000 lines while 10,000 more arrive in a second. */
export const measureSearch = async (browser: Browser, url: string): Promise<Figures> => {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  await page.addInitScript(() => {
    const watch = { longest: 0 };
    const timed =
      <Args extends unknown[]>(callback: (...args: Args) => unknown) =>
      (...args: Args) => {
        const start = performance.now();
        callback(...args);
        watch.longest = Math.max(watch.longest, performance.now() - start);
      };
    const { setTimeout, requestAnimationFrame } = window;
    Object.assign(window, {
      slices: watch,
      setTimeout: (callback: () => void, ms?: number) => setTimeout(timed(callback), ms),
      requestAnimationFrame: (callback: FrameRequestCallback) => requestAnimationFrame(timed(callback)),
    });
  });
  await page.goto(url);
  await page.waitForFunction(() => globalThis.logBench !== undefined);
  await page.evaluate(() => globalThis.logBench.fill(100_000));
  await page.evaluate(() => globalThis.logBench.openAndWait());
  await page.waitForTimeout(2_000);
  const search = async (isFed: boolean, query: string) => {
    await page.locator('input[type=search]').fill('');
    await page.waitForTimeout(300);
    await page.evaluate(() =>
      Object.assign(window, { slices: Object.assign(Reflect.get(window, 'slices'), { longest: 0 }) }),
    );
    const feeding = isFed ? page.evaluate(() => globalThis.logBench.feed(10_000, 2)) : null;
    const total = await page.evaluate(async (query) => {
      const field = document.querySelector<HTMLInputElement>('input[type=search]');
      const start = performance.now();
      field?.focus();
      document.execCommand('insertText', false, query);
      const found = () => document.querySelector('[data-testid=found]')?.textContent ?? '';
      while (!/^[\d,.]*[1-9][\d,.]*$/.test(found())) await new Promise(requestAnimationFrame);
      return performance.now() - start;
    }, query);
    const longest = await page.evaluate(() => (Reflect.get(window, 'slices') as { longest: number }).longest);
    const fed = await feeding;
    return { longest, total, gaps: fed?.gaps ?? 0 };
  };
  const still = await search(false, 'san-pham/77');
  const live = await search(true, 'san-pham/88');
  await page.close();
  return {
    slice: still.longest,
    search: still.total,
    liveSlice: live.longest,
    liveSearch: live.total,
    liveGaps: live.gaps,
  };
};
