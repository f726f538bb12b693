import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

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

/** A browser in which nothing is cached and no network answers. */
const startWorker = async (): Promise<void> => {
  const world = {
    self: globalThis,
    location: new URL(origin),
    registration: { scope: origin },
    addEventListener: (type: string, listener: Listener) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    caches: {
      open: async () => ({ match: async () => undefined, keys: async () => [], put: vi.fn() }),
      match: async () => undefined,
    },
    fetch: async (request: Request) => {
      asked.push(`${request.method} ${request.url}`);
      throw new TypeError('Failed to fetch');
    },
    __FILES__: ['/assets/main-1.js'],
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

describe('the service worker without a network', () => {
  beforeAll(startWorker);
  afterAll(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'leaves each %s to the browser: it neither sends nor keeps nor repeats one',
    (method) => {
      asked.length = 0;
      const body = method === 'DELETE' ? {} : { body: '{"amount":500000}' };
      for (const path of [
        '/',
        '/payment',
        '/api/payments/stripe/checkout',
        '/api/payments/success',
        '/assets/main-1.js',
      ])
        expect([path, answerTo(path, { method, ...body }), answerTo(path, { method, ...body }, 'cors')]).toEqual([
          path,
          undefined,
          undefined,
        ]);
      expect(asked).toEqual([]);
    },
  );

  it('listens to no event that would send something later', () => {
    expect([...listeners.keys()].sort()).toEqual(['activate', 'fetch', 'install', 'message']);
  });

  it('leaves each call under /api to the browser', () => {
    expect([answerTo('/api/v1/auth/me', {}, 'cors'), answerTo('/api/wp')]).toEqual([undefined, undefined]);
  });

  it.each([
    ['a page that it does not keep', '/payment', '/payment'],
    ['an address with a query', '/login?returnTo=%2Fpayment', '/login?returnTo=%2Fpayment'],
    ['a place of a page', '/pages/faq2#dns', '/pages/faq2#dns'],
    ['the return of a bank', '/api/payments/success?transId=MAY1', '/api/payments/success?transId=MAY1'],
  ])('leads %s to the offline page, which remembers the address', async (_, path, wanted) => {
    const answer = await answerTo(path);
    const location = new URL(answer?.headers.get('Location') ?? '', origin);
    expect([answer?.status, location.pathname, location.search]).toEqual([302, '/pages/offline', '']);
    expect(new URLSearchParams(location.hash.slice(1)).get('to')).toBe(wanted);
  });

  it('fails for the offline page itself if it was never kept, so that it does not lead to itself', async () => {
    await expect(answerTo('/pages/offline')).rejects.toThrow('no-response');
  });
});
