const transaction = {
  id: 'txn_1',
  description: 'Nạp tiền qua VietQR',
  amount: 500_000,
  created: 1_795_219_200,
  ending_balance: 1_250_000,
  transactionCode: 'MAY0001',
  currency: 'vnd',
};

/** One transaction as the provider sends it (major units, unix seconds); overrides replace whole fields. */
export const transactionFixture = (
  overrides: Partial<Record<keyof typeof transaction, unknown>> = {},
): Record<string, unknown> => ({ ...transaction, ...overrides });

const transactionDetail = {
  transactionCode: 'MAY0001',
  description: 'Nạp tiền qua VietQR',
  amount: 500_000,
  createdAt: '2026-11-21T00:00:00.000Z',
  status: 'succeeded',
  currency: 'vnd',
};

/** One transaction asked for by code as the provider sends it (major units, ISO date); overrides replace whole fields. */
export const transactionDetailFixture = (
  overrides: Partial<Record<keyof typeof transactionDetail, unknown>> = {},
): Record<string, unknown> => ({ ...transactionDetail, ...overrides });

const checkout = { checkoutUrl: 'http://127.0.0.1:4300/__sandbox/bank/MAY0001', transactionCode: 'MAY0001' };

/** The checkout call's result as the sandbox sends it; overrides replace whole fields. */
export const checkoutFixture = (
  overrides: Partial<Record<keyof typeof checkout, unknown>> = {},
): Record<string, unknown> => ({ ...checkout, ...overrides });
