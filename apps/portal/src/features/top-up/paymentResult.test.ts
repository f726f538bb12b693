import { topUpAttemptFixture, transactionDetailFixture, transactionFixture } from '@may/domain/fixtures';
import { dong } from '@may/domain/money.ts';
import type { TransactionStatus } from '@may/domain/wallet/transaction.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { wayBack } from '../../router/wayBack.ts';
import { type PaymentFound, paymentResult, paymentResultHrefs } from './paymentResult.ts';

afterEach(wayBack.clear);

const found = (status: TransactionStatus): PaymentFound => ({
  payment: transactionDetailFixture({ status }),
  attempt: null,
});
const read = (overrides: { data?: PaymentFound; error?: Error } = {}) => ({
  data: undefined,
  error: null,
  refetch: vi.fn(),
  log: { status: 'loading' } as const,
  ...overrides,
});

describe('paymentResult', () => {
  it('calls a payment successful only when the provider does', () => {
    expect(paymentResult('MAY1', true, read({ data: found('succeeded') }))).toMatchObject({ status: 'confirmed' });
    for (const status of ['pending', 'failed', 'cancelled'] as const) {
      expect(paymentResult('MAY1', true, read({ data: found(status) }))).toMatchObject({ status });
    }
  });

  it('tells the balance that the log has after this very payment, and computes none', () => {
    const balance = { amount: 750_000, currency: 'VND' } as const;
    const newer = transactionFixture({ id: 'txn_2', transactionCode: null });
    const own = transactionFixture({ transactionCode: 'MAY1', endingBalance: balance });
    const told = (...items: (typeof own)[]) => {
      const log = { status: 'ready', value: { items, unreadable: 0 } } as const;
      return paymentResult('MAY1', true, { ...read({ data: found('succeeded') }), log });
    };
    const reversal = transactionFixture({ id: 'txn_3', transactionCode: 'MAY1', amount: dong(-500_000) });
    expect(told(newer, reversal, own)).toMatchObject({ transaction: { balance: { value: balance } } });
    expect(told(newer)).toMatchObject({ transaction: { balance: { value: null } } });
  });

  it('asks for a sign-in instead of guessing when no customer is signed in', () => {
    expect(paymentResult('MAY1', false, read({ data: found('succeeded') })).status).toBe('signInNeeded');
  });

  it('waits for a payment of this browser that the provider does not know yet, and for no other', () => {
    const attempt = topUpAttemptFixture();
    expect(paymentResult('MAY1', true, read({ data: { payment: null, attempt } }))).toMatchObject({
      status: 'pending',
      transaction: { transactionCode: 'MAY1', amount: attempt.amount, description: null },
    });
    expect(paymentResult('MAY1', true, read({ data: { payment: null, attempt: null } }))).toEqual({
      status: 'notFound',
      transactionCode: 'MAY1',
    });
  });

  it('shows that the provider could not be asked', () => {
    expect(paymentResult('MAY1', true, read({ error: new Error('socket hang up') })).status).toBe('unreachable');
    expect(paymentResult('MAY1', true, read()).status).toBe('checking');
  });

  it('refuses an address without a readable code', () => {
    expect(paymentResult(null, true, read({ data: found('succeeded') })).status).toBe('badLink');
  });
});

it('links back to the order that needed the top-up, and has no link without one', () => {
  const hrefs = () => paymentResultHrefs('/api/payments/success?transId=MAY1');
  expect(hrefs().wayBack).toBeNull();
  wayBack.write('/wordpress-progress/srv_1');
  expect(hrefs().wayBack).toBe('/wordpress-progress/srv_1');
});
