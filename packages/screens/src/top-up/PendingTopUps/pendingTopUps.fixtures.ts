import { topUpAttemptFixture } from '@may/domain/fixtures';
import type { PendingTopUp } from '../pendingTopUp.ts';
import type { PendingTopUpsProps } from './PendingTopUps.tsx';

const nothing = () => undefined;

/** The top-up attempt of the domain's fixture as a pending top-up. */
export const pendingTopUpFixture = (overrides: Partial<PendingTopUp> = {}): PendingTopUp => {
  const { amount, method, createdAt } = topUpAttemptFixture();
  return {
    attemptKey: '0b7f8a52-5f0e-4f0c-9b57-7a0d8f5f2d11',
    amount,
    method,
    startedAt: new Date(createdAt).toISOString(),
    transactionCode: 'MAY-20261121-8F3K2',
    standing: 'waiting',
    canContinue: true,
    ...overrides,
  };
};

export const pendingTopUpsFixture = (): PendingTopUpsProps => ({
  topUps: [pendingTopUpFixture()],
  onCheck: nothing,
  onContinue: nothing,
  onDismiss: nothing,
});
