import { createApi, isApiError } from '@may/api';
import {
  cardSecretFixture,
  checkoutFixture,
  invoiceFixture,
  meFixture,
  transactionDetailFixture,
  transactionFixture,
} from '@may/api/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoCustomers, demoPassword } from '../seed/demoCustomers.ts';
import { createTestSandbox, type TestSandbox } from '../testing/createTestSandbox.ts';

describe('the provider as the real client sees it', () => {
  let sandbox: TestSandbox;
  let token: string | null;
  let expired: number;
  beforeAll(async () => {
    sandbox = await createTestSandbox();
  });
  beforeEach(async () => {
    await sandbox.reset();
    token = null;
    expired = 0;
  });
  afterAll(() => sandbox.close());

  const api = createApi({
    baseUrl: 'http://localhost:4173',
    fetch: (input, init) => sandbox.fetch(new Request(input, init)),
    getToken: () => token,
    getLanguage: () => 'vi',
    onUnauthorized: () => {
      expired += 1;
    },
  });
  const signIn = async (email = 'demo@may.cloud') => {
    token = (await api.auth.signIn({ email, password: demoPassword })).accessToken;
  };
  const refusalOf = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (!isApiError(error)) throw new Error(`Expected a refusal, got ${String(error)}`);
    return error;
  };

  it('lets every demo customer sign in and tells who they are', async () => {
    for (const { id, email, name, regionCode } of demoCustomers) {
      await signIn(email);
      expect(await api.auth.getMe()).toMatchObject({ id, email, name, region: regionCode });
    }
  });

  it('refuses a wrong password without calling the session expired', async () => {
    const refusal = await refusalOf(api.auth.signIn({ email: 'demo@may.cloud', password: 'wrong' }));
    expect(refusal).toMatchObject({ status: 401, serverMessage: 'Email hoặc mật khẩu không đúng.' });
    expect(expired).toBe(0);
  });

  it('calls the session expired when a token is unknown', async () => {
    token = 'unknown-token-unknown-token-unknown';
    expect((await refusalOf(api.auth.getMe())).status).toBe(401);
    expect(expired).toBe(1);
  });

  it('gives a card setup secret', async () => {
    await signIn();
    expect((await api.auth.getCardSecret()).clientSecret).toMatch(/^seti_/);
  });

  it('registers, confirms the phone and signs in', async () => {
    const input = { name: 'Lê Thu Hà', email: 'ha@may.cloud', phone: '+84912345678', password: 'Matkhau!1' };
    await api.auth.register(input);
    expect((await refusalOf(api.auth.signIn(input))).status).toBe(403);
    expect((await refusalOf(api.auth.resendCode(input))).status).toBe(429);
    sandbox.passTime(61_000);
    await api.auth.resendCode(input);
    const answer = await sandbox.call('GET', `/__sandbox/otp?phone=${encodeURIComponent(input.phone)}`);
    const { otp } = (await answer.json()).result;
    await api.auth.confirmPhone({ phone: input.phone, otp });
    token = (await api.auth.signIn(input)).accessToken;
    expect(await api.auth.getMe()).toMatchObject({ email: 'ha@may.cloud', balance: { amount: 0, currency: 'VND' } });
  });

  it('lists transactions and invoices in which every row can be read', async () => {
    await signIn();
    const transactions = await api.wallet.listTransactions('VND');
    const invoices = await api.invoices.listInvoices('VND');
    expect(transactions).toMatchObject({ unreadable: 0 });
    expect(transactions.items.length).toBeGreaterThan(50);
    expect(
      transactions.items.every(({ amount, createdAt, endingBalance }) => amount && createdAt && endingBalance),
    ).toBe(true);
    expect(transactions.items[0]?.endingBalance).toEqual((await api.auth.getMe()).balance);
    expect(invoices).toMatchObject({ unreadable: 0 });
    expect(invoices.items).toHaveLength(14);
    const statuses = invoices.items.map(({ status }) => status);
    expect(statuses.filter((status) => status === 'unpaid')).toHaveLength(1);
    expect(statuses.filter((status) => status === 'draft')).toHaveLength(1);
    expect(invoices.items.find(({ status }) => status === 'draft')).toMatchObject({ pdfUrl: null, hostedUrl: null });
  });

  it('keeps the cents of a wallet in another currency', async () => {
    await signIn('aud@may.cloud');
    const { items, unreadable } = await api.wallet.listTransactions('AUD');
    expect(unreadable).toBe(0);
    expect(items.some(({ amount }) => amount?.currency === 'AUD' && amount.amount % 100 !== 0)).toBe(true);
    expect((await api.invoices.listInvoices('AUD')).items[0]?.amountDue).toEqual({ amount: 1895, currency: 'AUD' });
  });

  it('shows a newcomer empty lists', async () => {
    await signIn('new@may.cloud');
    expect(await api.wallet.listTransactions('VND')).toEqual({ items: [], unreadable: 0 });
    expect(await api.invoices.listInvoices('VND')).toEqual({ items: [], unreadable: 0 });
  });

  it('creates a payment by every method a region offers, and one payment a key', async () => {
    await signIn();
    for (const method of ['alepay', 'vietqr', 'atm', 'internationalCard', 'vnpay'] as const) {
      const input = { amount: { amount: 500_000, currency: 'VND' }, method, attemptKey: `key-${method}` } as const;
      const first = await api.wallet.createCheckout(input);
      expect(await api.wallet.createCheckout(input)).toEqual(first);
      const detail = await api.wallet.getTransaction(first.transactionCode ?? '', 'VND');
      expect(detail).toMatchObject({ status: 'pending', amount: { amount: 500_000, currency: 'VND' } });
    }
    await signIn('aud@may.cloud');
    const amount = { amount: 1250, currency: 'AUD' } as const;
    const card = await api.wallet.createCheckout({ amount, method: 'creditCard', attemptKey: 'key-card' });
    expect((await api.wallet.getTransaction(card.transactionCode ?? '', 'AUD')).amount).toEqual(amount);
  });

  it('shows the money after the bank was paid', async () => {
    await signIn('new@may.cloud');
    const amount = { amount: 200_000, currency: 'VND' } as const;
    const { checkoutUrl, transactionCode } = await api.wallet.createCheckout({
      amount,
      method: 'vietqr',
      attemptKey: 'k',
    });
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    await sandbox.call('POST', checkoutUrl, { body: 'action=pay', headers });
    expect(await api.wallet.getTransaction(transactionCode ?? '', 'VND')).toMatchObject({
      status: 'succeeded',
      amount,
    });
    expect((await api.auth.getMe()).balance).toEqual(amount);
    expect((await api.wallet.listTransactions('VND')).items).toMatchObject([
      { amount, endingBalance: amount, transactionCode },
    ]);
  });

  it('does not show a payment to another customer', async () => {
    await signIn();
    const amount = { amount: 200_000, currency: 'VND' } as const;
    const { transactionCode } = await api.wallet.createCheckout({ amount, method: 'vietqr', attemptKey: 'k' });
    await signIn('new@may.cloud');
    expect((await refusalOf(api.wallet.getTransaction(transactionCode ?? '', 'VND'))).status).toBe(404);
  });

  it('answers in the shapes of the fixtures', async () => {
    await signIn();
    const resultOf = async (path: string) =>
      (await (await sandbox.call('GET', path, { token: token ?? '' })).json()).result;
    const topUp = { amount: 100_000, type: 2, method: 'VIETQR' };
    const headers = { 'Idempotency-Key': 'shape' };
    const created = await sandbox.call('POST', '/api/payments/checkout', { token: token ?? '', json: topUp, headers });
    const checkout = (await created.json()).result;
    const fieldsOf = (value: object) => Object.keys(value).sort();
    expect(fieldsOf(await resultOf('/api/v1/auth/me'))).toEqual(expect.arrayContaining(fieldsOf(meFixture())));
    expect(fieldsOf(await resultOf('/api/v1/auth/card'))).toEqual(fieldsOf(cardSecretFixture()));
    expect(fieldsOf(checkout)).toEqual(expect.arrayContaining(fieldsOf(checkoutFixture())));
    const transactions = await resultOf('/api/payments/stripe');
    const topUpRow = transactions.find((row: object) => 'transactionCode' in row);
    expect(fieldsOf(topUpRow)).toEqual(expect.arrayContaining(fieldsOf(transactionFixture())));
    const invoices = await resultOf('/api/payments/stripe/invoices');
    expect(fieldsOf(invoices[1])).toEqual(expect.arrayContaining(fieldsOf(invoiceFixture())));
    const detail = await resultOf(`/api/payments/get-transaction?transactionCode=${checkout.transactionCode}`);
    expect(fieldsOf(detail)).toEqual(expect.arrayContaining(fieldsOf(transactionDetailFixture())));
  });
});
