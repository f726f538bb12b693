import type { Money, TopUpAttempt, TopUpMethod } from '@may/domain';
import type { TopUpEvent, topUpMachine } from '@may/machines';
import type { SnapshotFrom } from 'xstate';

/** The top-up in one of its states. */
export type TopUpSnapshot = SnapshotFrom<typeof topUpMachine>;

/** Lists the attempts of a purchase that this browser was told to be paid a moment ago. */
export type ListPaid = (intent: { amount: Money; method: TopUpMethod }) => readonly TopUpAttempt[];

/** The press of pay, with the payments that it may repeat by mistake. */
export const payOf = ({ context: { amount, group, method } }: TopUpSnapshot, listPaid: ListPaid): TopUpEvent => {
  const means = group === 'card' && method !== 'square' ? 'card' : method;
  if (amount === null || means === null) return { type: 'pay' };
  return { type: 'pay', paid: listPaid({ amount, method: means }).map(({ key }) => key) };
};
