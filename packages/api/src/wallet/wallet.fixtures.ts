import { fixtureOf } from '../wire/fixtureOf.ts';

const literalTransaction = {
  id: 'txn_1',
  description: 'Nạp tiền qua VietQR',
  amount: 500_000,
  created: 1_795_219_200,
  ending_balance: 1_250_000,
};

/** One transaction with the specified fields alone (spec §3; major units, unix seconds). */
export const literalTransactionFixture = fixtureOf(literalTransaction);

/** One transaction as the rich provider sends it: with its currency and its payment's code. */
export const transactionFixture = fixtureOf({ ...literalTransaction, transactionCode: 'MAY0001', currency: 'vnd' });

const literalTransactionDetail = {
  transactionCode: 'MAY0001',
  description: 'Nạp tiền qua VietQR',
  amount: 500_000,
  createdAt: '2026-11-21T00:00:00.000Z',
};

/** One transaction read by its code, with the specified fields alone (spec §3; major units, ISO date). */
export const literalTransactionDetailFixture = fixtureOf(literalTransactionDetail);

/** One transaction read by its code as the rich provider sends it: with its currency and status. */
export const transactionDetailFixture = fixtureOf({
  ...literalTransactionDetail,
  status: 'succeeded',
  currency: 'vnd',
});

const literalCheckout = { checkoutUrl: 'http://127.0.0.1:4300/__sandbox/bank/MAY0001' };

/** The checkout call's result with the specified field alone (spec §7). */
export const literalCheckoutFixture = fixtureOf(literalCheckout);

/** The checkout call's result as the rich provider sends it: with the transaction code. */
export const checkoutFixture = fixtureOf({ ...literalCheckout, transactionCode: 'MAY0001' });
