import type { TopUpContext, TopUpInput } from './topUp.types.ts';

/** Where a top-up starts: an unsettled attempt brings its own amount and means, so that its key never meets another body. */
export const startingContext = ({ draft, attempt, ...settings }: TopUpInput): TopUpContext => ({
  ...settings,
  amount: attempt?.intent.amount.amount ?? draft?.amount ?? null,
  group: attempt ? 'local' : (draft?.group ?? null),
  method: attempt?.intent.method ?? draft?.method ?? null,
  cardId: draft?.cardId ?? null,
  attemptKey: attempt?.key ?? null,
  checkout: null,
  transactionCode: null,
  error: null,
});
