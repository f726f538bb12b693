import type { APIResponse } from '@playwright/test';
import { expect, test } from './portalTest.ts';

const html = { accept: 'text/html', 'accept-encoding': 'br', 'accept-language': 'vi' };
const policyOf = (response: APIResponse) => response.headers()['content-security-policy'] ?? '';
const nonceOf = (response: APIResponse) => /'nonce-([^']+)'/.exec(policyOf(response))?.[1];

test('each page has a nonce of its own, which all its scripts and styles carry', async ({ request }) => {
  const seen = new Set<string>();
  for (const path of ['/login', '/login', '/', '/api/payments/success?transId=MAY1', '/pages/error404']) {
    const response = await request.get(path, { headers: html });
    expect(response.status()).toBe(200);
    const nonce = nonceOf(response);
    expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    seen.add(nonce ?? '');
    const tags = (await response.text()).match(
      /<(?:script|style)\b[^>]*>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/g,
    );
    expect(tags?.length).toBeGreaterThan(1);
    for (const tag of tags ?? []) expect(tag).toContain(`nonce="${nonce}"`);
  }
  expect(seen.size).toBe(5);
});

test('the policy lets in no foreign script, no eval, no inline handler, no frame around the portal', async ({
  request,
}) => {
  const policy = policyOf(await request.get('/login', { headers: html }));
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'(;|$)/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).not.toMatch(/unsafe-(inline|eval)|script-src[^;]*https:/);
});

test('HTML is never stored, hashed assets are kept for good and come as brotli', async ({ request }) => {
  const page = await request.get('/login', { headers: html });
  expect(page.headers()['cache-control']).toBe('no-store');
  expect(page.headers()['content-encoding']).toBe('br');
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

test('what nobody serves is no page of the portal: a missing asset and an unknown call are 404', async ({
  request,
}) => {
  expect((await request.get('/assets/missing-12345678.js')).status()).toBe(404);
  expect((await request.get('/api/v2/secrets', { headers: html })).status()).toBe(404);
  expect((await request.get('/assets/..%2f..%2fpackage.json')).status()).toBe(404);
});
