import type { Browser, Page } from 'playwright-core';
import type { Figures } from './figures.ts';
import type { MarkTimes } from './watchPage.ts';

/** A part of a trace's event; times in µs. */
type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number };

type Task = { start: number; end: number };

/** Records the tasks of the browser's threads and the marks of its pages, and nothing else: a full trace slows the page down. */
export const startTrace = (browser: Browser, page: Page): Promise<void> =>
  browser.startTracing(page, { categories: ['-*', 'disabled-by-default-devtools.timeline', 'blink.user_timing'] });

/** The tasks of the page's main thread in ms since the navigation. */
const tasksOf = (events: readonly TraceEvent[], usable: number): Task[] => {
  const mark = events.find(({ name }) => name === 'bench usable');
  if (!mark) throw new Error('The trace does not name the moment at which the page was usable.');
  const origin = mark.ts - usable * 1000;
  const tasks = events
    .filter(
      ({ name, ph, pid, tid, ts }) =>
        name === 'RunTask' && ph === 'X' && pid === mark.pid && tid === mark.tid && ts >= origin,
    )
    .map(({ ts, dur = 0 }) => ({ start: (ts - origin) / 1000, end: (ts - origin + dur) / 1000 }))
    .toSorted((a, b) => a.start - b.start);
  // A task may run inside another one.
  return tasks.filter(({ end }, place) => !tasks.slice(0, place).some((outer) => outer.end >= end));
};

/** Ends the trace. Returns the main thread's work in ms; blocking time is the time over 50 ms of each task after the first paint. */
export const readWork = async (
  browser: Browser,
  { figures, usable }: MarkTimes,
  firstPaint: number,
): Promise<Figures> => {
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const tasks = tasksOf(traceEvents, usable);
  const workUntil = (time: number) =>
    tasks.reduce((sum, { start, end }) => sum + Math.max(0, Math.min(end, time) - start), 0);
  return {
    ...(figures !== undefined && { workUntilFigures: workUntil(figures) }),
    workUntilUsable: workUntil(usable),
    longestTask: Math.max(0, ...tasks.map(({ start, end }) => end - start)),
    blocking: tasks.reduce((sum, { start, end }) => sum + Math.max(0, end - Math.max(start, firstPaint) - 50), 0),
  };
};
