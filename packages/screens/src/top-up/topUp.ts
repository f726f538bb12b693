import type { CardExpiry, LinkedCard } from '@may/domain/cards/card.ts';
import type { Confirmed } from '@may/domain/confirmed.ts';
import type { Money } from '@may/domain/money.ts';
import type { LocalMethod, TopUpGroup, TopUpLimits } from '@may/domain/top-up/topUp.ts';
import type { ReactNode } from 'react';

/** The reason why the form cannot be paid yet; the screen has the words. */
export type TopUpMissing =
  | 'amount'
  | 'amountTooSmall'
  | 'amountTooLarge'
  | 'group'
  | 'method'
  | 'loadingCards'
  | 'linkingCard'
  | 'card'
  /** The form for a card that is not linked is loading, failed or not configured. */
  | 'form'
  | 'offline';

/** The reason why the last attempt charged no money. */
export type TopUpFailure =
  | 'refused'
  | 'blockedUrl'
  | 'declined'
  | 'cardRefused'
  | 'cancelled'
  | 'notProvided'
  | 'otherAmount';

/** A group of means; `disabledReason` if it cannot be chosen. */
type TopUpGroupOption = {
  name: TopUpGroup;
  /** True if the cards of this group are typed each time, because none can be linked. */
  cardsAreTyped?: boolean;
  disabledReason?: 'notSwitchedOn';
};

/** A linked card in the form. */
export type CardOption = LinkedCard & {
  expiry: CardExpiry;
};

/** The choices of a top-up and the button that pays. */
export type TopUpForm = {
  /** True while the payment is created: no choice can change. */
  locked: boolean;
  amount: TopUpLimits & {
    value: Money | null;
    /** In minor units of the limits' currency. */
    presets: readonly number[];
    onChange: (amount: Money | null) => void;
  };
  /** Null until the amount is above 0. */
  means: null | {
    groups: readonly TopUpGroupOption[];
    group: TopUpGroup | null;
    onGroupSelect: (group: TopUpGroup) => void;
    /** Null if the group has no methods. */
    methods: null | {
      options: readonly LocalMethod[];
      value: LocalMethod | null;
      onSelect: (method: LocalMethod) => void;
    };
    /** Null unless the group is paid with a linked card; no options means that no card is linked. */
    cards: null | {
      /** False if no card can be linked: the form of `other` then replaces the choice. */
      areLinked: boolean;
      loading: boolean;
      /** Reads the cards again; present only after they failed to load. */
      onRetry?: () => void;
      options: readonly CardOption[];
      /** Count of the provider's rows that did not match the schema. */
      unreadable: number;
      value: string | null;
      onSelect: (cardId: string) => void;
      /** The default card as the provider tells it, or the card that this session made the default; `cardId` is null if both are unknown. */
      standard: {
        cardId: string | null;
        isToldByProvider: boolean;
        busyId: string | null;
        onMakeStandard: (cardId: string) => void;
      };
      /** Square's card form: undefined if it is not configured. Once chosen, `form` is the place of the card's data. */
      other?: { chosen: boolean; onChoose: () => void; form: ReactNode };
    };
  };
  /** True if this browser cannot store the payment, so that closing the page loses it: its storage is full or blocked. */
  forgetful?: boolean;
  failure: { kind: TopUpFailure; serverMessage: string | null } | null;
  /**
   * `again`: the last attempt failed. `missing`: the reason why the button cannot be pressed. `onCancel`: present while the card's bank may ask
   * its owner and nothing is sent.
   */
  pay: { again: boolean; busy: boolean; missing: TopUpMissing | null; onPress: () => void; onCancel?: () => void };
};

/** A method, a linked card, or `square` for a card that is not linked. */
export type TopUpMeans = LocalMethod | 'square' | LinkedCard;

/** A button of a message; the screen has its label. */
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
    /** Back to the page that needed the top-up. */
    | 'goOn'
    /** Back to the form, to choose another card. */
    | 'otherCard'
    /** Opens the bank's page again, whose approval was interrupted. */
    | 'approve';
  busy?: boolean;
  onPress: () => void;
};

/** The message that replaces the form. */
export type TopUpMessage = {
  /** The amount that has arrived, as the provider tells it; null before, and if it tells none. */
  paid: Confirmed<Money> | null;
  about:
    | 'leaving'
    /** The payment by card is being created. */
    | 'cardBeginning'
    /** The bank may ask for approval in a window of its own. */
    | 'cardConfirming'
    /** The card provider has not answered for a long time. */
    | 'cardSilent'
    /** The bank's approval was interrupted; the card is charged only after it. */
    | 'cardUnfinished'
    /** The bank is still processing the payment. */
    | 'cardProcessing'
    /** The card provider declined the payment. */
    | 'cardDeclined'
    /** The card provider's payment had another amount than the screen showed, so the portal did not confirm it. */
    | 'cardOtherAmount'
    /** The call failed; the card was not charged. */
    | 'cardFailed'
    /** It is unknown if the card was charged. */
    | 'cardUnknown'
    | 'cardSucceeded'
    | 'checking'
    | 'waiting'
    | 'unknown'
    | 'mayChargeTwice'
    /** The same amount was paid by the same means a moment ago, in another tab or on another page. */
    | 'alreadyPaid'
    | 'otherTab'
    | 'succeeded'
    | 'arrivedEarlier';
  /** The bank's host name, for `leaving`. */
  host: string | null;
  amount: Money | null;
  means: TopUpMeans | null;
  transactionCode: string | null;
  /** The provider's own message, shown below ours. */
  serverMessage: string | null;
  /** The first action is the main one. */
  actions: readonly TopUpAction[];
};
