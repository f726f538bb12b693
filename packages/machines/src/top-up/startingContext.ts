import type { TopUpContext, TopUpInput } from './topUp.types.ts';

/** Where a top-up starts: an unsettled attempt brings its own amount and means, so that its key never meets another body. */
export const startingContext = ({ currency, minimum, maximum, draft, attempt }: TopUpInput): TopUpContext => {
  const common = { currency, minimum, maximum, cardId: draft?.cardId ?? null, checkout: null, error: null };
  if (attempt !== null && attempt.phase !== 'settled') {
    const { key, amount, group, method, transactionCode } = attempt;
    return { ...common, amount, group, method, transactionCode, attemptKey: key, attemptPhase: 'open' };
  }
  return {
    ...common,
    amount: draft?.amount ?? null,
    group: draft?.group ?? null,
    method: draft?.method ?? null,
    transactionCode: null,
    attemptKey: null,
    attemptPhase: null,
  };
};
