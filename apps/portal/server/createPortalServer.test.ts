import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPortalServer, type PortalServer } from './createPortalServer.ts';
import type { ServerSettings } from './loadPages.ts';
import { readEnvironment } from './readEnvironment.ts';
import { builtSettings, writeTestPages } from './testing/writeTestPages.ts';

const script = 'console.info("portal")';

describe('the portal’s server', () => {
  const parent = mkdtempSync(join(tmpdir(), 'may-portal-'));
  const folder = join(parent, 'dist');
  let told: ServerSettings = {};
  let server: PortalServer;
  beforeAll(() => {
    mkdirSync(join(folder, 'assets'), { recursive: true });
    mkdirSync(join(folder, '.vite'));
    writeTestPages(folder);
    writeFileSync(join(folder, 'index.html'), 'index');
    writeFileSync(join(folder, '.vite/manifest.json'), '{}');
    writeFileSync(join(folder, 'assets/main-Ab3_x9Zk.js'), script);
    writeFileSync(join(folder, 'assets/main-Ab3_x9Zk.js.br'), brotliCompressSync(script));
    writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
    writeFileSync(join(folder, 'sw.js'), script);
    writeFileSync(join(parent, 'secret.json'), '{}');
    server = createPortalServer({ folder, settings: () => told, reportUri: '/csp-report' });
  });
  afterAll(() => rmSync(parent, { recursive: true }));
  afterEach(() => {
    told = {};
  });

  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    server.fetch(new Request(new URL(path, 'http://localhost:4173'), { method, headers }));
  const titleOf = async (response: Response) => /<title>(.*)<\/title>/.exec(await response.text())?.[1];

  it('opens each address with its page in the language of the browser', async () => {
    for (const [path, language, page] of [
      ['/', 'vi-VN,vi;q=0.9,en;q=0.8', 'dashboard.vi'],
      ['/', 'en-US', 'dashboard.en'],
      ['/', 'en-AU', 'dashboard.aud'],
      ['/payment?attempt=1', 'tlh', 'payment.en'],
      ['/login', 'vi', 'login.vi'],
      ['/auth/lockscreen-boxed', 'en', 'lockScreen.en'],
      ['/payments/stripe/success', 'en', 'cardPaymentSuccess.en'],
      ['/api/payments/success?transId=MAY1', 'vi', 'paymentResult.vi'],
      ['/pages/coming-soon', 'en', 'comingSoon.en'],
      ['/PAYMENT', 'en', 'payment.en'],
      ['/pages/error404', 'en', 'notFound.en'],
      ['/wordpress/srv.12', 'en', 'wordpressDetail.en'],
      ['/dns/domain/dom.1/record/r.2', 'en', 'recordEdit.en'],
      ['/wordpress-progress/a.b', 'en', 'orderProgress.en'],
    ] as const) {
      const response = await ask(path, { 'Accept-Language': language });
      expect.soft(response.status, path).toBe(200);
      expect.soft(await titleOf(response), path).toBe(page);
    }
  });

  it('answers a switched-off service with one page, a switched-on one with its pages, and unknown ones with 404', async () => {
    expect(await titleOf(await ask('/project/create'))).toBe('paasOff.en');
    expect((await ask('/paas/nowhere')).status).toBe(200);
    expect(await titleOf(await ask('/dns/domain/1'))).toBe('records.en');
    expect((await ask('/dns/nowhere')).status).toBe(404);
  });

  it('gives the page to every client, and to HEAD its headers alone', async () => {
    for (const accept of ['*/*', 'text/html', 'application/json']) {
      expect(await titleOf(await ask('/login', { Accept: accept }))).toBe('login.en');
    }
    const head = await ask('/', {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  });

  it('answers an unknown address with 404 and a page', async () => {
    const response = await ask('/nope/really');
    expect([response.status, await titleOf(response)]).toEqual([404, 'notFound.en']);
  });

  it('uses the last shown language, not the browser’s', async () => {
    const headers = { 'Accept-Language': 'en', Cookie: 'other=1; may_locale=vi' };
    expect(await titleOf(await ask('/', headers))).toBe('dashboard.vi');
    expect(await titleOf(await ask('/', { ...headers, Cookie: 'may_locale=xx' }))).toBe('dashboard.en');
  });

  it('prepares pages in an offered language alone', async () => {
    told = { languages: ['vi', 'ja'] };
    const languageFor = async (accepted: string, cookie = '') =>
      (await ask('/', { 'Accept-Language': accepted, Cookie: cookie })).headers.get('Content-Language');
    expect(await languageFor('de, ja;q=0.5', 'may_locale=de')).toBe('ja');
    expect(await languageFor('en')).toBe('vi');
  });

  it('lets the service worker connect to the portal alone, and answers 304 if the browser has this worker', async () => {
    const first = await ask('/sw.js');
    expect(first.headers.get('content-security-policy')).toBe(
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    );
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await ask('/sw.js', { 'If-None-Match': first.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('sends exactly the agreed security headers, the same to every visitor', async () => {
    const [first, second] = await Promise.all([ask('/'), ask('/payment', { 'Accept-Language': 'vi' })]);
    const policy = first.headers.get('content-security-policy') ?? '';
    expect(policy).toBe(
      "default-src 'none'; script-src 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=' 'sha256-1HNeOiZeFu7gP1lxi5tdAwGcB9i2xR+Q2jpmbuwTqzU=' 'strict-dynamic'; " +
        `style-src 'self' 'sha256-${createHash('sha256').update('p{}').digest('base64')}'; img-src 'self' data:; font-src 'self'; ` +
        "connect-src 'self' https://api.stripe.com; " +
        "frame-src https://*.js.stripe.com https://js.stripe.com https://hooks.stripe.com; manifest-src 'self'; worker-src 'self'; base-uri 'none'; object-src 'none'; " +
        "form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types portal worker stripe-loader square-loader; " +
        'report-uri /csp-report',
    );
    expect(second.headers.get('content-security-policy')).toBe(policy);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'cache-control': 'no-cache',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      vary: 'Accept-Encoding, Accept-Language, Cookie',
      'x-content-type-options': 'nosniff',
    });
  });

  it('a request to any host gets the same policy', async () => {
    for (const host of ['x;sandbox', 'evil.example', 'evil.example:99']) {
      const policyOf = async (address: string) =>
        (await server.fetch(new Request(address))).headers.get('content-security-policy');
      expect.soft(await policyOf(`http://${host}/`), host).toBe(await policyOf('http://localhost:4173/'));
    }
  });

  it('answers 304 to a browser that has the page, and the page again after its settings change', async () => {
    const headers = { 'Accept-Encoding': 'br' };
    const etag = (await ask('/', headers)).headers.get('etag') ?? '';
    const again = await ask('/', { ...headers, 'If-None-Match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await ask('/', { 'If-None-Match': etag })).status).toBe(200);
    told = { apiOrigin: 'https://api.example' };
    expect((await ask('/', { ...headers, 'If-None-Match': etag })).status).toBe(200);
  });

  const settingsIn = (page: string) => {
    const content = /name="portal-settings" content="([^"]*)"/.exec(page)?.[1] ?? '';
    const read = content.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
    return JSON.parse(read);
  };

  it('writes the environment’s settings beside the flags of the build, which a server cannot change', async () => {
    told = readEnvironment({
      API_ORIGIN: 'https://api.example',
      PUSHER_CLUSTER: 'ap1',
      PUSHER_KEY: 'key-1',
      CARD_PUBLISHABLE_KEY: 'pk_live_told',
      FLAG_DNS: 'off',
    }).settings;
    expect(settingsIn(await (await ask('/')).text())).toEqual({
      apiOrigin: 'https://api.example',
      pusherCluster: 'ap1',
      pusherKey: 'key-1',
      cardKey: 'pk_live_told',
      provider: { idempotencyKey: false, paymentStatus: false },
      ...builtSettings,
    });
    told = {};
    expect(settingsIn(await (await ask('/')).text())).toEqual(builtSettings);
  });

  it('escapes the settings inside their attribute', async () => {
    told = { pusherKey: '"><script>&quot;$&$1</script>' };
    const page = await (await ask('/')).text();
    expect(settingsIn(page)).toEqual({ ...builtSettings, ...told });
    expect(page.match(/<script>/g)).toHaveLength(1);
    expect(page.endsWith('<p>"{}"</p>')).toBe(true);
  });

  it('lets the page connect to the provider and the push service of its settings', async () => {
    told = { apiOrigin: 'https://api.may.example', pusherHost: 'push.may.example:443' };
    expect((await ask('/')).headers.get('Content-Security-Policy')).toContain(
      "connect-src 'self' ws://push.may.example:443 wss://push.may.example:443 " +
        'ws://api.may.example wss://api.may.example https://api.may.example https://api.stripe.com; ',
    );
    told = { pusherHost: '', pusherCluster: 'ap1' };
    expect((await ask('/')).headers.get('Content-Security-Policy')).toContain(
      "connect-src 'self' wss://ws-ap1.pusher.com https://api.stripe.com; ",
    );
  });

  it('lets the page connect to the hosts of logs: the provider’s with its port, and those of its settings', async () => {
    told = { apiOrigin: 'https://api.may.example:8443', logHosts: ['logs.may.example', 'logs.may.example:9000'] };
    expect((await ask('/')).headers.get('Content-Security-Policy')).toContain(
      "connect-src 'self' ws://api.may.example:8443 wss://api.may.example:8443 " +
        'ws://logs.may.example wss://logs.may.example ws://logs.may.example:9000 wss://logs.may.example:9000 ' +
        'https://api.may.example:8443 https://api.stripe.com; ',
    );
  });

  it('lets the page frame the card forms of its settings, and no other', async () => {
    const framesOf = async () =>
      /frame-src ([^;]+)/.exec((await ask('/')).headers.get('Content-Security-Policy') ?? '')?.[1];
    told = { cardScript: '/__sandbox/stripe/stripe.js' };
    expect(await framesOf()).toBe("https://*.js.stripe.com https://js.stripe.com https://hooks.stripe.com 'self'");
    told = { cardScript: 'http://localhost:4999/stripe.js', square: { applicationId: 'sandbox-sq0idb-1' } };
    expect(await framesOf()).toBe(
      'https://*.js.stripe.com https://js.stripe.com https://hooks.stripe.com http://localhost:4999 https://sandbox.web.squarecdn.com ' +
        'https://connect.squareupsandbox.com https://api.squareupsandbox.com https://geoissuer.cardinalcommerce.com',
    );
  });

  // Content Security Policy: docs.stripe.com/security/guide, developer.squareup.com/docs/web-payments/content-security-policy.
  const square = {
    sandbox: {
      'frame-src': ['https://sandbox.web.squarecdn.com'],
      'connect-src': ['https://sandbox.web.squarecdn.com', 'https://pci-connect.squareupsandbox.com'],
      'style-src': ['https://sandbox.web.squarecdn.com'],
      'font-src': ['https://square-fonts-production-f.squarecdn.com', 'https://d1g145x70srn7h.cloudfront.net'],
    },
    production: {
      'frame-src': ['https://web.squarecdn.com'],
      'connect-src': ['https://web.squarecdn.com', 'https://pci-connect.squareup.com'],
      'style-src': ['https://web.squarecdn.com'],
      'font-src': ['https://square-fonts-production-f.squarecdn.com', 'https://d1g145x70srn7h.cloudfront.net'],
    },
  };
  const stripe = {
    'frame-src': ['https://*.js.stripe.com', 'https://js.stripe.com', 'https://hooks.stripe.com'],
    'connect-src': ['https://api.stripe.com'],
  };
  it('allows the page all that the security guide of each card form lists', async () => {
    const rows: [string, ServerSettings, Record<string, string[]>][] = [
      ['Stripe', { cardKey: 'pk_live_1' }, stripe],
      ['the sandbox of Square', { square: { applicationId: 'sandbox-sq0idb-1' } }, square.sandbox],
      ['Square', { square: { applicationId: 'sq0idp-1' } }, square.production],
    ];
    for (const [form, settings, guide] of rows) {
      told = settings;
      const policy = (await ask('/')).headers.get('Content-Security-Policy') ?? '';
      const sources = new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]));
      for (const [directive, hosts] of Object.entries(guide))
        expect.soft(sources.get(directive), form).toEqual(expect.arrayContaining(hosts));
    }
  });

  it('answers a call with 404, because the call is the provider’s', async () => {
    const response = await ask('/api/wp', { Accept: 'text/html' });
    expect([response.status, response.headers.get('Content-Type')]).toEqual([404, 'text/plain; charset=UTF-8']);
  });

  it('compresses pages with an encoding that the browser accepts', async () => {
    const response = await ask('/', { 'Accept-Encoding': 'gzip, br' });
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toContain('<title>dashboard.en</title>');
    expect((await ask('/', { 'Accept-Encoding': 'gzip, br;q=0' })).headers.get('Content-Encoding')).toBe('gzip');
    expect((await ask('/')).headers.get('Content-Encoding')).toBeNull();
  });

  it('sends hashed assets compressed and cached for ever, others to be revalidated', async () => {
    const path = '/assets/main-Ab3_x9Zk.js';
    const plain = await ask(path);
    expect(plain.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.get('Content-Type')).toContain('text/javascript');
    expect(await plain.text()).toBe(script);
    const small = await ask(path, { 'Accept-Encoding': 'gzip, br' });
    expect([small.headers.get('Content-Encoding'), small.headers.get('Vary')]).toEqual(['br', 'Accept-Encoding']);
    expect((await ask('/favicon.svg')).headers.get('Cache-Control')).toBe('no-cache');
  });

  it('answers ok at /healthz', async () => {
    const response = await ask('/healthz');
    expect([response.status, await response.text()]).toEqual([200, 'ok']);
  });

  it('answers 404 outside of its pages and assets', async () => {
    for (const path of [
      '/../secret.json',
      '/%2e%2e/secret.json',
      '/assets/..%2f..%2fsecret.json',
      '/assets/..%5c..%5csecret.json',
      '/%00.json',
      '/%E0%A4%A.json',
      '/index.html',
      '/pages/page.html',
      '/.vite/manifest.json',
      '/assets/gone-12345678.js',
      '/assets/main-Ab3_x9Zk.js.br',
    ])
      expect.soft((await ask(path)).status, path).toBe(404);
  });

  it('leaves calls to the provider, and answers the bank’s return address', () => {
    expect(['/', '/nope', '/api/payments/success'].map(server.serves)).toEqual([true, true, true]);
    expect(['/api/wp', '/api/v1/auth/me'].map(server.serves)).toEqual([false, false]);
  });

  it('answers 503 with a hint if nothing has been built', async () => {
    const empty = createPortalServer({ folder: join(parent, 'nothing'), settings: () => ({}) });
    const statusOf = async (path: string) => (await empty.fetch(new Request(`http://localhost${path}`))).status;
    expect(await Promise.all(['/', '/favicon.svg', '/robots.txt'].map(statusOf))).toEqual([503, 404, 404]);
  });
});
