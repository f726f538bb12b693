import { beforeEach, describe, expect, it, vi } from 'vitest';

type Listener = (event: Event) => void;

const origin = 'https://portal.example';
const listeners = new Map<string, Listener[]>();
const asked: string[] = [];

/** Node knows no address that a request could be relative to. */
class PortalRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, origin) : input, init);
  }
}

/** The kept pages by name. */
const pages = new Map<string, Response>();
const nameOf = (key: string | Request): string => new URL(typeof key === 'string' ? key : key.url, origin).pathname;
const pageCache = {
  match: async (key: string | Request) => pages.get(nameOf(key))?.clone(),
  put: async (key: string | Request, answer: Response) => void pages.set(nameOf(key), answer),
  delete: async (key: string | Request) => pages.delete(nameOf(key)),
  keys: async () => [...pages.keys()].map((name) => new PortalRequest(name)),
};
const otherCache = { match: async () => undefined, keys: async () => [], put: vi.fn(), addAll: vi.fn() };

/** The server's pages; null without a network. */
let served: { brand: string; script: string } | null = null;

/** The server's page. A copy of an answer forgets its address in Node. */
const pageAt = (url: string, { brand, script }: NonNullable<typeof served>): Response => {
  const headers = { 'Content-Language': 'en', ETag: `${brand} ${script}` };
  const page = new Response(`<title>${brand}</title><link href="/assets/${script}">`, { headers });
  const withAddress = (answer: Response): Response => {
    // The answer's own method: another test file of the same process may have replaced the global class meanwhile.
    const copy = answer.clone.bind(answer);
    return Object.defineProperties(answer, { url: { value: url }, clone: { value: () => withAddress(copy()) } });
  };
  return withAddress(page);
};

/** A browser in which nothing is cached. */
const startWorker = async (): Promise<void> => {
  const world = {
    self: globalThis,
    location: new URL(origin),
    registration: { scope: origin },
    navigator: { languages: ['en'], userAgent: '' },
    clients: { matchAll: async () => [] },
    addEventListener: (type: string, listener: Listener) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    caches: {
      open: async (name: string) => (name.startsWith('pages-') ? pageCache : otherCache),
      match: async () => undefined,
    },
    fetch: async (input: Request | URL) => {
      const { method, url } = input instanceof Request ? input : { method: 'GET', url: input.href };
      asked.push(`${method} ${url}`);
      if (!served) throw new TypeError('Failed to fetch');
      return pageAt(url, served);
    },
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
};

/** The answer of the worker to a request of a page; undefined if it leaves the request to the browser. */
const answerTo = (path: string, init: RequestInit = {}, mode = 'navigate'): Promise<Response> | undefined => {
  // Node makes no request of the mode `navigate`.
  const request = Object.defineProperty(new Request(origin + path, init), 'mode', { value: mode });
  let answer: Promise<Response> | undefined;
  const event = Object.assign(new Event('fetch'), {
    request,
    waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined),
    respondWith: (given: Promise<Response>) => {
      answer = given;
    },
  });
  for (const listener of listeners.get('fetch') ?? []) listener(event);
  return answer;
};

beforeEach(startWorker);

describe('the service worker without a network', () => {
  it('leaves each write to the browser: it neither sends nor keeps nor repeats one', () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      asked.length = 0;
      const body = method === 'DELETE' ? {} : { body: '{"amount":500000}' };
      for (const path of [
        '/',
        '/payment',
        '/api/payments/stripe/checkout',
        '/api/payments/success',
        '/assets/main-1.js',
      ])
        expect
          .soft([path, answerTo(path, { method, ...body }), answerTo(path, { method, ...body }, 'cors')], method)
          .toEqual([path, undefined, undefined]);
      expect.soft(asked, method).toEqual([]);
    }
  });

  it('listens to no event that would send something later', () => {
    expect([...listeners.keys()].sort()).toEqual(['activate', 'fetch', 'install', 'message']);
  });

  it('leaves each call under /api to the browser', () => {
    expect([answerTo('/api/v1/auth/me', {}, 'cors'), answerTo('/api/wp')]).toEqual([undefined, undefined]);
  });

  it('leads to the offline page, which remembers the address', async () => {
    for (const [, path, wanted] of [
      ['a page that it does not keep', '/payment', '/payment'],
      ['an address with a query', '/login?returnTo=%2Fpayment', '/login?returnTo=%2Fpayment'],
      ['a place of a page', '/pages/faq2#dns', '/pages/faq2#dns'],
      ['the return of a bank', '/api/payments/success?transId=MAY1', '/api/payments/success?transId=MAY1'],
    ] as const) {
      const answer = await answerTo(path);
      const location = new URL(answer?.headers.get('Location') ?? '', origin);
      expect.soft([answer?.status, location.pathname, location.search], wanted).toEqual([302, '/pages/offline', '']);
      expect.soft(new URLSearchParams(location.hash.slice(1)).get('to'), wanted).toBe(wanted);
    }
  });

  it('fails for the offline page itself if it was never kept, so that it does not lead to itself', async () => {
    await expect(answerTo('/pages/offline')).rejects.toThrow('no-response');
  });
});

describe('the kept pages', () => {
  /** Sends an event, and waits for all that the worker does afterwards. */
  const send = async (event: Event): Promise<void> => {
    const work: Promise<unknown>[] = [];
    const wait = (more: Promise<unknown>) => void work.push(more);
    for (const listener of listeners.get(event.type) ?? [])
      listener(Object.assign(event, { waitUntil: wait, respondWith: wait }));
    // Work may add more work.
    for (const more of work) await more;
  };
  const visit = (path: string): Promise<void> => {
    const request = Object.defineProperty(new Request(origin + path), 'mode', { value: 'navigate' });
    return send(Object.assign(new Event('fetch'), { request }));
  };
  const titles = async () => {
    const title = async (page: Response) => /<title>(.*)<\/title>/.exec(await page.clone().text())?.[1];
    return Object.fromEntries(
      await Promise.all([...pages].map(async ([name, page]) => [name, await title(page)] as const)),
    );
  };
  beforeEach(async () => {
    pages.clear();
    served = { brand: 'Old', script: 'main-1.js' };
    await send(new Event('install'));
    await visit('/pages/faq');
  });

  it('are all renewed by one visit after a change of the brand, the offline page too', async () => {
    pages.set('/login.vi', new Response('<title>Old</title>'));
    served = { brand: 'New', script: 'main-1.js' };
    await visit('/');
    expect(await titles()).toEqual({
      '/dashboard.en': 'New',
      '/login.en': 'New',
      '/offline.en': 'New',
      '/faq.en': 'New',
    });
  });

  it('stay after a visit to a page of another version, because the worker lacks its files', async () => {
    served = { brand: 'New', script: 'main-2.js' };
    await visit('/');
    expect(await titles()).toMatchObject({ '/login.en': 'Old', '/offline.en': 'Old', '/faq.en': 'Old' });
  });
});
