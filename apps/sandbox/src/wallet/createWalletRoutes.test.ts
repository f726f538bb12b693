import { describe, expect, it } from 'vitest';
import { sandboxOfTests, tokenOf } from '../app/testing/createTestSandbox.ts';

const good = { amount: 500_000, type: 2, method: 'VIETQR' };

describe('one attempt, one payment', () => {
  const sandbox = sandboxOfTests();
  const token = tokenOf('new@may.cloud');

  const send = (key: string, json: unknown = good, as = token) =>
    sandbox.call('POST', '/api/payments/checkout', { token: as, json, headers: { 'Idempotency-Key': key } });
  const payments = async () => (await sandbox.ledger('new@may.cloud')).payments;

  it('creates one payment when one key is sent twenty times at once', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => send('k')));
    const said = responses.map(({ status, headers }) => [
      status,
      headers.get('Idempotent-Replayed') ?? headers.get('Retry-After'),
    ]);
    const created = said.filter(([status, more]) => status === 201 && more === null);
    expect(created).toHaveLength(1);
    // The others arrive during the first one or after it.
    const others = said.filter((answer) => !created.includes(answer));
    for (const answer of others) expect(['201,true', '409,1']).toContain(String(answer));
    expect(await payments()).toMatchObject([{ attemptKey: 'k', status: 'pending', amount: 500_000 }]);
  });

  it('accepts a key again after a refusal', async () => {
    expect((await send('k', { ...good, amount: 1 })).status).toBe(400);
    expect((await send('k')).status).toBe(201);
  });

  it('keeps the keys of two customers apart', async () => {
    const other = tokenOf('demo@may.cloud');
    await send('k');
    const theirs = await send('k', good, other);
    expect([theirs.status, theirs.headers.has('Idempotent-Replayed')]).toEqual([201, false]);
  });

  it('forgets a key after a day', async () => {
    await send('k');
    sandbox.passTime(24 * 60 * 60 * 1000 + 1);
    expect((await send('k')).headers.has('Idempotent-Replayed')).toBe(false);
    expect(await payments()).toHaveLength(2);
  });
});
