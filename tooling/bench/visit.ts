import type { Browser } from 'playwright-core';
import type { Marks } from '../measuredPages.ts';
import { readWork, startTrace } from './traceWork.ts';
import { watchPage } from './watchPage.ts';

/** A slow phone in the units of DevTools' protocol: slow 4G. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_000 };
const phone = { width: 412, height: 823 };

/** The figures of one visit, in ms. */
export const figureNames = ['first paint', 'figures', 'usable', 'main thread'] as const;
export type Figures = Record<(typeof figureNames)[number], number>;

export type Subject = {
  name: string;
  url: string;
  marks: Marks;
  /** Puts the customer's session into each page of a browser. */
  enter?: (context: { addInitScript: Awaited<ReturnType<Browser['newContext']>>['addInitScript'] }) => Promise<unknown>;
};

/** The first visit to an address by a phone whose browser holds nothing but a session, on slow 4G, its processor `cpu` times slower. */
export const visit = async (browser: Browser, { url, marks, enter }: Subject, cpu: number): Promise<Figures> => {
  const context = await browser.newContext({ locale: 'vi-VN', viewport: phone });
  try {
    await context.addInitScript(watchPage, marks);
    await enter?.(context);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slow4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await startTrace(browser, page);
    await page.goto(url, { waitUntil: 'commit' });
    const { figures, usable } = await page.evaluate(() => window.benchReached);
    const work = await readWork(browser, usable);
    const paint = await page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN);
    return { 'first paint': paint, figures, usable, 'main thread': work };
  } finally {
    await context.close();
  }
};
