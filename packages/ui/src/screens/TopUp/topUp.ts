import type { CardExpiry, LinkedCard, LocalMethod, Money, TopUpGroup, TopUpLimits } from '@may/domain';
import type { ReactNode } from 'react';

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
export type TopUpFailure =
  | 'refused'
  | 'blockedUrl'
  | 'declined'
  | 'cardRefused'
  | 'cancelled'
  | 'notProvided'
  | 'otherAmount';

/** A group that can be chosen, or the reason why not. */
export type TopUpGroupOption = {
  name: TopUpGroup;
  disabledReason?: 'notSwitchedOn';
};

/** A linked card as it can be chosen. */
export type CardOption = LinkedCard & {
  expiry: CardExpiry;
};

/** The choices of a top-up, and the button that pays. */
export type TopUpForm = {
  /** Nothing may change while the payment is being created. */
  locked: boolean;
  amount: TopUpLimits & {
    value: Money | null;
    /** Minor units of the limits' currency. */
    presets: readonly number[];
    onChange: (amount: Money | null) => void;
  };
  /** Null until there is a payable amount. */
  means: null | {
    groups: readonly TopUpGroupOption[];
    group: TopUpGroup | null;
    onGroupSelect: (group: TopUpGroup) => void;
    /** Null unless the group has methods to choose from. */
    methods: null | {
      options: readonly LocalMethod[];
      value: LocalMethod | null;
      onSelect: (method: LocalMethod) => void;
    };
    /** Null unless the group is paid with a linked card; none loaded means none is linked. */
    cards: null | {
      loading: boolean;
      /** Given where they could not be loaded: asks for them again. */
      onRetry?: () => void;
      options: readonly CardOption[];
      /** Rows of the provider that could not be read. */
      unreadable: number;
      value: string | null;
      onSelect: (cardId: string) => void;
      /** The default card, as the provider tells, or as this session attached last; `cardId` is null if neither tells. */
      standard: {
        cardId: string | null;
        isToldByProvider: boolean;
        busyId: string | null;
        onMakeStandard: (cardId: string) => void;
      };
      /** The other card form (Square): undefined where it is not configured. `form` stands where the card's data is typed, once chosen. */
      other?: { chosen: boolean; onChoose: () => void; form: ReactNode };
    };
  };
  /** This browser would forget the payment with the page: its storage is full or blocked. */
  forgetful?: boolean;
  failure: { kind: TopUpFailure; serverMessage: string | null } | null;
  /** `again` after a failure; `missing` is the reason why it can't be pressed. */
  pay: { again: boolean; busy: boolean; missing: TopUpMissing | null; onPress: () => void };
};

/** The means of payment: a method, a linked card, or a card that is not linked. */
export type TopUpMeans = LocalMethod | 'square' | LinkedCard;

/** A way on from a message; the screen has its words. */
export type TopUpAction = {
  name:
    | 'leave'
    | 'cancel'
    | 'check'
    | 'resume'
    | 'retry'
    | 'repeat'
    | 'startOver'
    | 'another'
    /** Back to what the money was for. */
    | 'goOn'
    /** Back to the choices, for another card. */
    | 'otherCard'
    /** On to the bank, whose approval was interrupted. */
    | 'approve';
  busy?: boolean;
  onPress: () => void;
};

/** The message in place of the choices, when there is nothing to choose. */
export type TopUpMessage = {
  about:
    | 'leaving'
    /** The payment by card is being created. */
    | 'cardBeginning'
    /** The bank may ask in a window of its own. */
    | 'cardConfirming'
    /** The card provider has not answered for long. */
    | 'cardSilent'
    /** The bank's approval was interrupted: nothing is charged until it is approved. */
    | 'cardUnfinished'
    /** The bank takes its time. */
    | 'cardProcessing'
    /** The card provider said no. */
    | 'cardDeclined'
    /** The card provider would have charged another amount than the one shown: it was not asked to. */
    | 'cardOtherAmount'
    /** The call failed, nothing was charged. */
    | 'cardFailed'
    /** Not known yet whether the card was charged. */
    | 'cardUnknown'
    | 'cardSucceeded'
    | 'checking'
    | 'waiting'
    | 'unknown'
    | 'mayChargeTwice'
    /** The same was paid a moment ago, in another tab or on another page. */
    | 'alreadyPaid'
    | 'otherTab'
    | 'succeeded'
    | 'arrivedEarlier';
  /** The bank's host, for 'leaving'. */
  host: string | null;
  amount: Money | null;
  means: TopUpMeans | null;
  transactionCode: string | null;
  /** The provider's own words, under ours. */
  serverMessage: string | null;
  /** The first is the main one, the others are quiet. */
  actions: readonly TopUpAction[];
};
