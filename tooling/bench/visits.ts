import type { BrowserContext, Page } from 'playwright-core';
import { countBytes } from './countBytes.ts';
import type { Figures } from './figures.ts';
import { openAddress, openPhone, openSlowPage, quicken, type Visitor } from './slowPhone.ts';
import { readWork, startTrace } from './traceWork.ts';

const readPaints = (page: Page): Promise<{ firstPaint: number; largestPaint: number; shift: number }> =>
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

/** The page's requests, and the bytes of its scripts that arrived before it was usable, and after. */
const readRequests = (page: Page, usable: number): Promise<Figures> =>
  page.evaluate((usable) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = entries.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    const bytesOf = (files: typeof scripts) => files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return {
      requests: entries.length + 1,
      script: bytesOf(scripts.filter(({ responseEnd }) => responseEnd <= usable)),
      idleScript: bytesOf(scripts.filter(({ responseEnd }) => responseEnd > usable)),
    };
  }, usable);

/** Opens the address in a new slow tab and reads how its start went. */
const visit = async (visitor: Visitor, context: BrowserContext) => {
  const { page, devtools } = await openSlowPage(context, visitor.cpu);
  const transferred = await countBytes(visitor.browser, devtools);
  await startTrace(visitor.browser, page);
  const times = await openAddress(page, visitor.url);
  const paints = await readPaints(page);
  const work = await readWork(visitor.browser, times, paints.firstPaint);
  const { figures: drawn, ...others } = times;
  const figures: Figures = { ...paints, ...others, ...(drawn !== undefined && { figures: drawn }), ...work };
  return { page, devtools, transferred, usable: times.usable, figures };
};

/** The first visit to an address. Then the second one in a new tab, if it is wanted; its figures begin with `again.`. */
export const visitTwice = async (visitor: Visitor, isSecondWanted: boolean): Promise<Figures> => {
  const context = await openPhone(visitor);
  const first = await visit(visitor, context);
  await quicken(first.devtools);
  await first.page.waitForLoadState('networkidle');
  const figures = { ...first.figures, ...(await readRequests(first.page, first.usable)) };
  if (isSecondWanted) {
    // The service worker keeps the files for the second visit.
    if (!visitor.isFloor) await first.page.waitForTimeout(5_000);
    await first.page.close();
    const second = await visit(visitor, context);
    for (const [name, value] of Object.entries({ ...second.figures, ...second.transferred }))
      figures[`again.${name}`] = value;
  }
  await context.close();
  return figures;
};
