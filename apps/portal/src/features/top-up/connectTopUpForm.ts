import type { RegionCode } from '@may/domain/region.ts';
import type { TopUpAttempt } from '@may/domain/top-up/attempt.ts';
import { isAboveZero, localMethodsOf, topUpPresets } from '@may/domain/top-up/topUp.ts';
import type { TopUpEvent } from '@may/machines/top-up/topUp.types.ts';
import type { TopUpForm, TopUpMissing } from '@may/screens/top-up/topUp.ts';
import type { SquareStage } from '../../money/cards/squareForm.ts';
import { type ListPaid, payEvent, type TopUpSnapshot } from './payEvent.ts';

type Send = (event: TopUpEvent) => void;

/** The screen's facts that the flow does not know. */
export type TopUpCircumstances = {
  region: RegionCode;
  offline: boolean;
  /** False if local storage cannot keep the payment: it is then lost with the page. */
  canKeep: boolean;
  listOver: () => readonly string[];
  listPaid: ListPaid;
  /** The attempt as this browser knows it. */
  attemptOf: (key: string | null) => Pick<TopUpAttempt, 'paid' | 'cardId' | 'chargedCardId'> | null;
  /** Opens the page that needed the money; null without one. */
  goOn: (() => void) | null;
  /** The cards on the screen; null if neither linked cards nor Square's form are configured. */
  cards: TopUpCards | null;
};

type ShownCards = NonNullable<NonNullable<TopUpForm['means']>['cards']>;

/** The facts of the linked cards that the flow does not know. */
export type TopUpCards = Pick<ShownCards, 'options' | 'unreadable' | 'standard'> & {
  /** Square's card form; null if it is not configured. */
  squareForm: NonNullable<ShownCards['other']>['form'] | null;
  squareStage: SquareStage;
  /** Ends the bank's question about the card in Square's form. */
  onSquareCancel: () => void;
  /** True if a card can only be typed into Square's form. */
  areTyped: boolean;
};

const cardsOf = (
  snapshot: TopUpSnapshot,
  send: Send,
  { squareForm, squareStage, onSquareCancel, areTyped, ...known }: TopUpCards,
): ShownCards => {
  const { cardId, method } = snapshot.context;
  const isOther = method === 'square';
  return {
    ...known,
    areLinked: !areTyped,
    loading: snapshot.matches({ choosing: 'loadingCards' }),
    ...(snapshot.matches({ choosing: 'cardsFailed' }) && { onRetry: () => send({ type: 'check' }) }),
    value: isOther ? null : cardId,
    onSelect: (value) => send({ type: 'card.select', cardId: value }),
    ...(squareForm !== null && {
      other: { chosen: isOther, form: squareForm, onChoose: () => send({ type: 'method.select', method: 'square' }) },
    }),
  };
};

const missingOf = (snapshot: TopUpSnapshot, offline: boolean, cards: TopUpCards | null): TopUpMissing | null => {
  const { amount, minimum, maximum, method } = snapshot.context;
  if (amount !== null && amount.amount > maximum) return 'amountTooLarge';
  if (amount !== null && amount.amount < minimum) return 'amountTooSmall';
  if (snapshot.matches({ choosing: 'amount' })) return 'amount';
  if (snapshot.matches({ choosing: 'group' })) return 'group';
  if (snapshot.matches({ choosing: 'method' })) return 'method';
  if (snapshot.matches({ choosing: 'loadingCards' })) return 'loadingCards';
  if (snapshot.matches({ choosing: 'linkingCard' })) return 'linkingCard';
  if (snapshot.matches({ choosing: 'card' }) || snapshot.matches({ choosing: 'cardsFailed' })) return 'card';
  const isFormThere = method !== 'square' || cards?.squareStage === 'ready';
  if (snapshot.matches({ choosing: 'ready' }) && !isFormThere) return 'form';
  return offline ? 'offline' : null;
};

const failureOf = (snapshot: TopUpSnapshot): TopUpForm['failure'] => {
  const { error } = snapshot.context;
  if (error === null || !snapshot.matches({ choosing: { ready: 'refused' } })) return null;
  const { kind, serverMessage } = error;
  return { serverMessage, kind: kind === 'unknown' || kind === 'otherTab' ? 'refused' : kind };
};

/** The top-up form in a state of the flow. */
export const connectTopUpForm = (
  snapshot: TopUpSnapshot,
  send: Send,
  { region, offline, canKeep, cards, listOver, listPaid }: TopUpCircumstances,
): TopUpForm => {
  const { amount, currency, minimum, maximum, group, method } = snapshot.context;
  const isPaying = snapshot.matches('paying');
  return {
    locked: isPaying,
    amount: {
      value: amount,
      currency,
      presets: topUpPresets[currency],
      minimum,
      maximum,
      onChange: (value) => send({ type: 'amount.change', amount: value }),
    },
    means: isAboveZero(amount)
      ? {
          groups: [
            { name: 'local' },
            cards === null
              ? { name: 'card', disabledReason: 'notSwitchedOn' }
              : { name: 'card', cardsAreTyped: cards.areTyped },
          ],
          group,
          onGroupSelect: (value) => send({ type: 'group.select', group: value }),
          methods:
            group === 'local'
              ? {
                  options: localMethodsOf[region],
                  value: method === 'square' ? null : method,
                  onSelect: (value) => send({ type: 'method.select', method: value }),
                }
              : null,
          cards: group === 'card' && cards !== null ? cardsOf(snapshot, send, cards) : null,
        }
      : null,
    forgetful: !canKeep,
    failure: failureOf(snapshot),
    pay: {
      again: snapshot.matches({ choosing: { ready: 'refused' } }),
      busy: isPaying,
      missing: missingOf(snapshot, offline, cards),
      ...(isPaying && method === 'square' && cards?.squareStage === 'asking' && { onCancel: cards.onSquareCancel }),
      onPress: () => send(payEvent(snapshot, listOver, listPaid)),
    },
  };
};
