import { gunzipSync } from 'node:zlib';
import { portalReturn } from '@may/portal/server';
import { writeTestPages } from '@may/portal/server/testing';
import { describe, expect, it } from 'vitest';
import { pagesOfTests, sandboxOfTests, tokenOf } from '../app/testing/createTestSandbox.ts';

const log = '/api/payments/stripe';

describe('the provider over a slow line', () => {
  const sandbox = sandboxOfTests({ portal: { folder: pagesOfTests(writeTestPages) } });
  const token = tokenOf();
  const ask = (path: string, encoding: string) =>
    sandbox.call('GET', path, { token, headers: { 'Accept-Encoding': encoding } });

  it('sends a log compressed to clients that accept it, and the same log plain to others', async () => {
    const [small, plain] = await Promise.all([ask(log, 'gzip, deflate, br'), ask(log, 'identity')]);
    expect([small, plain].map(({ headers }) => headers.get('Content-Encoding'))).toEqual(['gzip', null]);
    for (const { headers } of [small, plain]) expect(headers.get('Vary')).toContain('Accept-Encoding');
    const bytes = Buffer.from(await small.arrayBuffer());
    const text = await plain.text();
    expect(gunzipSync(bytes).toString()).toBe(text);
    // At most a quarter: the exact size depends on the version of zlib.
    expect(bytes.length).toBeLessThan(text.length / 4);
  });

  it('does not change the portal’s page under `/api`', async () => {
    const page = await ask(portalReturn, 'deflate');
    expect(page.headers.get('Content-Encoding')).toBeNull();
    expect(await page.text()).toContain('<title>paymentResult.en</title>');
  });
});
