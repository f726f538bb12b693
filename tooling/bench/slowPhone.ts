import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { languageCookie, preferenceKeys } from '../../apps/portal/src/storage/keys.ts';
import { putSession } from '../customer.ts';
import type { Marks } from '../measuredPages.ts';
import { type MarkTimes, watchPage } from './watchPage.ts';

/** Slow 4G in the units of DevTools' protocol. */
export const slow4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_000 };

export type Visitor = {
  browser: Browser;
  url: string;
  marks: Marks;
  /** The times by which the processor is slower. */
  cpu: number;
  /** True for a page without a service worker. */
  isFloor?: true;
  session?: Record<string, string>;
  /** @default a phone's */
  size?: { width: number; height: number };
  /** The browser's language. @default 'vi-VN' */
  locale?: string;
  /** The language that the customer chose earlier. */
  remembered?: string;
};

const phone = { width: 412, height: 823 };

/** A phone, or another screen, whose browser holds nothing but the visitor's session and language. */
export const openPhone = async (visitor: Visitor): Promise<BrowserContext> => {
  const { browser, url, marks, session = {}, locale = 'vi-VN', remembered, size = phone } = visitor;
  const context = await browser.newContext({ locale, viewport: size });
  await context.addInitScript(watchPage, marks);
  await putSession(context, session);
  if (remembered) {
    await context.addCookies([{ name: languageCookie, value: remembered, url }]);
    await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      preferenceKeys.locale,
      remembered,
    ] as const);
  }
  return context;
};

/** Gives a tab slow 4G and a slower processor. */
export const slowDown = async (devtools: CDPSession, cpu: number): Promise<void> => {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
};

/** A tab on slow 4G with a slower processor. */
export const openSlowPage = async (
  context: BrowserContext,
  cpu: number,
): Promise<{ page: Page; devtools: CDPSession }> => {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await slowDown(devtools, cpu);
  return { page, devtools };
};

/** Gives a slow tab the speed of this machine. */
export const quicken = async (devtools: CDPSession): Promise<void> => {
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
};

/** Opens an address and waits until its page is usable. */
export const openAddress = async (page: Page, url: string): Promise<MarkTimes> => {
  await page.goto(url, { waitUntil: 'commit' });
  return page.evaluate(() => window.bench.reached);
};
