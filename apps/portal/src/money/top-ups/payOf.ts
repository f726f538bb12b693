import type { Money, TopUpAttempt, TopUpMeans } from '@may/domain';
import type { TopUpEvent, topUpMachine } from '@may/machines';
import type { SnapshotFrom } from 'xstate';

/** The attempts of a purchase that this browser was told to be paid a moment ago. */
export type ListPaid = (intent: { amount: Money; method: TopUpMeans }) => readonly TopUpAttempt[];

/** The event of a press on pay, with the keys of the payments that it may repeat by mistake. */
export const payOf = (
  { context: { amount, group, method } }: SnapshotFrom<typeof topUpMachine>,
  listPaid: ListPaid,
): TopUpEvent => {
  const means = group === 'card' && method !== 'square' ? 'card' : method;
  if (amount === null || means === null) return { type: 'pay' };
  return { type: 'pay', paid: listPaid({ amount, method: means }).map(({ key }) => key) };
};
