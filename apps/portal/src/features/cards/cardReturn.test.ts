import { topUpAttemptFixture, transactionFixture } from '@may/domain/fixtures';
import type { TopUpAttempt } from '@may/domain/top-up/attempt.ts';
import type { Transaction } from '@may/domain/wallet/transaction.ts';
import { expect, it } from 'vitest';
import { aboutOf, isOwnPayment } from './cardReturn.ts';

it.each<[string, Partial<TopUpAttempt>, Partial<Transaction>, boolean]>([
  ['that this browser began for the customer', { intentId: 'pi_1' }, {}, true],
  ['whose row of the log has its name as the code', {}, { transactionCode: 'pi_1' }, true],
  ['that a row of the log describes', {}, { description: 'Nạp tiền (pi_1)' }, true],
  ['of another customer', { intentId: 'pi_2' }, { transactionCode: 'pi_12', description: 'Nạp tiền pi_12' }, false],
])('accepts the secret of a payment %s: %s', async (_, attempt, row, expected) => {
  const list = async () => [transactionFixture(row)];
  expect(await isOwnPayment('pi_1_secret_2', [topUpAttemptFixture(attempt)], list)).toBe(expected);
});

it.each([
  ['succeeded', 'succeeded'],
  ['processing', 'processing'],
  ['unpaid', 'failed'],
  ['unfinished', 'failed'],
  ['ended', 'failed'],
  ['unknown', 'unreachable'],
] as const)('shows a payment that is %s as %s', (status, about) => {
  expect(aboutOf({ status })).toBe(about);
});
