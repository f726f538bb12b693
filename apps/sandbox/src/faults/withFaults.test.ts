import { describe, expect, it } from 'vitest';
import { sandboxOfTests, serverOfTests, tokenOf } from '../app/testing/createTestSandbox.ts';
import type { FaultRuleInput } from './faultSchema.ts';

const checkout = '/api/payments/checkout';
const good = { amount: 500_000, type: 2, method: 'VIETQR' };

const sandbox = sandboxOfTests();
const server = serverOfTests(sandbox);
const token = tokenOf('new@may.cloud');

describe.each(['inside the process', 'over a port'] as const)('faults %s', (place) => {
  const send = (method: string, path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = { Authorization: `Bearer ${token}`, ...init.headers };
    const request = new Request(server.origin + path, { ...init, method, headers });
    return place === 'over a port' ? fetch(request) : sandbox.fetch(request);
  };
  const me = () => send('GET', '/api/v1/auth/me');
  const pay = (key = 'k') =>
    send('POST', checkout, {
      body: JSON.stringify(good),
      // Uncompressed, so that the answer has the length of its text.
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, 'Accept-Encoding': 'identity' },
    });
  const arm = async (rule: FaultRuleInput) => {
    const response = await sandbox.call('POST', '/__sandbox/faults', { json: rule });
    expect(response.status).toBe(201);
  };
  const payments = async () => (await sandbox.ledger('new@may.cloud')).payments;

  it('answers with the status of the fault, `times` times', async () => {
    await arm({ fault: { kind: 'status', status: 503, retryAfter: 7 }, times: 2 });
    for (const status of [503, 503, 200]) expect((await me()).status).toBe(status);
    await arm({ fault: { kind: 'status', status: 429, retryAfter: 7 } });
    expect((await me()).headers.get('Retry-After')).toBe('7');
  });

  it('strikes matching requests only, from the nth on', async () => {
    await arm({ match: { path: '/api/*/other' }, fault: { kind: 'status', status: 500 }, times: 'always' });
    await arm({ match: { method: 'post', path: '/api/payments/*', nth: 2 }, fault: { kind: 'status', status: 500 } });
    expect((await me()).status).toBe(200);
    expect((await pay('a')).status).toBe(201);
    expect((await pay('b')).status).toBe(500);
    expect((await pay('c')).status).toBe(201);
  });

  it('answers with HTML instead of JSON', async () => {
    await arm({ fault: { kind: 'html' } });
    const response = await me();
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
  });

  it('truncates an answer after the given bytes', async () => {
    await arm({ match: { path: checkout }, fault: { kind: 'truncate', bytes: 20 } });
    const response = await pay();
    await expect(response.text()).rejects.toThrow();
    expect(await payments()).toHaveLength(1);
    const whole = Buffer.byteLength(await (await pay()).text());
    expect(response.headers.get('Content-Length')).toBe(String(whole));
  });

  it('replaces one value of an answer', async () => {
    await arm({ fault: { kind: 'mutate', path: 'result.balance', value: 'lots' } });
    expect((await (await me()).json()).result.balance).toBe('lots');
  });

  it('delays an answer', async () => {
    await arm({ fault: { kind: 'delay', ms: 120 } });
    const start = performance.now();
    expect((await (await me()).json()).result.email).toBe('new@may.cloud');
    // At least: a busy machine answers even later.
    expect(performance.now() - start).toBeGreaterThan(110);
  });

  it('cuts the connection before the payment is created', async () => {
    await arm({ match: { path: checkout }, fault: { kind: 'killBeforeCommit' } });
    await expect(pay()).rejects.toThrow();
    expect(await payments()).toHaveLength(0);
  });

  it('cuts the connection after the payment is created, and replays it for the same key', async () => {
    await arm({ match: { path: checkout }, fault: { kind: 'killAfterCommit' } });
    await expect(pay()).rejects.toThrow();
    expect(await payments()).toHaveLength(1);
    expect((await pay()).headers.get('Idempotent-Replayed')).toBe('true');
    expect(await payments()).toHaveLength(1);
  });

  it('handles a request twice, as when a browser resends it', async () => {
    await arm({ match: { path: checkout }, fault: { kind: 'duplicate' } });
    const response = await pay();
    expect([response.status, response.headers.get('Idempotent-Replayed')]).toEqual([201, 'true']);
    expect(await payments()).toHaveLength(1);
  });
});
