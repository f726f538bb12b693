import { describe, expect, it } from 'vitest';
import { sandboxOfTests, tokenOf } from '../app/testing/createTestSandbox.ts';

const cards = '/api/payments/stripe';
const v1 = '/__sandbox/stripe/v1/payment_intents';

describe('the scenarios of cards', () => {
  const sandbox = sandboxOfTests();
  const token = tokenOf();

  const send = (path: string, json: object) => sandbox.call('POST', path, { token, json });
  const begin = async () => (await (await send(`${cards}/checkout`, { amount: 200_000 })).json()).result.transId;
  const confirm = (transId: string) => send(`${cards}/${transId}/confirm`, { method_id: 'pm_demoVisa' });
  const secretOf = async (transId: string) => (await (await confirm(transId)).json()).result.client_secret;
  const lever = async (path: string) =>
    (await (await sandbox.call('GET', `/__sandbox/${path}?email=demo@may.cloud`)).json()).result;
  const statusOf = async (client_secret: string) =>
    (await (await send(`${v1}/retrieve`, { client_secret })).json()).status;
  const thrice = async (work: () => Promise<unknown>) => {
    // A browser silently resends a POST on each idle connection that was closed.
    for (const _ of [1, 2, 3]) await expect(work()).rejects.toThrow();
  };

  it('charges once when the answer is lost', async () => {
    const { balance } = await lever('ledger');
    const client_secret = await secretOf(await begin());
    await sandbox.arm('cardAnswerLost');
    await thrice(() => send(`${v1}/confirm`, { client_secret }));
    expect(await statusOf(client_secret)).toBe('succeeded');
    expect((await lever('ledger')).balance).toBe(balance + 200_000);
    expect(await lever('intents')).toMatchObject({ succeeded: 1 });
  });

  it('keeps a charge processing until the bank has paid', async () => {
    const client_secret = await secretOf(await begin());
    await sandbox.arm('cardProcessing');
    await send(`${v1}/confirm`, { client_secret });
    expect(await statusOf(client_secret)).toBe('processing');
    await sandbox.world.late.settle();
    expect(await statusOf(client_secret)).toBe('succeeded');
    await sandbox.arm('none');
    const next = await secretOf(await begin());
    expect(await (await send(`${v1}/confirm`, { client_secret: next })).json()).toMatchObject({ status: 'succeeded' });
  });

  it.each([
    ['cardScriptMissing', '/__sandbox/stripe/stripe.js', '/__sandbox/square/square.js'],
    ['squareScriptMissing', '/__sandbox/square/square.js', '/__sandbox/stripe/stripe.js'],
  ])('under %s, answers 404 for %s alone', async (name, missing, there) => {
    await sandbox.arm(name);
    const statuses = await Promise.all([missing, there].map(async (path) => (await sandbox.call('GET', path)).status));
    expect(statuses).toEqual([404, 200]);
    await sandbox.arm('none');
    expect((await sandbox.call('GET', missing)).status).toBe(200);
  });
});
