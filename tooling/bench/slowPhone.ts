import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { languageCookie, preferenceKeys } from '../../apps/portal/src/storage/keys.ts';
import { putSession } from '../customer.ts';
import { watchPage } from './watchPage.ts';

/** Slow 4G in the units of DevTools' protocol. */
export const slow4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_000 };

export type Visitor = {
  browser: Browser;
  url: string;
  /** Selectors that are visible once the page is usable. */
  usable: readonly string[];
  session?: Record<string, string>;
  /** The browser's language. @default 'vi-VN' */
  locale?: string;
  /** The language that the customer chose earlier. */
  remembered?: string;
};

/** A phone whose browser holds nothing but the visitor's session and language. */
export const openPhone = async (visitor: Visitor): Promise<BrowserContext> => {
  const { browser, url, usable, session = {}, locale = 'vi-VN', remembered } = visitor;
  const context = await browser.newContext({ locale, viewport: { width: 412, height: 823 } });
  await context.addInitScript(watchPage, usable);
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

/** A tab on slow 4G with a four times slower processor. */
export const openSlowPage = async (context: BrowserContext): Promise<{ page: Page; devtools: CDPSession }> => {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, devtools };
};

/** Opens an address and waits until its page is usable; returns that time in ms. */
export const openAddress = async (page: Page, url: string): Promise<number> => {
  await page.goto(url, { waitUntil: 'commit' });
  return page.evaluate(() => window.bench.usable);
};
