import { expect, it } from 'vitest';
import { apiAnswering, permit } from '../playedApi.fixtures.ts';
import { checkoutFixture, transactionDetailFixture, transactionFixture } from './wallet.fixtures.ts';

it('a top-up sends the type and method of its way to pay, in major units and under its attempt key', async () => {
  for (const [method, wire] of [
    ['alepay', { type: 1 }],
    ['vietqr', { type: 2, method: 'VIETQR' }],
    ['atm', { type: 2, method: 'ATMCARD' }],
    ['internationalCard', { type: 2, method: 'CREDITCARD' }],
    ['vnpay', { type: 2, method: 'QRPAY' }],
    ['creditCard', { type: 2, method: 'BANKTRANSFER' }],
  ] as const) {
    const { wallet, asked } = apiAnswering(checkoutFixture(), { status: 201 });
    await wallet.createCheckout({ amount: { amount: 500_000, currency: 'VND' }, method, attemptKey: 'key-1' }, permit);
    expect.soft([asked[0]?.method, asked[0]?.url], method).toEqual(['POST', 'https://api.test/api/payments/checkout']);
    expect.soft(asked[0]?.headers.get('idempotency-key'), method).toBe('key-1');
    expect.soft(await asked[0]?.json(), method).toEqual({ amount: 500_000, ...wire });
  }
});

it('sends no key to a provider that does not know keys', async () => {
  const { wallet, asked } = apiAnswering(checkoutFixture(), { status: 201 });
  await wallet.createCheckout({ amount: { amount: 1, currency: 'VND' }, method: 'atm', attemptKey: null }, permit);
  expect(asked[0]?.headers.has('idempotency-key')).toBe(false);
});

it('sends cents as dollars', async () => {
  const { wallet, asked } = apiAnswering(checkoutFixture(), { status: 201 });
  const cents = { amount: 1250, currency: 'AUD' } as const;
  await wallet.createCheckout({ amount: cents, method: 'creditCard', attemptKey: 'key-1' }, permit);
  expect(await asked[0]?.json()).toMatchObject({ amount: 12.5 });
});

it('accepts a checkout without a transaction code; without a URL the outcome is unknown', async () => {
  const ask = { amount: { amount: 1, currency: 'VND' }, method: 'vietqr', attemptKey: 'k' } as const;
  const codeless = apiAnswering({ checkoutUrl: 'https://pay.ok/1' }, { status: 201 }).wallet;
  expect(await codeless.createCheckout(ask, permit)).toEqual({
    checkoutUrl: 'https://pay.ok/1',
    transactionCode: null,
  });
  const urlless = apiAnswering({ transactionCode: 'MAY0001' }, { status: 201 }).wallet;
  await expect(urlless.createCheckout(ask, permit)).rejects.toMatchObject({ name: 'InvalidResponseError' });
});

it('lists transactions with money, ISO times and their payments’ codes', async () => {
  const { wallet, asked } = apiAnswering([transactionFixture({ amount: '\u2212500000', id: 5 })]);
  expect(await wallet.listTransactions('VND')).toEqual({
    items: [
      {
        id: '5',
        description: 'Nạp tiền qua VietQR',
        amount: { amount: -500_000, currency: 'VND' },
        createdAt: '2026-11-21T00:00:00.000Z',
        endingBalance: { amount: 1_250_000, currency: 'VND' },
        transactionCode: 'MAY0001',
      },
    ],
    unreadable: 0,
  });
  expect(asked[0]?.url).toBe('https://api.test/api/payments/stripe');
});

it('skips and counts rows without an id, and keeps the readable fields of the others', async () => {
  const broken = transactionFixture({
    amount: 'NaN',
    ending_balance: '1e400',
    created: 'x',
    description: 5,
    transactionCode: {},
  });
  const { wallet } = apiAnswering([null, 'row', transactionFixture({ id: undefined }), broken]);
  expect(await wallet.listTransactions('VND')).toEqual({
    items: [
      { id: 'txn_1', description: '', amount: null, createdAt: null, endingBalance: null, transactionCode: null },
    ],
    unreadable: 3,
  });
});

it('an amount in an unknown currency is null', async () => {
  const { wallet } = apiAnswering([
    transactionFixture({ currency: 'jpy' }),
    transactionFixture({ currency: undefined }),
  ]);
  const { items } = await wallet.listTransactions('AUD');
  expect(items.map(({ amount }) => amount)).toEqual([null, { amount: 50_000_000, currency: 'AUD' }]);
});

it('refuses a log that is not a list', async () => {
  const { wallet } = apiAnswering({ data: [] });
  await expect(wallet.listTransactions('VND')).rejects.toMatchObject({ name: 'InvalidResponseError', at: 'result' });
});

it('reads a transaction by its code, which is escaped and cannot add a parameter', async () => {
  const code = '1&transactionCode=2#../x';
  const { wallet, asked } = apiAnswering(transactionDetailFixture({ transactionCode: code }));
  await wallet.getTransaction(code, 'VND');
  const url = new URL(asked[0]?.url ?? '');
  expect([url.pathname, [...url.searchParams]]).toEqual(['/api/payments/get-transaction', [['transactionCode', code]]]);
});

it('reads a status: only absence or the word is success', async () => {
  const spellings: Record<string, unknown[]> = {
    succeeded: [undefined, 'succeeded', ' SUCCEEDED'],
    pending: [null, 'pending', 'sUcCeEdEd!', 1],
    failed: ['failed', 'FAILED'],
    cancelled: ['cancelled', 'canceled'],
  };
  const rows = Object.entries(spellings).flatMap(([expected, given]) => given.map((status) => ({ expected, status })));
  for (const { expected, status } of rows) {
    const { wallet } = apiAnswering(transactionDetailFixture({ status }));
    expect.soft(await wallet.getTransaction('MAY0001', 'VND'), `${status}`).toMatchObject({
      status: expected,
      amount: { amount: 500_000, currency: 'VND' },
      createdAt: '2026-11-21T00:00:00.000Z',
    });
  }
});

it('does not read an absent status as paid at a provider that tells statuses', async () => {
  const { wallet } = apiAnswering(transactionDetailFixture({ status: undefined }), { tellsStatus: true });
  expect(await wallet.getTransaction('MAY0001', 'VND')).toMatchObject({ status: 'pending' });
});

it('a success of no money or less is none', async () => {
  for (const amount of [0, -50_000]) {
    const { wallet } = apiAnswering(transactionDetailFixture({ amount }));
    expect.soft(await wallet.getTransaction('MAY0001', 'VND'), `${amount}`).toMatchObject({ status: 'pending' });
  }
});

it('refuses an answer about another transaction', async () => {
  const { wallet } = apiAnswering(transactionDetailFixture({ transactionCode: 'MAY0002' }));
  await expect(wallet.getTransaction('MAY0001', 'VND')).rejects.toMatchObject({ name: 'InvalidResponseError' });
});

it('an unknown code is an ApiError 404', async () => {
  const { wallet } = apiAnswering(null, { status: 404 });
  await expect(wallet.getTransaction('MAY9999', 'VND')).rejects.toMatchObject({ name: 'ApiError', status: 404 });
});
