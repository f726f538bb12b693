import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../testing/createTestSandbox.ts';

const html = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const script = 'console.info("portal")';

describe('the portal build', () => {
  const parent = mkdtempSync(join(tmpdir(), 'may-portal-'));
  const folder = join(parent, 'dist');
  let sandbox: TestSandbox;
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'), { recursive: true });
    mkdirSync(join(folder, 'shells'));
    const page = (name: string) => `<!doctype html><title>${name}</title><script nonce="__CSP_NONCE__"></script>`;
    writeFileSync(join(folder, 'index.html'), page('index'));
    for (const kind of ['login', 'app', 'page']) {
      for (const language of ['vi', 'en'])
        writeFileSync(join(folder, `shells/${kind}.${language}.html`), page(`${kind}.${language}`));
    }
    writeFileSync(join(folder, 'assets/main-Ab3_x9Zk.js'), script);
    writeFileSync(join(folder, 'assets/main-Ab3_x9Zk.js.br'), brotliCompressSync(script));
    writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
    writeFileSync(join(parent, 'secret.json'), '{}');
    sandbox = await createTestSandbox({ portal: { folder } });
  });
  beforeEach(() => sandbox.reset());
  afterAll(async () => {
    await sandbox.close();
    rmSync(parent, { recursive: true });
  });

  const open = (path: string, language = 'en') =>
    sandbox.call('GET', path, { headers: { ...html, 'Accept-Language': language } });
  const titleOf = async (response: Response) => /<title>(.*)<\/title>/.exec(await response.text())?.[1];

  it.each([
    ['/', 'vi-VN,vi;q=0.9,en;q=0.8', 'app.vi'],
    ['/', 'en-US', 'app.en'],
    ['/payment', 'de', 'app.en'],
    ['/login', 'vi', 'login.vi'],
    ['/register', 'en', 'page.en'],
    ['/check-otp', 'en', 'page.en'],
    ['/auth/lockscreen', 'en', 'page.en'],
    ['/pages/error404', 'en', 'page.en'],
    ['/payments/stripe/success', 'en', 'page.en'],
    ['/api/payments/success?transId=MAY1', 'vi', 'page.vi'],
    ['/', 'en-AU', 'index'],
  ])('opens %s for "%s" with the shell %s', async (path, language, shell) => {
    const response = await open(path, language);
    expect(response.status).toBe(200);
    expect(response.headers.get('Vary')).toContain('Accept-Language');
    expect(await titleOf(response)).toBe(shell);
  });

  it('sends exactly the security headers that were agreed, with a new nonce each time', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const response = await open('/');
        const nonce = /nonce="([A-Za-z0-9+/]{22}==)"/.exec(await response.text())?.[1] ?? '';
        expect(Object.fromEntries(response.headers)).toEqual({
          'cache-control': 'no-store',
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy':
            `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'; ` +
            "img-src 'self' data:; font-src 'self'; connect-src 'self' ws://localhost:4173 wss://localhost:4173 https://api.stripe.com; " +
            "frame-src https://js.stripe.com https://hooks.stripe.com; manifest-src 'self'; base-uri 'none'; object-src 'none'; " +
            "form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types portal stripe-loader; " +
            'report-uri /csp-report',
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-resource-policy': 'same-origin',
          'permissions-policy': 'camera=(), microphone=(), geolocation=()',
          'referrer-policy': 'no-referrer',
          'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
          vary: 'Accept, Accept-Encoding, Accept-Language',
          'x-content-type-options': 'nosniff',
        });
        return nonce;
      }),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('compresses pages on the fly', async () => {
    const response = await sandbox.call('GET', '/', { headers: { ...html, 'Accept-Encoding': 'gzip, br' } });
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toContain('<title>app.en</title>');
  });

  it('sends hashed assets for ever and compressed, others to be asked for again', async () => {
    const path = '/assets/main-Ab3_x9Zk.js';
    const plain = await sandbox.call('GET', path);
    expect(plain.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(await plain.text()).toBe(script);
    const small = await sandbox.call('GET', path, { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect([small.headers.get('Content-Encoding'), small.headers.get('Vary')]).toEqual(['br', 'Accept-Encoding']);
    const gzipOnly = await sandbox.call('GET', path, { headers: { 'Accept-Encoding': 'gzip, br;q=0' } });
    expect(gzipOnly.headers.get('Content-Encoding')).toBeNull();
    expect((await sandbox.call('GET', '/favicon.svg')).headers.get('Cache-Control')).toBe('no-cache');
  });

  it('answers HEAD with the headers alone', async () => {
    const response = await sandbox.call('HEAD', '/', { headers: html });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('Content-Security-Policy')).toContain('nonce-');
  });

  it.each([
    '/../secret.json',
    '/%2e%2e/secret.json',
    '/assets/..%2f..%2fsecret.json',
    '/assets/..%5c..%5csecret.json',
    '/%00.json',
    '/%E0%A4%A.json',
    '/index.html',
    '/shells/app.vi.html',
    '/assets/gone-12345678.js',
    '/assets/main-Ab3_x9Zk.js.br',
  ])('serves nothing at %s', async (path) => {
    expect((await sandbox.call('GET', path, { headers: html })).status).toBe(404);
  });

  it('gives data requests no page', async () => {
    expect((await sandbox.call('GET', '/payment', { headers: { Accept: 'application/json' } })).status).toBe(404);
    expect((await open('/api/wp')).headers.get('Content-Type')).toContain('application/json');
    expect((await sandbox.call('POST', '/', { headers: html })).status).toBe(404);
  });

  it('says so when nothing has been built', async () => {
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    expect((await open('/')).status).toBe(503);
    mkdirSync(join(folder, 'shells'));
    writeFileSync(join(folder, 'index.html'), '<title>index</title>');
    expect(await titleOf(await open('/'))).toBe('index');
  });

  it('collects what browsers report against the policy', async () => {
    const report = { 'csp-report': { 'violated-directive': 'script-src' } };
    const headers = { 'Content-Type': 'application/csp-report' };
    const body = JSON.stringify(report);
    expect((await sandbox.call('POST', '/csp-report', { body, headers })).status).toBe(204);
    await sandbox.call('POST', '/csp-report', { body: '<', headers });
    const { result } = await (await sandbox.call('GET', '/__sandbox/csp-reports')).json();
    expect(result).toEqual([report, { unreadable: '<' }]);
  });
});
