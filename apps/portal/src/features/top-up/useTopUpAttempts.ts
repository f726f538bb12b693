import { useMemo } from 'react';
import { config } from '../../browser/config.ts';
import { useAttemptTools } from '../../money/attempts/useAttemptTools.ts';
import { prepareSquare } from '../../money/cards/squareForm.ts';
import { createTopUpAttempts, type TopUpAttempts } from './createTopUpAttempts.ts';

/** Query keys of the questions about a top-up: by its attempt, or by the code from the bank. */
export const topUpKeys = {
  attempt: (attemptKey: string) => ['topUp', 'attempt', attemptKey] as const,
  paymentReturn: (transactionCode: string | null) => ['topUp', 'return', transactionCode] as const,
};

/** The top-ups of the signed-in customer; null while no customer is signed in. */
export const useTopUpAttempts = (): TopUpAttempts | null => {
  const tools = useAttemptTools();
  return useMemo(() => {
    if (tools === null) return null;
    const { api, ...shared } = tools;
    return createTopUpAttempts({
      ...shared,
      wallet: api.wallet,
      prepareSquare: (amount, permit) => prepareSquare(api.cards, amount, permit),
      sendsKeys: config.provider.idempotencyKey,
      checkoutHosts: config.checkoutHosts,
    });
  }, [tools]);
};
