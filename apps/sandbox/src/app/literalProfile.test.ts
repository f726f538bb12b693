import { describe, expect, it } from 'vitest';
import { addInvoice } from '../wallet/invoices.ts';
import { type Call, sandboxOfTests, tokenOf } from './testing/createTestSandbox.ts';

const topUp = { amount: 500_000, type: 2, method: 'VIETQR' };
const person = { name: 'Hà', email: 'ha@may.cloud', phone: '+84912345678', password: 'Matkhau!1' };
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

describe('the literal provider', () => {
  const sandbox = sandboxOfTests({ profile: 'literal' });
  const token = tokenOf();

  const read = async (path: string) => {
    const response = await sandbox.call('GET', path, { token });
    return { status: response.status, body: await response.json() };
  };
  const send = async (path: string, call: Call) => {
    const response = await sandbox.call('POST', path, call);
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const resultOf = async (path: string) => (await read(path)).body.result;
  const pay = (call: Call = {}) => send('/api/payments/checkout', { token, json: topUp, ...call });
  const codeOf = ({ body }: Awaited<ReturnType<typeof pay>>) => body.result.checkoutUrl.split('/').at(-1);
  const press = (code: string, action: string) =>
    sandbox.call('POST', `/__sandbox/bank/${code}`, { body: `action=${action}`, headers: form });
  const detailPath = (code: string) => `/api/payments/get-transaction?transactionCode=${code}`;

  it('creates a payment for each call, with or without an idempotency key', async () => {
    const headers = { 'Idempotency-Key': 'k' };
    const before = (await sandbox.ledger()).payments.length;
    const answers = [await pay({ headers }), await pay({ headers }), await pay()];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.headers.has('Idempotent-Replayed')).toBe(false);
    }
    expect(new Set(answers.map(codeOf)).size).toBe(3);
    const { payments } = await sandbox.ledger();
    expect(payments).toHaveLength(before + 3);
    expect(payments.every(({ attemptKey }: { attemptKey: unknown }) => attemptKey === null)).toBe(true);
  });

  it.each(['cancel', 'fail'])('knows a payment once it is paid, and never one that ended with %s', async (action) => {
    const [paid, lost] = [codeOf(await pay()), codeOf(await pay())];
    for (const code of [paid, lost]) expect((await read(detailPath(code))).status).toBe(404);
    await press(paid, 'pay');
    await press(lost, action);
    expect((await resultOf(detailPath(paid))).transactionCode).toBe(paid);
    expect((await read(detailPath(lost))).status).toBe(404);
  });

  it('lists paid invoices with nothing due, and neither drafts nor broken links', async () => {
    const invoices = await resultOf('/api/payments/stripe/invoices');
    expect(invoices).toHaveLength(13);
    const due = invoices.map(({ amount_due }: { amount_due: number }) => amount_due);
    expect(due).toEqual([960_000, ...Array(12).fill(0)]);
    expect(invoices.every(({ invoice_pdf }: { invoice_pdf: unknown }) => typeof invoice_pdf === 'string')).toBe(true);
    await sandbox.call('POST', invoices[0].hosted_invoice_url, { headers: form });
    expect((await resultOf('/api/payments/stripe/invoices'))[0]).toMatchObject({ id: invoices[0].id, amount_due: 0 });
  });

  it('refuses a login, a registration, a code and a checkout with 200 and the refusal in the message', async () => {
    const account = (call: string, json: object) => send(`/api/v1/auth/${call}`, { json });
    await account('register', person);
    const refusals = [
      [await account('login', { email: 'demo@may.cloud', password: 'wrong' }), 401],
      [await account('login', { email: 'demo' }), 400],
      [await account('login', person), 403],
      [await account('register', { ...person, name: ' ' }), 400],
      [await account('register', { ...person, email: 'demo@may.cloud' }), 409],
      [await account('active', { phone: person.phone, otp: '000000' }), 400],
      [await account('send', { phone: '12' }), 400],
      [await pay({ json: { ...topUp, amount: 1 } }), 400],
      [await pay({ json: { ...topUp, method: 'BANKTRANSFER' } }), 400],
    ] as const;
    const message = expect.stringMatching(/^(?!success$)\S/);
    for (const [{ status, body }, statusCode] of refusals)
      expect.soft([status, body]).toEqual([200, { statusCode, message }]);
  });

  it('refuses with HTTP statuses where a proxy could too, without a code', async () => {
    const json = { 'Content-Type': 'application/json' };
    const refusals = [
      [await send('/api/payments/checkout', { json: topUp }), 401],
      [await pay({ body: '{}', json: undefined, headers: { 'Content-Type': 'text/plain' } }), 415],
      [await pay({ body: 'x'.repeat(70_000), json: undefined, headers: json }), 413],
      [await read('/api/v1/auth/nothing'), 404],
      [await read(detailPath('MAY1')), 404],
      [await read(detailPath('')), 400],
    ] as const;
    for (const [{ status, body }, expected] of refusals) {
      expect(status).toBe(expected);
      expect(body).toEqual({ statusCode: expected, message: expect.stringMatching(/\S/) });
    }
  });

  it('publishes a failed invoice payment with the specified fields, and other events without fields', async () => {
    const [open] = await resultOf('/api/payments/stripe/invoices');
    const createdAt = sandbox.world.clock();
    const figures = { amountDue: 900_000_000, amountPaid: 0, amountRemaining: 900_000_000, currency: 'VND' } as const;
    const names = { id: 'in_dear', userId: 'usr_demo', description: 'Máy chủ', status: 'open' };
    await addInvoice(sandbox.world.store.db, { ...names, ...figures, published: true, createdAt });
    const [dear] = await resultOf('/api/payments/stripe/invoices');
    for (const { hosted_invoice_url } of [dear, open]) {
      await sandbox.call('POST', hosted_invoice_url, { headers: form });
    }
    const amounts = { amount_paid: 0, amount_due: 900_000_000 };
    expect(sandbox.world.realtime.published().map(({ event, data }) => [event, data])).toEqual([
      ['invoice.payment_failed', { id: 'in_dear', ...amounts, hosted_invoice_url: dear.hosted_invoice_url }],
      ['invoice.paid', {}],
    ]);
  });

  it('publishes an event of a test unchanged', async () => {
    const data = { event_id: 'evt_1', id: 'in_1', currency: 'vnd' };
    await send('/__sandbox/events', { json: { email: 'demo@may.cloud', event: 'invoice.paid', data } });
    expect(sandbox.world.realtime.published().at(-1)?.data).toEqual(data);
  });

  it("keeps the levers' own refusals as they are", async () => {
    const { status, body } = await send('/__sandbox/profile', { json: { profile: 'generous' } });
    expect([status, body.code]).toEqual([400, 'invalidInput']);
  });
});
