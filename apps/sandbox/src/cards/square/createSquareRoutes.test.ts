import { describe, expect, it } from 'vitest';
import { sandboxOfTests, tokenOf } from '../../app/testing/createTestSandbox.ts';

describe.each(['literal', 'rich'] as const)('the other card form at the %s provider', (profile) => {
  const sandbox = sandboxOfTests({ profile });
  const token = tokenOf('new@may.cloud');

  const cardTokenOf = async (number: string) => {
    const json = { card: { number, exp_month: 12, exp_year: 2030, cvc: '123' } };
    const response = await sandbox.call('POST', '/__sandbox/square/v1/tokenize', { json });
    return response.json();
  };
  const pay = async (source_id: string, more = {}) => {
    const json = { locationId: 'LMAY', amount: 200_000, source_id, ...more };
    const headers = { 'Accept-Language': 'vi' };
    const response = await sandbox.call('POST', '/api/payments/square/checkout', { token, json, headers });
    return { status: response.status, body: await response.json() };
  };
  const ledger = () => sandbox.ledger('new@may.cloud');
  const statusOf = (status: number) => (profile === 'literal' ? 200 : status);

  it('pays with a token, and answers only success', async () => {
    const { token: source } = await cardTokenOf('4111111111111111');
    expect(source).toMatch(/^cnon:card-nonce-ok/);
    expect(await pay(source, { verification_token: 'verf:1' })).toEqual({
      status: 200,
      body: { statusCode: 200, message: 'success' },
    });
    const { balance, rows, payments } = await ledger();
    expect([balance, rows.length]).toEqual([200_000, 1]);
    const description = 'Nạp tiền qua thẻ Visa •••• 1111';
    expect(payments).toMatchObject([{ status: 'succeeded', method: 'SQUARE', description }]);
  });

  it('accepts a token once, and refuses an unknown one', async () => {
    const { token: source } = await cardTokenOf('4111111111111111');
    await pay(source);
    for (const again of [source, 'cnon:card-nonce-ok', 'x']) {
      const { status, body } = await pay(again);
      const message = 'Thông tin thẻ này không còn dùng được. Hãy nhập lại thẻ.';
      expect([status, body.statusCode, body.message]).toEqual([statusOf(400), 400, message]);
    }
    expect((await ledger()).rows).toHaveLength(1);
  });

  it('declines with a message, and moves no money', async () => {
    const { token: source } = await cardTokenOf('4000000000000002');
    const { status, body } = await pay(source);
    const message = 'Thẻ của bạn đã bị từ chối. Hãy thử một thẻ khác.';
    expect([status, body.statusCode, body.message]).toEqual([statusOf(402), 402, message]);
    expect(await ledger()).toMatchObject({ balance: 0, rows: [], payments: [{ status: 'failed' }] });
  });

  it('does not use up a token when the rest of the call is invalid', async () => {
    const { token: source } = await cardTokenOf('4111111111111111');
    for (const wrong of [{ amount: 1 }, { locationId: 'L1' }, { amount: -5 }]) {
      const { body } = await pay(source, wrong);
      expect(body).toMatchObject({ statusCode: 400, message: expect.stringMatching(/^(?!success$)\S/) });
    }
    expect((await pay(source)).body.message).toBe('success');
  });
});
