import type { Currency, LinkedCard, Money, TopUpGroup, TopUpMethod } from '@may/domain';

/** Why paying is not possible yet; the screen has the words. */
export type TopUpMissing =
  | 'amount'
  | 'amountTooSmall'
  | 'amountTooLarge'
  | 'group'
  | 'method'
  | 'loadingCards'
  | 'linkingCard'
  | 'card'
  | 'offline';

/** Why the last try surely came to nothing. */
export type TopUpFailure = 'refused' | 'blockedUrl' | 'declined' | 'cancelled' | 'notProvided';

/** A group that can be chosen, or the reason why not. */
export interface TopUpGroupOption {
  name: TopUpGroup;
  disabledReason?: 'notSwitchedOn';
}

/** What can be chosen and paid; every amount is a number of the currency's minor units. */
export interface TopUpForm {
  /** Nothing may change while the payment is being created. */
  locked: boolean;
  amount: {
    value: number | null;
    currency: Currency;
    presets: readonly number[];
    minimum: number;
    maximum: number;
    onChange: (amount: number | null) => void;
  };
  /** Null until there is a payable amount. */
  means: null | {
    groups: readonly TopUpGroupOption[];
    group: TopUpGroup | null;
    onGroupSelect: (group: TopUpGroup) => void;
    /** Null unless the group has methods to choose from. */
    methods: null | {
      options: readonly TopUpMethod[];
      value: TopUpMethod | null;
      onSelect: (method: TopUpMethod) => void;
    };
    /** Null unless the group is paid with a linked card; none loaded means none is linked. */
    cards: null | {
      loading: boolean;
      options: readonly LinkedCard[];
      value: string | null;
      onSelect: (cardId: string) => void;
    };
  };
  failure: { kind: TopUpFailure; serverMessage: string | null } | null;
  /** `again` after a failure; `missing` is the reason why it can't be pressed. */
  pay: { again: boolean; busy: boolean; missing: TopUpMissing | null; onPress: () => void };
}

/** A way on from a message; the screen has its words. */
export interface TopUpAction {
  name: 'leave' | 'cancel' | 'check' | 'resume' | 'retry' | 'repeat' | 'startOver' | 'another';
  busy?: boolean;
  onPress: () => void;
}

/** What stands in place of the choices when there is nothing to choose. */
export interface TopUpMessage {
  about:
    | 'leaving'
    | 'confirmingCard'
    | 'checking'
    | 'waiting'
    | 'unknown'
    | 'mayChargeTwice'
    | 'otherTab'
    | 'succeeded'
    | 'arrivedEarlier';
  /** The bank's host, for 'leaving'. */
  host: string | null;
  amount: Money | null;
  means: TopUpMethod | LinkedCard | null;
  transactionCode: string | null;
  /** The provider's own words, under ours. */
  serverMessage: string | null;
  /** The first is the main one, the others are quiet. */
  actions: readonly TopUpAction[];
}
