import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const origin = 'https://portal.example';
const listeners = new Map<string, ((event: Event) => void)[]>();
/** The kept pages by name. */
const pages = new Map<string, Response>();
let script = 'main-1.js';
let brand = 'Old';

class PortalRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, origin) : input, init);
  }
}

const nameOf = (key: string | Request): string => new URL(typeof key === 'string' ? key : key.url, origin).pathname;
const cache = {
  match: async (key: string | Request) => pages.get(nameOf(key))?.clone(),
  put: async (key: string | Request, answer: Response) => void pages.set(nameOf(key), answer),
  delete: async (key: string | Request) => pages.delete(nameOf(key)),
  keys: async () => [...pages.keys()].map((name) => new PortalRequest(name)),
  addAll: async () => undefined,
};

const answer = async (input: URL | Request | string): Promise<Response> => {
  const url = String(input instanceof Request ? input.url : input);
  const page = new Response(`<title>${brand}</title><link href="/assets/${script}">`, {
    headers: { 'Content-Language': 'en', ETag: `${brand} ${script} ${new URL(url).pathname}` },
  });
  // A cloned answer of Node forgets the address.
  const withAddress = (made: Response): Response =>
    Object.defineProperties(made, {
      url: { value: url },
      clone: { value: () => withAddress(Response.prototype.clone.call(made)) },
    });
  return withAddress(page);
};

/** Lets the worker answer an event, and waits for all that it does afterwards. */
const send = async (event: Event): Promise<void> => {
  const work: Promise<unknown>[] = [];
  const wait = (more: Promise<unknown>) => void work.push(more);
  for (const listen of listeners.get(event.type) ?? [])
    listen(Object.assign(event, { waitUntil: wait, respondWith: wait }));
  for (const more of work) await more;
};

const visit = (path: string): Promise<void> => {
  // Node makes no request of the mode `navigate`.
  const request = Object.defineProperty(new Request(origin + path), 'mode', { value: 'navigate' });
  return send(Object.assign(new Event('fetch'), { request }));
};

const titles = async (): Promise<Record<string, string | undefined>> => {
  const kept = [...pages].map(async ([name, page]) => [
    name,
    /<title>(.*)<\/title>/.exec(await page.clone().text())?.[1],
  ]);
  return Object.fromEntries(await Promise.all(kept));
};

beforeAll(async () => {
  const world = {
    self: globalThis,
    location: new URL(origin),
    registration: { scope: origin },
    navigator: { languages: ['en'], userAgent: '' },
    clients: { matchAll: async () => [] },
    addEventListener: (type: string, listener: (event: Event) => void) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    caches: {
      open: async (name: string) =>
        name.startsWith('pages-') ? cache : { ...cache, keys: async () => [], put: vi.fn() },
      match: async () => undefined,
      keys: async () => [],
    },
    fetch: answer,
    __FILES__: ['main-1.js'],
    __LANGUAGES__: { hashes: {}, groups: [] },
    __VERSION__: 'v1',
    FetchEvent: Event,
    Request: PortalRequest,
  };
  for (const [name, value] of Object.entries(world)) vi.stubGlobal(name, value);
  // Without the checks and the log of a development build.
  vi.stubEnv('NODE_ENV', 'production');
  await import('./serviceWorker.ts');
  await send(new Event('install'));
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('one visit after a change of the brand renews all kept pages, the offline page too', async () => {
  await visit('/pages/faq');
  pages.set('/login.vi', new Response('<title>Old</title>'));
  brand = 'New';
  await visit('/');
  expect(await titles()).toEqual({
    '/dashboard.en': 'New',
    '/login.en': 'New',
    '/offline.en': 'New',
    '/faq.en': 'New',
  });
});

it('a page of another version renews none of the others, because the worker lacks its files', async () => {
  [brand, script] = ['Newest', 'main-2.js'];
  await visit('/');
  expect(await titles()).toMatchObject({ '/login.en': 'New', '/offline.en': 'New' });
});
