import type { Page } from 'playwright-core';
import { countBytes } from './countBytes.ts';
import type { Figures } from './figures.ts';
import { openAddress, openPhone, openSlowPage, type Visitor } from './slowPhone.ts';

const readPaints = (page: Page): Promise<Figures> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const found = { firstPaint: Number.NaN, largestPaint: Number.NaN, shift: 0 };
        new PerformanceObserver((list) => {
          found.largestPaint = list.getEntries().at(-1)?.startTime ?? Number.NaN;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) found.shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Late parts (notifications, charts) may still shift the layout.
        setTimeout(() => {
          found.firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
          resolve(found);
        }, 3_000);
      }),
  );

export const visitFirst = async (visitor: Visitor): Promise<Figures> => {
  const context = await openPhone(visitor);
  const { page } = await openSlowPage(context);
  const usable = await openAddress(page, visitor.url);
  const figures = { ...(await readPaints(page)), usable };
  await context.close();
  return figures;
};

/** The second visit to an address, in a new tab, after a first one long enough for the service worker. */
export const visitAgain = async (visitor: Visitor): Promise<Figures> => {
  const context = await openPhone(visitor);
  const first = await context.newPage();
  await openAddress(first, visitor.url);
  await first.waitForLoadState('networkidle');
  await first.waitForTimeout(5_000);
  await first.close();
  const { page, devtools } = await openSlowPage(context);
  const transferred = await countBytes(visitor.browser, devtools);
  const usable = await openAddress(page, visitor.url);
  const figures = { ...(await readPaints(page)), usable, ...transferred };
  await context.close();
  return figures;
};
