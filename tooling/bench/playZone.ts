import type { BrowserContext } from 'playwright-core';
import type { ChangeSet, ZoneRecord } from '../../packages/domain/src/index.ts';

/** The page's own record of a run: when it sent each change, and its longest task, in ms. */
type ZoneWatch = { sent: number[]; longest: number };

declare global {
  var zoneWatch: ZoneWatch;
}

/** A record as the rich provider lists it. */
const listed = ({ values, ...record }: ZoneRecord) => ({ ...record, data: values });

/** Runs in a page before its own scripts: a provider inside the page that answers every call about records at once. */
const answerAtOnce = ([start, key, changes]: readonly [readonly object[], string, string | null]): void => {
  const zone = new Map(start.map((record) => [Reflect.get(record, 'id') as string, record]));
  const watch: ZoneWatch = { sent: [], longest: 0 };
  window.zoneWatch = watch;
  if (changes !== null && window === window.top) sessionStorage[key] = changes;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watch.longest = Math.max(watch.longest, duration);
  }).observe({ type: 'longtask' });
  const { fetch } = window;
  const write = (method: string, id: string, body: Record<string, unknown>) => {
    watch.sent.push(performance.now());
    if (method === 'DELETE') {
      zone.delete(id);
      return {};
    }
    const { content, data, ...record } = body;
    const made = { ...record, id, data: data ?? [content] };
    zone.set(id, made);
    return made;
  };
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const [, id] = /\/api\/dns\/[^/]+\/records(?:\/([^/]+))?$/.exec(new URL(request.url).pathname) ?? [null, null];
    if (id === null) return fetch(input, init);
    const result =
      request.method === 'GET'
        ? { data: [...zone.values()] }
        : write(request.method, id ?? `made ${zone.size}`, request.method === 'DELETE' ? {} : await request.json());
    return new Response(JSON.stringify({ message: 'success', result }), {
      headers: { 'content-type': 'application/json' },
    });
  };
};

/** Gives every page of a context a provider of its own with these records, and staged changes of the domain `dom_1`. */
export const playZone = (context: BrowserContext, zone: readonly ZoneRecord[], changes: ChangeSet | null = null) =>
  context.addInitScript(answerAtOnce, [
    zone.map(listed),
    'may.draft.dns.dom_1',
    changes && JSON.stringify(changes),
  ] as const);
