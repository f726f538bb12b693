import { ApiError } from '@may/api';
import type { TransactionDetail } from '@may/domain';
import { describe, expect, it, vi } from 'vitest';
import { paymentResult } from './paymentResult.ts';

const detail = (status: TransactionDetail['status']): TransactionDetail => ({
  transactionCode: 'MAY1',
  description: 'Nạp tiền',
  amount: { amount: 500_000, currency: 'VND' },
  createdAt: '2026-11-21T03:00:00.000Z',
  status,
});
const read = (overrides: { data?: TransactionDetail; error?: Error } = {}) => ({
  data: undefined,
  error: null,
  refetch: vi.fn(),
  ...overrides,
});

describe('paymentResult', () => {
  it('calls a payment successful only when the provider does', () => {
    expect(paymentResult('MAY1', true, read({ data: detail('succeeded') }))).toMatchObject({ status: 'confirmed' });
    for (const status of ['pending', 'failed', 'cancelled'] as const) {
      expect(paymentResult('MAY1', true, read({ data: detail(status) }))).toMatchObject({ status });
    }
  });

  it('asks for a sign-in instead of guessing when nobody is signed in', () => {
    expect(paymentResult('MAY1', false, read({ data: detail('succeeded') })).status).toBe('signInNeeded');
  });

  it('tells a code the provider does not know from a provider nobody could ask', () => {
    const unknown = new ApiError({ status: 404, code: null, serverMessage: null, retryAfterMs: null });
    expect(paymentResult('MAY1', true, read({ error: unknown }))).toEqual({
      status: 'notFound',
      transactionCode: 'MAY1',
    });
    expect(paymentResult('MAY1', true, read({ error: new Error('socket hang up') })).status).toBe('unreachable');
  });

  it('refuses an address without a readable code, whatever else is known', () => {
    expect(paymentResult(null, true, read({ data: detail('succeeded') })).status).toBe('badLink');
  });
});
