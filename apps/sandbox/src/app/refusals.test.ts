import { describe, expect, it } from 'vitest';
import { type Call, sandboxOfTests, tokenOf } from './testing/createTestSandbox.ts';

const login = '/api/v1/auth/login';
const checkout = '/api/payments/checkout';
const good = { amount: 500_000, type: 2, method: 'VIETQR' };
const key = { 'Idempotency-Key': 'k' };

describe('the provider’s refusals', () => {
  const sandbox = sandboxOfTests();
  const token = tokenOf();

  const cases: [string, number, string, Call][] = [
    ['a negative amount', 400, 'invalidInput', { json: { ...good, amount: -1 } }],
    ['an amount as text', 400, 'invalidInput', { json: { ...good, amount: '500000' } }],
    ['half a dong', 400, 'amountOutOfRange', { json: { ...good, amount: 500_000.5 } }],
    ['less than the minimum', 400, 'amountOutOfRange', { json: { ...good, amount: 9999 } }],
    ['more than the maximum', 400, 'amountOutOfRange', { json: { ...good, amount: 200_000_001 } }],
    ['an unsafe integer', 400, 'amountOutOfRange', { json: { ...good, amount: 2 ** 53 } }],
    ['a method of another region', 400, 'methodNotOffered', { json: { ...good, method: 'BANKTRANSFER' } }],
    ['a method under the wrong type', 400, 'methodNotOffered', { json: { ...good, type: 1 } }],
    ['half a JSON', 400, 'invalidInput', { body: '{"amount":' }],
    ['a body of a megabyte', 413, 'tooLarge', { body: JSON.stringify({ ...good, note: 'x'.repeat(1_000_000) }) }],
  ];

  it('refuses a checkout with a wrong amount, method or body', async () => {
    for (const [name, status, code, call] of cases) {
      const headers = { ...key, 'Content-Type': 'application/json', ...call.headers };
      const before = await sandbox.ledger();
      const response = await sandbox.call('POST', checkout, { ...call, token, headers });
      expect.soft(response.status, name).toBe(status);
      expect
        .soft(await response.json(), name)
        .toMatchObject({ statusCode: status, code, message: expect.stringMatching(/\S/) });
      expect.soft(await sandbox.ledger(), name).toEqual(before);
    }
  });

  it('refuses a checkout under an empty, a long and a foreign key', async () => {
    for (const bad of ['', 'x'.repeat(256), 'kh\u00f3a']) {
      const headers = { 'Idempotency-Key': bad };
      const response = await sandbox.call('POST', checkout, { token, json: good, headers });
      expect.soft(response.status, bad).toBe(400);
      expect.soft((await response.json()).code, bad).toBe('idempotencyKeyMissing');
    }
  });

  it('refuses a write of a type that another site could send', async () => {
    const headers = { ...key, 'Content-Type': 'text/plain' };
    const response = await sandbox.call('POST', checkout, { token, body: JSON.stringify(good), headers });
    expect(response.status).toBe(415);
  });

  it('answers with 401 without a known token', async () => {
    for (const authorization of [undefined, 'Bearer', `Bearer ${'x'.repeat(43)}`, token, `Basic ${token}`]) {
      const headers: Record<string, string> = authorization ? { Authorization: authorization } : {};
      const response = await sandbox.call('GET', '/api/v1/auth/me', { headers });
      expect(response.status).toBe(401);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    }
  });

  it('refuses a repeated transaction code, and answers 404 for an unknown one', async () => {
    const path = '/api/payments/get-transaction?transactionCode=MAY1';
    expect((await sandbox.call('GET', `${path}&transactionCode=MAY2`, { token })).status).toBe(400);
    expect((await sandbox.call('GET', path, { token })).status).toBe(404);
  });

  it('answers a wrong password and an unknown e-mail alike', async () => {
    const answerTo = async (email: string) => {
      const response = await sandbox.call('POST', login, { json: { email, password: 'wrong' } });
      return [response.status, await response.json()];
    };
    expect(await answerTo('nobody@may.cloud')).toEqual(await answerTo('demo@may.cloud'));
  });

  it('refuses in the language of the browser', async () => {
    for (const [language, message] of [
      ['vi-VN,vi;q=0.9', 'Không tìm thấy.'],
      ['en', 'Not found.'],
      ['fr, vi;q=0.2, en;q=0.1', 'Không tìm thấy.'],
    ] as const) {
      const response = await sandbox.call('GET', '/api/nothing', { headers: { 'Accept-Language': language } });
      expect.soft(await response.json(), language).toEqual({ statusCode: 404, message, code: 'notFound' });
    }
  });

  it('refuses to register a customer without a name, or as another one', async () => {
    for (const [name, change, status] of [
      ['without a name', { name: ' ' }, 400],
      ['with a NUL in the name', { name: 'H\0' }, 400],
      ['with an e-mail that is taken', { email: 'Demo@may.cloud' }, 409],
      ['with a phone number that is taken', { phone: '0901 234 567' }, 409],
    ] as const) {
      const person = { name: 'Hà', email: 'ha@may.cloud', phone: '0912345678', password: 'Matkhau!1', ...change };
      expect.soft((await sandbox.call('POST', '/api/v1/auth/register', { json: person })).status, name).toBe(status);
    }
  });

  it('refuses a NUL in the address', async () => {
    for (const [method, path] of [
      ['GET', '/__sandbox/bank/%00'],
      ['PUT', '/api/wp/srv%00/disk'],
    ] as const) {
      const response = await sandbox.call(method, path, { token });
      expect.soft([response.status, (await response.json()).code], path).toEqual([400, 'invalidInput']);
    }
  });

  it('keeps the control routes from other hosts', async () => {
    for (const host of ['evil.example', '127.0.0.1.nip.io']) {
      const path = '/__sandbox/ledger?email=demo@may.cloud';
      expect.soft((await sandbox.call('GET', path, { headers: { Host: host } })).status, host).toBe(421);
    }
  });
});
