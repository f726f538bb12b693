import { type RegionCode, topUpMethodsOf, topUpPresets } from '@may/domain';
import type { topUpMachine } from '@may/machines';
import type { TopUpGroupOption, TopUpScreenProps, TopUpStatus } from '@may/ui';
import type { SnapshotFrom } from 'xstate';
import { isTopUpMethod } from './isTopUpMethod.ts';

export type TopUpSnapshot = SnapshotFrom<typeof topUpMachine>;

type SnapshotProps = Pick<
  TopUpScreenProps,
  | 'status'
  | 'currency'
  | 'amount'
  | 'presets'
  | 'minimum'
  | 'maximum'
  | 'groups'
  | 'group'
  | 'method'
  | 'cards'
  | 'cardId'
>;

const statusOf = ({ value, context }: TopUpSnapshot): TopUpStatus => {
  const { transactionCode, checkout, error } = context;
  switch (value) {
    case 'redirecting':
      return { name: value, host: checkout?.host ?? '' };
    case 'pending':
    case 'succeeded':
      return { name: value, transactionCode };
    case 'failed':
      return { name: value, kind: error?.kind ?? 'unknown', serverMessage: error?.serverMessage ?? null };
    case 'advancing':
      return { name: 'choosingAmount' };
    default:
      return { name: value };
  }
};

/** Cards follow in the next release; until then their group says so instead of leading nowhere. */
const groupsOf = (region: RegionCode): TopUpGroupOption[] => [
  { name: 'local', methods: topUpMethodsOf[region] },
  { name: 'card', methods: [], disabledReason: 'notSwitchedOn' },
];

/** What the top-up screen shows in a state of the machine, for a customer of `region` (spec section 2, /payment). */
export const topUpProps = (snapshot: TopUpSnapshot, region: RegionCode): SnapshotProps => {
  const { amount, currency, minimum, maximum, group, method, cardId } = snapshot.context;
  return {
    status: statusOf(snapshot),
    currency,
    amount,
    presets: topUpPresets[currency],
    minimum,
    maximum,
    groups: groupsOf(region),
    group,
    method: isTopUpMethod(method) ? method : null,
    cards: [],
    cardId,
  };
};
