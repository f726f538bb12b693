import { readFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import type { Figures } from './figures.ts';
import './logs/feed.ts';

/** Runs `act` with the page in a browser of its own, so that its renderer can be told from others. */
const withPage = async <Result>(
  url: string,
  act: (page: Page, pid: () => Promise<number>) => Promise<Result>,
): Promise<Result> => {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
    await page.goto(url);
    await page.waitForFunction(() => globalThis.logBench !== undefined);
    const devtools = await browser.newBrowserCDPSession();
    return await act(page, async () => {
      const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
      const [busiest] = processInfo.filter(({ type }) => type === 'renderer').sort((a, b) => b.cpuTime - a.cpuTime);
      if (!busiest) throw new Error('The browser has no renderer: nothing can be measured.');
      return busiest.id;
    });
  } finally {
    await browser.close();
  }
};

const fill = (page: Page, lines: number) => page.evaluate((lines) => globalThis.logBench.fill(lines), lines);
const openWindow = (page: Page) => page.evaluate(() => globalThis.logBench.openAndWait());

/** Processor time of a process's main thread in ms. It does not grow while other processes have the processor. Linux alone tells it. */
const processorTime = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/** Feeds the page, with the share of the time for which its main thread computed, in percent. */
const feed = async (page: Page, pid: number, linesPerSecond: number, seconds: number) => {
  const before = processorTime(pid);
  const figures = await page.evaluate(
    ([linesPerSecond, seconds]) => globalThis.logBench.feed(linesPerSecond, seconds),
    [linesPerSecond, seconds] as const,
  );
  return { ...figures, busy: (processorTime(pid) - before) / (seconds * 10) };
};

/** 50,000 lines a second for five seconds into an open, following window. */
export const measureFeed = (url: string): Promise<Figures> =>
  withPage(url, async (page, pid) => {
    await fill(page, 2_000);
    await openWindow(page);
    return feed(page, await pid(), 50_000, 5);
  });

/** Opening a window on a million lines that are there, then 10,000 lines a second. */
export const measureOpening = (url: string): Promise<Figures> =>
  withPage(`${url}?capacity=1000000`, async (page, pid) => {
    const filling = await fill(page, 1_000_000);
    const opening = await openWindow(page);
    await page.waitForTimeout(2_000);
    const { busy, gaps } = await feed(page, await pid(), 10_000, 3);
    return { filling, opening, fullBusy: busy, fullGaps: gaps };
  });

const residentMB = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
};

/** Memory that a million lines add to the renderer of an open window. */
export const measureMemory = (url: string): Promise<Figures> =>
  withPage(`${url}?capacity=1000000`, async (page, pid) => {
    const devtools = await page.context().newCDPSession(page);
    const settle = async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      await page.waitForTimeout(500);
      return residentMB(await pid());
    };
    await fill(page, 2_000);
    await openWindow(page);
    await page.waitForTimeout(500);
    const before = await settle();
    await fill(page, 1_000_000);
    // Time for the level of every line, which the view keeps.
    await page.waitForTimeout(4_000);
    return { memory: (await settle()) - before };
  });

/** A search through 100,000 lines while 10,000 more arrive in a second. */
export const measureSearch = (url: string): Promise<Figures> =>
  withPage(url, async (page) => {
    await page.evaluate(() => {
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
    await fill(page, 100_000);
    await openWindow(page);
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
        const found = () =>
          document.querySelector('[aria-label="Previous match"]')?.previousElementSibling?.textContent ?? '';
        while (!/^[\d,.]*[1-9][\d,.]*$/.test(found())) await new Promise(requestAnimationFrame);
        return performance.now() - start;
      }, query);
      const longest = await page.evaluate(() => (Reflect.get(window, 'slices') as { longest: number }).longest);
      const fed = await feeding;
      return { longest, total, gaps: fed?.gaps ?? 0 };
    };
    const still = await search(false, 'san-pham/77');
    const live = await search(true, 'san-pham/88');
    return {
      slice: still.longest,
      search: still.total,
      liveSlice: live.longest,
      liveSearch: live.total,
      liveGaps: live.gaps,
    };
  });
