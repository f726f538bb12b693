import { describe, expect, it } from 'vitest';
import { sandboxOfTests, tokenOf } from '../../app/testing/createTestSandbox.ts';
import { testCards } from '../testCards.ts';

const portalOrigin = 'https://portal.may.example';
const v1 = '/__sandbox/stripe/v1';

describe('the calls of the card provider’s script', () => {
  const sandbox = sandboxOfTests({ portalOrigin });
  const token = tokenOf('new@may.cloud');

  const ask = async (call: string, json: object, headers: Record<string, string> = {}) => {
    const response = await sandbox.call('POST', `${v1}/${call}`, { json, headers });
    return { status: response.status, body: await response.json() };
  };
  const resultOf = async (method: string, path: string, json?: object) =>
    (await (await sandbox.call(method, path, { token, ...(json && { json }) })).json()).result;
  const setupSecret = async (): Promise<string> => (await resultOf('GET', '/api/v1/auth/card')).client_secret;
  const typed = (number: string) => ({ number, exp_month: 12, exp_year: 2030, cvc: '123' });
  const link = async (number: string, more = {}) =>
    ask('setup_intents/confirm', { client_secret: await setupSecret(), card: typed(number), ...more });
  const linked = async () => resultOf('GET', '/api/payments/stripe/methods');
  const ledger = () => sandbox.ledger('new@may.cloud');
  const begin = async () => {
    const { transId } = await resultOf('POST', '/api/payments/stripe/checkout', { amount: 200_000 });
    const [card] = await linked();
    return (await resultOf('POST', `/api/payments/stripe/${transId}/confirm`, { method_id: card.id })).client_secret;
  };
  const said = ({ body }: Awaited<ReturnType<typeof ask>>) =>
    body.error ? [body.error.type, body.error.code, body.error.decline_code] : [body.status];
  const pay = (secret: string, more = {}) => ask('payment_intents/confirm', { client_secret: secret, ...more });
  const declined = (reason: string) => ['card_error', 'card_declined', reason];

  it.each([
    ['visa', ['succeeded'], ['succeeded']],
    ['declined', declined('generic_decline'), null],
    ['challenged', ['requires_action'], null],
    ['noFunds', ['succeeded'], declined('insufficient_funds')],
  ] as const)('links and charges the %s card: %j, then %j', async (name, linking, charge) => {
    const { number, brand } = testCards[name];
    expect(said(await link(number)).filter(Boolean)).toEqual(linking);
    const isLinked = linking[0] === 'succeeded';
    const card = { brand, last4: number.slice(-4), exp_month: 12, exp_year: 2030 };
    expect(await linked()).toMatchObject(isLinked ? [{ card, is_default: true }] : []);
    if (charge === null) return;
    expect(said(await pay(await begin())).filter(Boolean)).toEqual(charge);
    const { balance, rows, payments } = await ledger();
    const isPaid = charge[0] === 'succeeded';
    expect([balance, rows.length]).toEqual(isPaid ? [200_000, 1] : [0, 0]);
    expect(payments).toMatchObject([{ status: isPaid ? 'succeeded' : 'pending' }]);
  });

  it.each([
    ['a real card', { number: '4539578763621486' }, 'card_declined'],
    ['a card past its month', { number: '4242424242424242', exp_month: 9, exp_year: 2026 }, 'expired_card'],
    ['half a security code', { number: '4242424242424242', cvc: '12' }, 'incomplete_card'],
  ])('refuses %s with the provider’s error, and links no card', async (_, card, code) => {
    const { status, body } = await link('', { card: { ...typed(''), ...card } });
    const setup_intent = { status: 'requires_payment_method', last_setup_error: { code } };
    expect(status).toBe(402);
    expect(body.error).toMatchObject({ code, setup_intent });
    expect(await linked()).toEqual([]);
  });

  it('requires a challenge before linking and before each payment', async () => {
    const { client_secret } = (await link(testCards.challenged.number)).body;
    const answer = (kind: string, secret: string, outcome: string) =>
      ask(`${kind}_intents/authenticate`, { client_secret: secret, outcome });
    expect(await linked()).toEqual([]);
    expect(said(await answer('setup', client_secret, 'complete'))).toEqual(['succeeded']);
    const first = await begin();
    expect(said(await pay(first))).toEqual(['requires_action']);
    expect(said(await answer('payment', first, 'fail'))[1]).toBe('payment_intent_authentication_failure');
    const second = await begin();
    await pay(second);
    expect(said(await answer('payment', second, 'complete'))).toEqual(['succeeded']);
    expect((await ledger()).rows).toHaveLength(1);
  });

  it('refuses to confirm a paid intent, returns it, and moves no money again', async () => {
    await link(testCards.visa.number);
    const secret = await begin();
    await pay(secret);
    expect(said(await pay('pi_1_secret_1'))[1]).toBe('resource_missing');
    const { status, body } = await pay(secret);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      payment_intent: { status: 'succeeded', amount: 200_000, currency: 'vnd' },
    });
    expect((await ledger()).rows).toHaveLength(1);
  });

  it('links one card per setup intent', async () => {
    const client_secret = await setupSecret();
    const send = () => ask('setup_intents/confirm', { client_secret, card: typed('4242424242424242') });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await linked()).toHaveLength(1);
  });

  it('answers the portal’s pages and its own, and refuses pages of other sites', async () => {
    const json = { client_secret: await setupSecret() };
    const from = (Origin: string, site: string) =>
      sandbox.call('POST', `${v1}/setup_intents/retrieve`, { json, headers: { Origin, 'Sec-Fetch-Site': site } });
    const portal = await from(portalOrigin, 'cross-site');
    expect([portal.status, portal.headers.get('Access-Control-Allow-Origin')]).toEqual([200, portalOrigin]);
    expect((await from('http://localhost:4173', 'same-origin')).status).toBe(200);
    const stranger = await from('https://evil.example', 'cross-site');
    expect([stranger.status, stranger.headers.get('Access-Control-Allow-Origin')]).toEqual([403, null]);
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await sandbox.call('POST', `${v1}/setup_intents/retrieve`, { body: 'x=1', headers: form })).status).toBe(
      415,
    );
  });
});
