import { describe, expect, it } from 'vitest';
import { type Call, sandboxOfTests, tokenOf } from './testing/createTestSandbox.ts';

const login = '/api/v1/auth/login';
const checkout = '/api/payments/checkout';
const good = { amount: 500_000, type: 2, method: 'VIETQR' };
const key = { 'Idempotency-Key': 'k' };

describe('the provider’s refusals', () => {
  const sandbox = sandboxOfTests();
  const token = tokenOf();

  const ledger = async (email = 'demo@may.cloud') =>
    (await (await sandbox.call('GET', `/__sandbox/ledger?email=${email}`)).json()).result;

  const cases: [string, number, string, Call][] = [
    ['a negative amount', 400, 'invalidInput', { json: { ...good, amount: -1 } }],
    ['no amount at all', 400, 'invalidInput', { json: { type: 2, method: 'VIETQR' } }],
    ['an amount of zero', 400, 'invalidInput', { json: { ...good, amount: 0 } }],
    ['an amount as text', 400, 'invalidInput', { json: { ...good, amount: '500000' } }],
    ['half a dong', 400, 'amountOutOfRange', { json: { ...good, amount: 500_000.5 } }],
    ['less than the minimum', 400, 'amountOutOfRange', { json: { ...good, amount: 9999 } }],
    ['more than the maximum', 400, 'amountOutOfRange', { json: { ...good, amount: 200_000_001 } }],
    ['an unsafe integer', 400, 'amountOutOfRange', { json: { ...good, amount: 2 ** 53 } }],
    ['an infinite amount', 400, 'invalidInput', { body: '{"amount":1e400,"type":2,"method":"VIETQR"}' }],
    ['a method of another region', 400, 'methodNotOffered', { json: { ...good, method: 'BANKTRANSFER' } }],
    ['a method under the wrong type', 400, 'methodNotOffered', { json: { ...good, type: 1 } }],
    ['type 2 without its method', 400, 'methodNotOffered', { json: { amount: 500_000, type: 2 } }],
    ['a method nobody knows', 400, 'invalidInput', { json: { ...good, method: 'CASH' } }],
    ['a list instead of an object', 400, 'invalidInput', { json: [good] }],
    ['half a JSON', 400, 'invalidInput', { body: '{"amount":' }],
    ['an empty body', 400, 'invalidInput', { body: '' }],
    ['a body of a megabyte', 413, 'tooLarge', { body: JSON.stringify({ ...good, note: 'x'.repeat(1_000_000) }) }],
  ];

  it.each(cases)('refuses a checkout with %s', async (_, status, code, call) => {
    const headers = { ...key, 'Content-Type': 'application/json', ...call.headers };
    const before = await ledger();
    const response = await sandbox.call('POST', checkout, { ...call, token, headers });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ statusCode: status, code, message: expect.stringMatching(/\S/) });
    expect(await ledger()).toEqual(before);
  });

  it.each(['', ' ', 'x'.repeat(256), 'khóa'])('refuses a checkout under the key "%s"', async (bad) => {
    const headers: Record<string, string> =
      bad === 'khóa' ? { 'Idempotency-Key': 'kh\u00f3a' } : { 'Idempotency-Key': bad };
    const response = await sandbox.call('POST', checkout, { token, json: good, headers });
    expect(response.status).toBe(400);
    expect((await response.json()).code).toBe('idempotencyKeyMissing');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'refuses a write of type %s, which another site could send',
    async (type) => {
      const body = JSON.stringify(good);
      const response = await sandbox.call('POST', checkout, { token, body, headers: { ...key, 'Content-Type': type } });
      expect(response.status).toBe(415);
    },
  );

  it('answers with 401 without a known token', async () => {
    for (const authorization of [undefined, 'Bearer', `Bearer ${'x'.repeat(43)}`, token, `Basic ${token}`]) {
      const headers: Record<string, string> = authorization ? { Authorization: authorization } : {};
      const response = await sandbox.call('GET', '/api/v1/auth/me', { headers });
      expect(response.status).toBe(401);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    }
  });

  it.each(['', '../../auth/me', 'a'.repeat(65), 'MAY%00', "'; drop table ledger"])(
    'refuses the transaction code "%s"',
    async (code) => {
      const path = `/api/payments/get-transaction?transactionCode=${encodeURIComponent(code)}`;
      expect((await sandbox.call('GET', path, { token })).status).toBe(400);
    },
  );

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

  it.each([
    ['vi-VN,vi;q=0.9', 'Không tìm thấy.'],
    ['en', 'Not found.'],
    ['fr, vi;q=0.2, en;q=0.1', 'Không tìm thấy.'],
    ['de', 'Not found.'],
  ])('refuses in the language of "%s"', async (language, message) => {
    const response = await sandbox.call('GET', '/api/nothing', { headers: { 'Accept-Language': language } });
    expect(await response.json()).toEqual({ statusCode: 404, message, code: 'notFound' });
  });

  it.each([
    ['another card provider', '/api/payments/paypal'],
    ['an unknown call', '/api/v1/auth/nothing'],
    ['the portal page asked for as data', '/api/payments/success'],
  ])('answers %s with a JSON 404', async (_, path) => {
    const response = await sandbox.call('GET', path, { token, headers: { Accept: 'application/json' } });
    expect(response.status).toBe(404);
    expect((await response.json()).statusCode).toBe(404);
  });

  it.each([
    ['without a name', { name: ' ' }, 400],
    ['with an e-mail that is none', { email: 'ha.may.cloud' }, 400],
    ['with a short password', { password: 'short' }, 400],
    ['with a phone number that is none', { phone: '12' }, 400],
    ['with an e-mail that is taken', { email: 'Demo@may.cloud' }, 409],
    ['with a phone number that is taken', { phone: '0901 234 567' }, 409],
  ])('refuses to register a customer %s', async (_, change, status) => {
    const person = { name: 'Hà', email: 'ha@may.cloud', phone: '0912345678', password: 'Matkhau!1', ...change };
    expect((await sandbox.call('POST', '/api/v1/auth/register', { json: person })).status).toBe(status);
  });

  it.each([
    ['GET', '/__sandbox/bank/%00'],
    ['POST', '/__sandbox/bank/MAY%00'],
    ['GET', '/__sandbox/invoices/%00'],
    ['GET', '/__sandbox/invoices/in%00/pdf'],
    ['POST', '/__sandbox/invoices/%00'],
    ['GET', '/__sandbox/ledger?email=%00'],
    ['PUT', '/api/wp/%00'],
    ['PUT', '/api/wp/srv%00/disk'],
    ['PUT', '/api/wp/srv%00/domain'],
    ['GET', '/api/payments/get-transaction?transactionCode=%00'],
    ['GET', '/api/payments/stripe?page=%00'],
  ])('refuses %s %s with a NUL in the address', async (method, path) => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const body = method === 'POST' ? 'action=pay' : undefined;
    const response = await sandbox.call(method, path, { token, headers, ...(body && { body }) });
    expect([response.status, (await response.json()).code]).toEqual([400, 'invalidInput']);
  });

  it.each([
    ['login', { email: 'demo\0@may.cloud', password: 'x' }, 'email'],
    ['login', { email: 'demo@may.cloud', password: 'x\0' }, 'password'],
    ['register', { name: 'H\0', email: 'ha@may.cloud', phone: '0912345678', password: 'Matkhau!1' }, 'name'],
    ['send', { phone: '09123\x0045678' }, 'phone'],
  ])('refuses to %s with a NUL in %j and names the field', async (call, json, field) => {
    const response = await sandbox.call('POST', `/api/v1/auth/${call}`, { json });
    expect([response.status, (await response.json()).message]).toEqual([400, `The request is not valid: ${field}.`]);
  });

  it.each(['%', '%FF', '%E0%A4%A', '%2500', '%F0%9F%92%A9', 'x'.repeat(5000), '%0A', '..%2f..'])(
    'does not stumble over a name like "%s"',
    async (name) => {
      for (const path of [`/__sandbox/bank/${name}`, `/__sandbox/invoices/${name}`]) {
        expect((await sandbox.call('GET', path)).status).toBe(404);
      }
    },
  );

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io'])(
    'keeps the control routes from the host %s',
    async (host) => {
      for (const path of ['/__sandbox/ledger?email=demo@may.cloud', '/__sandbox/faults', '/__sandbox/bank/MAY1']) {
        expect((await sandbox.call('GET', path, { headers: { Host: host } })).status).toBe(421);
      }
    },
  );
});
