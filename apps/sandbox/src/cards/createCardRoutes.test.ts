import { beforeEach, describe, expect, it } from 'vitest';
import { sandboxOfTests, tokenOf } from '../app/testing/createTestSandbox.ts';

const cards = '/api/payments/stripe';

describe.each(['literal', 'rich'] as const)('money by card at the %s provider', (profile) => {
  const sandbox = sandboxOfTests({ profile });
  let token: string;
  beforeEach(() => {
    token = tokenOf();
  });

  const send = async (method: string, path: string, json?: unknown, headers: Record<string, string> = {}) => {
    const response = await sandbox.call(method, path, { token, headers, ...(json !== undefined && { json }) });
    return { status: response.status, body: await response.json() };
  };
  const begin = async (amount = 200_000) =>
    (await send('POST', `${cards}/checkout`, { amount })).body.result.transId as string;
  const confirm = (transId: string, method_id = 'pm_demoVisa', headers = {}) =>
    send('POST', `${cards}/${transId}/confirm`, { method_id }, headers);
  const secretOf = async (transId: string) => (await confirm(transId)).body.result.client_secret as string;
  const pay = (client_secret: string) =>
    sandbox.call('POST', '/__sandbox/stripe/v1/payment_intents/confirm', { json: { client_secret } });
  const lever = async (path: string) => (await send('GET', `/__sandbox/${path}?email=demo@may.cloud`)).body.result;
  const detail = (code: string) => send('GET', `/api/payments/get-transaction?transactionCode=${code}`);
  const listed = async () => (await send('GET', `${cards}/methods`)).body.result;
  const refusal = expect.stringMatching(/^(?!success$)\S/);
  const inBody = profile === 'literal' ? 200 : undefined;

  it('lists the customer’s cards with the specified fields, and the rich provider adds the default', async () => {
    const visa = { id: 'pm_demoVisa', card: { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2030 } };
    const [first, ...others] = await listed();
    expect(first).toEqual(profile === 'rich' ? { ...visa, is_default: true } : visa);
    expect(others.map(({ id }: { id: string }) => id)).toEqual(['pm_demoMastercard', 'pm_demoAmex']);
    token = tokenOf('new@may.cloud');
    expect(await listed()).toEqual([]);
  });

  it('makes another card the default, and refuses a card of another customer', async () => {
    expect((await send('PUT', `${cards}/attach`, { methodId: 'pm_demoMastercard' })).body).toEqual({
      statusCode: 200,
      message: 'success',
    });
    for (const methodId of ['pm_audVisa', 'pm_nothing', '../x']) {
      const { status, body } = await send('PUT', `${cards}/attach`, { methodId });
      expect([status, body.statusCode, body.message]).toEqual([inBody ?? 404, 404, refusal]);
    }
    if (profile === 'rich') {
      const defaults = (await listed()).filter(({ is_default }: { is_default: boolean }) => is_default);
      expect(defaults).toMatchObject([{ id: 'pm_demoMastercard' }]);
    }
  });

  it('begins a payment without taking money, and knows it as its profile does', async () => {
    const before = await lever('ledger');
    const transId = await begin();
    const after = await lever('ledger');
    expect(after.balance).toBe(before.balance);
    expect(after.payments[0]).toMatchObject({ code: transId, amount: 200_000, status: 'pending', method: 'CARD' });
    const { status, body } = await detail(transId);
    expect([status, body.result?.status]).toEqual(profile === 'rich' ? [200, 'pending'] : [404, undefined]);
  });

  it('begins no payment of an amount out of range or of another type', async () => {
    for (const [amount] of [[0], [-1], [9_999], [200_000_001], [0.5], ['200000'], [null]] as const) {
      const { status, body } = await send('POST', `${cards}/checkout`, { amount });
      expect.soft([status, body.message], String(amount)).toEqual([400, refusal]);
    }
  });

  it('charges in the currency of the customer’s region, to the cent', async () => {
    token = tokenOf('aud@may.cloud');
    const transId = await begin(12.5);
    const { client_secret } = (await confirm(transId, 'pm_audVisa')).body.result;
    expect(await (await pay(client_secret)).json()).toMatchObject({ amount: 1250, currency: 'aud' });
    expect((await detail(transId)).body.result).toMatchObject({
      amount: 12.5,
      description: 'Top-up by card Visa •••• 4242',
    });
  });

  it('answers one payment with one secret, and changes its card until it is paid', async () => {
    const transId = await begin();
    const secret = await secretOf(transId);
    expect(secret).toMatch(/^pi_[A-Za-z0-9]+_secret_[A-Za-z0-9]+$/);
    const other = await confirm(transId, 'pm_demoMastercard');
    expect(other.body).toEqual({ statusCode: 200, message: 'success', result: { client_secret: secret } });
    expect((await lever('intents')).intents).toMatchObject([{ cardId: 'pm_demoMastercard' }]);
    await pay(secret);
    for (const card of ['pm_demoVisa', 'pm_demoAmex', 'pm_nothing']) {
      expect((await confirm(transId, card)).body.result).toEqual({ client_secret: secret });
    }
    expect(await lever('intents')).toMatchObject({ succeeded: 1, intents: [{ cardId: 'pm_demoMastercard' }] });
    expect((await detail(transId)).body.result.description).toBe('Nạp tiền qua thẻ Mastercard •••• 4444');
  });

  it('refuses an expired card with 402', async () => {
    const { status, body } = await confirm(await begin(), 'pm_demoAmex');
    expect([status, body.message, body.code]).toEqual([402, refusal, profile === 'rich' ? 'cardExpired' : undefined]);
    expect(await lever('intents')).toEqual({ succeeded: 0, intents: [] });
  });

  it('refuses a card or a payment of another customer, and a payment by another method', async () => {
    const transId = await begin();
    for (const card of ['pm_audVisa', 'pm_nothing']) expect((await confirm(transId, card)).status).toBe(404);
    const bank = { amount: 200_000, type: 2, method: 'VIETQR' };
    await send('POST', '/api/payments/checkout', bank, { 'Idempotency-Key': 'k' });
    const [newest] = (await lever('ledger')).payments.filter(({ method }: { method: string }) => method === 'VIETQR');
    for (const code of [newest.code, 'MAY0', '..%2f..']) expect((await confirm(code)).status).toBe(404);
    token = tokenOf('aud@may.cloud');
    expect((await confirm(transId, 'pm_audVisa')).status).toBe(404);
    expect(await lever('intents')).toEqual({ succeeded: 0, intents: [] });
  });

  it('adds one ledger row for a paid card and none for a declined one', async () => {
    const { balance, rows } = await lever('ledger');
    await pay(await secretOf(await begin()));
    await begin();
    const after = await lever('ledger');
    expect([after.balance, after.rows.length]).toEqual([balance + 200_000, rows.length + 1]);
    expect(after.rows.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(after.balance);
    expect(after.rows[0].endingBalance).toBe(after.balance);
  });
});
