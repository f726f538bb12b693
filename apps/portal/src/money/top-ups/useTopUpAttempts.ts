import { useMemo } from 'react';
import { useAttemptTools } from '../attempts/useAttemptTools.ts';
import type { TopUpAttempts } from './createTopUpAttempts.ts';
import { topUpAttemptsWith } from './topUpAttemptsWith.ts';

/** Query keys of the questions about a top-up: by its attempt, or by the code from the bank. */
export const topUpKeys = {
  attempt: (attemptKey: string) => ['topUp', 'attempt', attemptKey] as const,
  paymentReturn: (transactionCode: string | null) => ['topUp', 'return', transactionCode] as const,
};

/** Null while no customer is signed in. */
export const useTopUpAttempts = (): TopUpAttempts | null => {
  const tools = useAttemptTools();
  return useMemo(() => tools && topUpAttemptsWith(tools), [tools]);
};
