import type { Browser, Page } from 'playwright-core';

/** A part of a trace's event; times in µs. */
type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number };

/** Records the tasks of the browser's threads and the marks of its pages, and nothing else: a full trace slows the page down. */
export const startTrace = (browser: Browser, page: Page): Promise<void> =>
  browser.startTracing(page, { categories: ['-*', 'disabled-by-default-devtools.timeline', 'blink.user_timing'] });

/** Ends the trace. Returns the work of the page's main thread from the navigation until it was usable, in ms. */
export const readWork = async (browser: Browser, usable: number): Promise<number> => {
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const mark = traceEvents.find(({ name }) => name === 'bench usable');
  if (!mark) throw new Error('The trace does not name the moment at which the page was usable.');
  const origin = mark.ts - usable * 1000;
  const tasks = traceEvents
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === mark.pid && tid === mark.tid)
    .map(({ ts, dur = 0 }) => ({ start: ts, end: Math.min(ts + dur, mark.ts) }))
    .filter(({ start, end }) => start >= origin && end > start)
    .toSorted((a, b) => a.start - b.start);
  let work = 0;
  let last = 0;
  // A task may run inside another one.
  for (const { start, end } of tasks) {
    work += Math.max(0, end - Math.max(start, last));
    last = Math.max(last, end);
  }
  return work / 1000;
};
