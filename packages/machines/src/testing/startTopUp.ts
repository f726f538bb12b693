import { intent, receipt } from '../attempt/attempt.chart.ts';
import type { TopUpDraft, TopUpInput } from '../top-up/topUp.types.ts';
import { topUpMachine } from '../top-up/topUpMachine.ts';
import { playChart } from './playChart.ts';

/** A draft that is ready to pay by VietQR. */
export const localDraft: TopUpDraft = { amount: 500_000, group: 'local', method: 'vietqr', cardId: null };
/** A draft that is ready to pay by a linked card. */
export const cardDraft: TopUpDraft = { amount: 500_000, group: 'card', method: null, cardId: 'card-1' };
/** An attempt whose answer was lost with the page. */
export const lostAttempt = { key: 'kept', intent };

/** A started top-up with its real attempt, whose provider is played by the test; limits are 10,000 and 1,000,000. */
export const startTopUp = (given: Partial<TopUpInput> = {}) => {
  const limits = { currency: 'VND', minimum: 10_000, maximum: 1_000_000 } as const;
  const input: TopUpInput = { ...limits, repeatsAreOne: true, draft: null, attempt: null, ...given };
  const play = playChart(topUpMachine, input, ['attempt']);
  return {
    ...play,
    state: () => play.snapshot().value,
    context: () => play.snapshot().context,
    attempt: () => play.snapshot().children.attempt?.getSnapshot(),
    /** The provider takes the payment and says where to pay it. */
    accepted: async () => {
      await play.answer('attempt.openAttempt', { key: 'k', isKnown: false, isSending: false, receipt: null });
      await play.answer('attempt.sendAttempt', receipt);
    },
  };
};
