import type { TopUpGroup, TopUpMethod } from '@may/domain';

/** How an attempt ended: `unknown` and `otherTab` may still come to something, the others are over. */
export type TopUpFailure = 'refused' | 'unknown' | 'blockedUrl' | 'otherTab' | 'declined' | 'cancelled' | 'notProvided';

/** Where the flow stands: the names of topUpMachine's states, each with what only it knows. */
export type TopUpStatus =
  | {
      name:
        | 'choosingAmount'
        | 'choosingGroup'
        | 'choosingMethod'
        | 'loadingCards'
        | 'linkingCard'
        | 'choosingCard'
        | 'ready';
    }
  | { name: 'creatingPayment' | 'confirmingCard' | 'reconciling' }
  /** The bank's host, shown before leaving. */
  | { name: 'redirecting'; host: string }
  | { name: 'pending' | 'succeeded'; transactionCode: string | null }
  | { name: 'failed'; kind: TopUpFailure; serverMessage: string | null };

export interface TopUpGroupOption {
  name: TopUpGroup;
  /** The methods of the group, in order; `card` has none, its choice is a linked card. */
  methods: readonly TopUpMethod[];
  /** Why the group can't be chosen; its words are the screen's. */
  disabledReason?: 'notSwitchedOn' | 'notInRegion';
}
