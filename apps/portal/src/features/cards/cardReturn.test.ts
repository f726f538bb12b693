import { topUpAttemptFixture, transactionFixture } from '@may/domain/fixtures';
import type { TopUpAttempt } from '@may/domain/top-up/attempt.ts';
import type { Transaction } from '@may/domain/wallet/transaction.ts';
import { expect, it } from 'vitest';
import { aboutOf, isOwnPayment } from './cardReturn.ts';

it('accepts the secret of a payment that this browser or the log knows', async () => {
  const rows: [string, Partial<TopUpAttempt>, Partial<Transaction>, boolean][] = [
    ['that this browser began for the customer', { intentId: 'pi_1' }, {}, true],
    ['whose row of the log has its name as the code', {}, { transactionCode: 'pi_1' }, true],
    ['that a row of the log describes', {}, { description: 'Nạp tiền (pi_1)' }, true],
    ['of another customer', { intentId: 'pi_2' }, { transactionCode: 'pi_12', description: 'Nạp tiền pi_12' }, false],
  ];
  for (const [name, attempt, row, expected] of rows) {
    const list = async () => [transactionFixture(row)];
    expect.soft(await isOwnPayment('pi_1_secret_2', [topUpAttemptFixture(attempt)], list), name).toBe(expected);
  }
});

it('shows a payment by its standing', () => {
  expect(aboutOf({ status: 'succeeded' })).toBe('succeeded');
  expect(aboutOf({ status: 'processing' })).toBe('processing');
  for (const status of ['unpaid', 'unfinished', 'ended'] as const)
    expect.soft(aboutOf({ status }), status).toBe('failed');
  expect(aboutOf({ status: 'unknown' })).toBe('unreachable');
});
