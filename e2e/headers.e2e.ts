import { createHash } from 'node:crypto';
import type { APIResponse } from '@playwright/test';
import { expect, test } from './portalTest.ts';

const html = { accept: 'text/html', 'accept-encoding': 'br', 'accept-language': 'vi' };
const policyOf = (response: APIResponse) => response.headers()['content-security-policy'] ?? '';
const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('each page trusts its one inline script and its styles by their hash, and no tag loads any other', async ({
  request,
}) => {
  const policies = new Set<string>();
  for (const path of ['/login', '/', '/payment', '/api/payments/success?transId=MAY1', '/pages/error404']) {
    const response = await request.get(path, { headers: html });
    expect(response.status()).toBe(200);
    policies.add(policyOf(response));
    const page = await response.text();
    const inline = (tag: string) =>
      [...page.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text = '']) => sha256(text));
    expect(inline('script')).toHaveLength(1);
    for (const hash of [...inline('script'), ...inline('style')]) expect(policyOf(response)).toContain(`'${hash}'`);
    expect(page).not.toMatch(/<script [^>]*>|<link rel="(?:modulepreload|stylesheet)"| on\w+="|style="/);
  }
  // The same for everybody, so that a page can be kept.
  expect(policies.size).toBe(1);
});

test('the policy lets in no foreign script, no eval, no inline handler, no frame around the portal', async ({
  request,
}) => {
  const policy = policyOf(await request.get('/login', { headers: html }));
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toMatch(/script-src 'sha256-[^']+' 'strict-dynamic'(;|$)/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).not.toMatch(/unsafe-(inline|eval)|script-src[^;]*https:/);
});

test('a page is asked for again and answered in nothing where it is the same; hashed assets are kept for good, as brotli', async ({
  request,
}) => {
  const page = await request.get('/login', { headers: html });
  expect(page.headers()['cache-control']).toBe('no-cache');
  expect(page.headers()['content-encoding']).toBe('br');
  const etag = page.headers().etag ?? '';
  const again = await request.get('/login', { headers: { ...html, 'if-none-match': etag } });
  expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
  const asset = /\/assets\/[\w.-]+\.js/.exec(await page.text())?.[0] ?? '';
  const script = await request.get(asset, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect(script.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(script.headers()['content-encoding']).toBe('br');
  expect(script.headers().vary).toContain('Accept-Encoding');
  expect((await script.text()).length).toBeGreaterThan(100);
  const plain = await request.get(asset, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers()['content-encoding']).toBeUndefined();
});

test('every answer says what it is and tells nobody where it was read', async ({ request }) => {
  for (const path of ['/login', '/api/v1/auth/me', '/assets/none.js', '/__sandbox/scenarios']) {
    const headers = (await request.get(path, { headers: html })).headers();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['strict-transport-security']).toContain('max-age=');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  }
});

test('what nobody serves is not found: an address with a page that says so, a missing asset and an unknown call without', async ({
  request,
}) => {
  const nope = await request.get('/nope', { headers: { accept: '*/*', 'accept-language': 'vi' } });
  expect([nope.status(), nope.headers()['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect((await request.head('/')).status()).toBe(200);
  expect((await request.get('/healthz')).status()).toBe(200);
  expect((await request.get('/assets/missing-12345678.js')).status()).toBe(404);
  expect((await request.get('/api/v2/secrets', { headers: html })).status()).toBe(404);
  expect((await request.get('/assets/..%2f..%2fpackage.json')).status()).toBe(404);
});
