import fc from 'fast-check';
import { expect, it } from 'vitest';
import { meFixture, signInFixture } from './auth/auth.fixtures.ts';
import { createApi } from './createApi.ts';
import { isApiError } from './errors/ApiError.ts';
import { isInvalidResponseError } from './errors/InvalidResponseError.ts';
import { invoiceFixture } from './invoices/invoices.fixtures.ts';
import { readEvent } from './realtime/readEvent.ts';
import { checkoutFixture, transactionDetailFixture, transactionFixture } from './wallet/wallet.fixtures.ts';

let body = '';
const { auth, wallet, invoices } = createApi({
  baseUrl: 'https://api.test',
  fetch: async () => new Response(body, { headers: { 'content-type': 'application/json' } }),
  getToken: () => null,
});

const doors: Record<string, { ask: () => Promise<unknown>; good: unknown }> = {
  signIn: { ask: () => auth.signIn({ email: 'a', password: 'b' }), good: signInFixture() },
  getMe: { ask: () => auth.getMe(), good: meFixture() },
  getCardSecret: { ask: () => auth.getCardSecret(), good: { client_secret: 'seti_a_secret_b' } },
  authorizeChannel: { ask: () => auth.authorizeChannel('1.1', 'c'), good: {} },
  resendCode: { ask: () => auth.resendCode({ phone: '1' }), good: {} },
  createCheckout: {
    ask: () => wallet.createCheckout({ amount: { amount: 1, currency: 'VND' }, method: 'atm', attemptKey: 'k' }),
    good: checkoutFixture(),
  },
  getTransaction: { ask: () => wallet.getTransaction('MAY0001', 'AUD'), good: transactionDetailFixture() },
  listTransactions: { ask: () => wallet.listTransactions('AUD'), good: [transactionFixture()] },
  listInvoices: { ask: () => invoices.listInvoices('AUD'), good: [invoiceFixture()] },
};

const hostile = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('NaN', 1e308, 2 ** 53, '1e400', '<img>', '\u2212', -0, { __proto__: null }, '2026-02-30', [[]]),
  fc.double({ noNaN: true }),
);

/** Answers near the right one: some field, at any depth, replaced by anything JSON can say. */
const damaged = (good: unknown): fc.Arbitrary<unknown> => {
  if (Array.isArray(good)) return fc.oneof(fc.array(damaged(good[0]), { maxLength: 4 }), hostile);
  if (typeof good !== 'object' || good === null)
    return fc.oneof({ weight: 3, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: hostile });
  const fields = Object.fromEntries(Object.entries(good).map(([key, value]) => [key, damaged(value)]));
  return fc.oneof({ weight: 9, arbitrary: fc.record(fields, { requiredKeys: [] }) }, { weight: 1, arbitrary: hostile });
};

const isClean = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isSafeInteger(value);
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isClean);
  return typeof value !== 'undefined';
};

it.each(Object.entries(doors))('%s: any JSON is read cleanly or refused by name', async (_name, { ask, good }) => {
  let read = 0;
  const answers = fc.oneof(hostile, fc.record({ message: fc.constantFrom('success', 'no', 5), result: damaged(good) }));
  await fc.assert(
    fc.asyncProperty(answers, async (answer) => {
      body = JSON.stringify(answer).replaceAll('1e+308', '1e400');
      try {
        const output = await ask();
        read += 1;
        expect(output === undefined || isClean(output)).toBe(true);
      } catch (error) {
        expect(isApiError(error) || isInvalidResponseError(error)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
  // A door that refused everything would pass the property without meaning anything.
  if (Object.keys(good as object).length > 0) expect(read).toBeGreaterThan(0);
});

it('any realtime message is read cleanly or dropped', () => {
  const good = {
    id: 'in_1',
    event_id: 'e',
    amount_paid: 0,
    amount_due: 5,
    currency: 'vnd',
    hosted_invoice_url: 'https://a.b/',
  };
  const names = fc.oneof(fc.constantFrom('invoice.paid', 'invoice.create', '__proto__', 'toString'), fc.string());
  let read = 0;
  fc.assert(
    fc.property(names, fc.oneof(damaged(good), fc.anything()), (name, payload) => {
      const event = readEvent(name, payload);
      if (event === null) return;
      read += 1;
      expect(isClean(event)).toBe(true);
    }),
    { numRuns: 3_000 },
  );
  expect(read).toBeGreaterThan(100);
});
