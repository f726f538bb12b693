import { useMemo } from 'react';
import { config } from '../../config.ts';
import { useAttemptTools } from '../attempts/useAttemptTools.ts';
import { prepareSquare } from '../cards/squareForm.ts';
import { createTopUpAttempts, type TopUpAttempts } from './createTopUpAttempts.ts';

/** Query keys of the questions about a top-up: by its attempt, or by the code from the bank. */
export const topUpKeys = {
  attempt: (attemptKey: string) => ['topUp', 'attempt', attemptKey] as const,
  paymentReturn: (transactionCode: string | null) => ['topUp', 'return', transactionCode] as const,
};

/** Null while no customer is signed in. */
export const useTopUpAttempts = (): TopUpAttempts | null => {
  const tools = useAttemptTools();
  return useMemo(() => {
    if (!tools) return null;
    const { api, ...rest } = tools;
    return createTopUpAttempts({
      ...rest,
      wallet: api.wallet,
      prepareSquare: (amount) => prepareSquare(api.cards, amount),
      sendsKeys: config.provider.idempotencyKey,
      checkoutHosts: config.checkoutHosts,
    });
  }, [tools]);
};
