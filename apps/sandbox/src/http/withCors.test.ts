import { describe, expect, it } from 'vitest';
import { sandboxOfTests, serverOfTests, tokenOf } from '../app/testing/createTestSandbox.ts';

const portalOrigin = 'https://portal.may.example';
const checkout = '/api/payments/checkout';
const topUp = { amount: 500_000, type: 2, method: 'VIETQR' };
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const corsHeadersOf = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')));

describe('a provider on another origin than its portal', () => {
  const sandbox = sandboxOfTests({ portalOrigin });
  const server = serverOfTests(sandbox);
  const token = tokenOf();

  const me = (Origin = portalOrigin) => sandbox.call('GET', '/api/v1/auth/me', { token, headers: { Origin } });
  const preflight = (path = checkout, Origin = portalOrigin) =>
    sandbox.call('OPTIONS', path, {
      headers: {
        Origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
      },
    });

  it('answers a preflight without a token, and allows the headers of the profile', async () => {
    for (const [profile, allowed] of [
      ['rich', 'authorization,content-type,idempotency-key'],
      ['literal', 'authorization,content-type'],
    ] as const) {
      sandbox.world.profile = profile;
      const response = await preflight();
      expect([response.status, await response.text()]).toEqual([204, '']);
      expect(corsHeadersOf(response)).toMatchObject({
        'access-control-allow-origin': portalOrigin,
        'access-control-allow-methods': 'GET,POST,PUT,DELETE',
        'access-control-allow-headers': allowed,
        'access-control-max-age': '0',
      });
    }
  });

  it('lets that origin read its answers, and Retry-After of the rich provider', async () => {
    expect(corsHeadersOf(await me())).toEqual({
      'access-control-allow-origin': portalOrigin,
      'access-control-expose-headers': 'Retry-After',
    });
    sandbox.world.profile = 'literal';
    const response = await me();
    expect(corsHeadersOf(response)).toEqual({ 'access-control-allow-origin': portalOrigin });
    expect([response.status, response.headers.get('Vary')]).toEqual([200, 'Accept-Encoding, Origin']);
  });

  it('allows nothing to another origin', async () => {
    for (const origin of [
      'https://evil.example',
      'http://portal.may.example',
      'https://portal.may.example.evil.example',
      'null',
    ]) {
      for (const response of [await preflight(checkout, origin), await me(origin)])
        expect.soft(response.headers.get('Access-Control-Allow-Origin'), origin).toBeNull();
    }
  });

  it('allows no cookies, and no other origin to its controls', async () => {
    expect((await preflight()).headers.get('Access-Control-Allow-Credentials')).toBeNull();
    for (const path of ['/__sandbox/faults', '/csp-report']) expect(corsHeadersOf(await preflight(path))).toEqual({});
  });

  it('lets that origin read refusals and faulted answers too', async () => {
    const faults = [
      { kind: 'status', status: 503, retryAfter: 7 },
      { kind: 'html', status: 502 },
      { kind: 'mutate', path: 'result.balance', value: 0 },
    ] as const;
    for (const fault of faults) {
      sandbox.world.faults.add({ fault });
      expect((await preflight('/api/v1/auth/me')).status).toBe(204);
      expect(corsHeadersOf(await me())).toMatchObject({ 'access-control-allow-origin': portalOrigin });
      expect(sandbox.world.faults.list().at(-1)).toMatchObject({ struck: 1 });
    }
    const refusal = await sandbox.call('GET', '/api/v1/auth/me', { headers: { Origin: portalOrigin } });
    expect([refusal.status, corsHeadersOf(refusal)['access-control-allow-origin']]).toEqual([401, portalOrigin]);
  });

  it.each(['killBeforeCommit', 'killAfterCommit'] as const)('still dies without an answer by %s', async (kind) => {
    const headers = { Origin: portalOrigin, Authorization: `Bearer ${token}` };
    for (const place of [sandbox.fetch, fetch]) {
      sandbox.world.faults.add({ fault: { kind } });
      await expect(place(new Request(`${server.origin}/api/v1/auth/me`, { headers }))).rejects.toThrow();
    }
    expect((await fetch(`${server.origin}/api/v1/auth/me`, { headers })).status).toBe(200);
  });

  it('redirects from the bank to the portal, and allows it in `form-action`', async () => {
    const headers = { 'Idempotency-Key': 'k', Origin: portalOrigin };
    const created = await (await sandbox.call('POST', checkout, { token, json: topUp, headers })).json();
    const { checkoutUrl, transactionCode } = created.result;
    const bank = await sandbox.call('GET', checkoutUrl);
    expect(bank.headers.get('Content-Security-Policy')).toContain(`form-action 'self' ${portalOrigin};`);
    const paid = await sandbox.call('POST', checkoutUrl, { body: 'action=pay', headers: form });
    const back = `${portalOrigin}/api/payments/success?transId=${transactionCode}`;
    expect([paid.status, paid.headers.get('Location')]).toEqual([303, back]);
    expect(await (await sandbox.call('GET', checkoutUrl)).text()).toContain(`href="${back}"`);
  });
});
