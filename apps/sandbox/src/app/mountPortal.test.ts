import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeTestPages } from '@may/portal/server/testing';
import { describe, expect, it } from 'vitest';
import { pagesOfTests, sandboxOfTests } from './testing/createTestSandbox.ts';

const html = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const settingsIn = (page: string) =>
  JSON.parse((/name="portal-settings" content="([^"]*)"/.exec(page)?.[1] ?? '').replaceAll('&#34;', '"'));

describe('the portal in front of this provider', () => {
  const folder = pagesOfTests((made) => {
    writeTestPages(made);
    mkdirSync(join(made, 'assets'), { recursive: true });
    writeFileSync(join(made, 'assets/main-Ab3_x9Zk.js'), '1');
  });
  const near = sandboxOfTests({ portal: { folder } });

  it('receives at each load if the provider knows idempotency keys and charges cards for orders', async () => {
    const told = async () => settingsIn(await (await near.call('GET', '/', { headers: html })).text());
    expect(await told()).toMatchObject({ provider: { idempotencyKey: true, paymentStatus: true } });
    near.world.profile = 'literal';
    expect(await told()).toMatchObject({ provider: { idempotencyKey: false, paymentStatus: false } });
  });

  it('passes calls and controls to the provider, and serves the return page of the bank itself', async () => {
    expect((await near.call('GET', '/api/wp', { headers: html })).headers.get('Content-Type')).toContain('json');
    expect((await near.call('GET', '/__sandbox/nothing', { headers: html })).status).toBe(404);
    near.world.faults.add({ match: { path: '/api/*' }, fault: { kind: 'html', status: 502 } });
    const back = await near.call('GET', '/api/payments/success?transId=MAY1', { headers: html });
    expect(back.headers.get('Content-Type')).toContain('text/html');
    expect((await near.call('POST', '/', { headers: html })).status).toBe(404);
    expect((await near.call('GET', '/assets/main-Ab3_x9Zk.js')).status).toBe(200);
  });

  it('sends the headers that protect each answer', async () => {
    for (const path of ['/login', '/api/v1/auth/me', '/assets/none.js', '/__sandbox/scenarios', '/nope']) {
      const { headers } = await near.call('GET', path, { headers: html });
      expect.soft(headers.get('X-Content-Type-Options'), path).toBe('nosniff');
      expect.soft(headers.get('Referrer-Policy'), path).toBe('no-referrer');
      expect.soft(headers.get('Cross-Origin-Opener-Policy'), path).toBe('same-origin');
      expect.soft(headers.get('Strict-Transport-Security'), path).toBe('max-age=63072000; includeSubDomains; preload');
      expect.soft(headers.get('Content-Security-Policy'), path).toMatch(/^default-src 'none'; /);
    }
  });

  it('collects the browsers’ reports about the content security policy', async () => {
    const report = JSON.stringify({ 'csp-report': { 'violated-directive': 'script-src' } });
    const headers = { 'Content-Type': 'application/csp-report' };
    expect((await near.call('POST', '/csp-report', { body: report, headers })).status).toBe(204);
    const { result } = await (await near.call('GET', '/__sandbox/csp-reports')).json();
    expect(result).toEqual([report]);
  });
});
