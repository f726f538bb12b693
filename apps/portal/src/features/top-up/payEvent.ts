import type { Money } from '@may/domain/money.ts';
import type { TopUpAttempt } from '@may/domain/top-up/attempt.ts';
import type { TopUpMethod } from '@may/domain/top-up/topUp.ts';
import type { TopUpEvent } from '@may/machines/top-up/topUp.types.ts';
import type { topUpMachine } from '@may/machines/top-up/topUpMachine.ts';
import type { SnapshotFrom } from 'xstate';

export type TopUpSnapshot = SnapshotFrom<typeof topUpMachine>;

/** Lists the attempts of a purchase that were settled as paid within the last 15 minutes. */
export type ListPaid = (intent: { amount: Money; method: TopUpMethod }) => readonly TopUpAttempt[];

/** The event of the pay button, with the attempts that are over now and the recent payments that it may repeat by mistake. */
export const payEvent = (
  { context: { amount, group, method } }: TopUpSnapshot,
  listOver: () => readonly string[],
  listPaid: ListPaid,
): TopUpEvent => {
  const means = group === 'card' && method !== 'square' ? 'card' : method;
  const paid = amount === null || means === null ? [] : listPaid({ amount, method: means });
  return { type: 'pay', over: listOver(), paid: paid.map(({ key }) => key) };
};
