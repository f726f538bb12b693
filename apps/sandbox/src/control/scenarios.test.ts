import { writeTestPages } from '@may/portal/server/testing';
import { describe, expect, it } from 'vitest';
import { pagesOfTests, sandboxOfTests, tokenOf } from '../app/testing/createTestSandbox.ts';
import { demoPassword } from '../seed/demoCustomers.ts';
import { scenarios } from './scenarios.ts';

const html = { Accept: 'text/html' };

describe('scenarios', () => {
  const sandbox = sandboxOfTests({ portal: { folder: pagesOfTests(writeTestPages) } });
  const token = tokenOf();

  const visit = (query: string, headers: Record<string, string> = html) =>
    sandbox.call('GET', `/payment${query}`, { headers });
  const armedFaults = () => sandbox.world.faults.list().filter(({ owner }) => owner === 'scenario');
  const get = (path: string) => sandbox.call('GET', path, { token });
  const resultOf = async (path: string) => (await (await get(path)).json()).result;
  const paymentsMade = async (): Promise<number> =>
    (await resultOf('/__sandbox/ledger?email=demo@may.cloud')).payments.length;
  const checkout = () => {
    const json = { amount: 500_000, type: 2, method: 'VIETQR' };
    return sandbox.call('POST', '/api/payments/checkout', { token, json, headers: { 'Idempotency-Key': 'k' } });
  };
  const statusAfterPaying = async () => {
    const { transactionCode } = (await (await checkout()).json()).result;
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const bank = await sandbox.call('POST', `/__sandbox/bank/${transactionCode}`, { body: 'action=pay', headers });
    const { status } = await resultOf(`/api/payments/get-transaction?transactionCode=${transactionCode}`);
    return [bank.status, status];
  };

  it('arms each scenario by a navigation and disarms it', async () => {
    for (const [name] of Object.entries(scenarios)) {
      expect.soft((await visit(`?scenario=${name}`)).status, name).toBe(200);
      const page = await sandbox.call('GET', '/__sandbox/scenarios');
      expect.soft(await page.text(), name).toContain(`Armed: <code>${name}</code>`);
      await visit('?scenario=none');
      expect.soft(armedFaults(), name).toEqual([]);
      expect.soft(sandbox.world.bank.isLate, name).toBe(false);
    }
  });

  it('lists the scenarios for an unknown name, and keeps the armed one', async () => {
    await visit('?scenario=recordRefused');
    const response = await visit('?scenario=toString');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('checkoutAnswerLost');
    expect(armedFaults()).toHaveLength(1);
  });

  it('arms nothing for another machine or for a call', async () => {
    await visit('?scenario=recordRefused', { ...html, Host: 'may.example' });
    await visit('?scenario=recordRefused', { Accept: 'application/json' });
    expect(armedFaults()).toEqual([]);
  });

  it('keeps the faults of the control routes', async () => {
    sandbox.world.faults.add({ fault: { kind: 'html' } });
    await visit('?scenario=recordRefused');
    await visit('?scenario=none');
    expect(sandbox.world.faults.list()).toHaveLength(1);
  });

  it('answers a payment late under bankConfirmsLate alone', async () => {
    for (const [name, outcome] of [
      ['bankConfirmsLate', [303, 'pending']],
      ['none', [303, 'succeeded']],
    ] as const) {
      await sandbox.reset();
      await visit(`?scenario=${name}`);
      expect.soft(await statusAfterPaying(), name).toEqual(outcome);
    }
  });

  it('loses the checkout answers until it is disarmed, with one payment created', async () => {
    const before = await paymentsMade();
    await visit('?scenario=checkoutAnswerLost');
    // A browser silently resends a POST on each idle connection that was closed.
    for (const _ of [1, 2, 3, 4, 5, 6, 7]) await expect(checkout()).rejects.toThrow();
    await visit('?scenario=none');
    expect((await checkout()).headers.get('Idempotent-Replayed')).toBe('true');
    expect(await paymentsMade()).toBe(before + 1);
  });

  it('ends all sessions, and the customer can sign in again', async () => {
    await visit('?scenario=sessionExpires');
    expect((await get('/api/v1/auth/me')).status).toBe(401);
    const json = { email: 'demo@may.cloud', password: demoPassword };
    const answer = await sandbox.call('POST', '/api/v1/auth/login', { json });
    const { accessToken } = (await answer.json()).result.token;
    expect((await sandbox.call('GET', '/api/v1/auth/me', { token: accessToken })).status).toBe(200);
  });
});
