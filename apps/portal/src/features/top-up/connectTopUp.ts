import type { TopUpEvent } from '@may/machines/top-up/topUp.types.ts';
import type { topUpAttemptMachine } from '@may/machines/top-up/topUpSetup.ts';
import type { TopUpScreenProps } from '@may/screens/top-up/TopUp/TopUpScreen.tsx';
import type { TopUpMessage } from '@may/screens/top-up/topUp.ts';
import type { SnapshotFrom } from 'xstate';
import { type CardConfirmationSnapshot, connectCardConfirmation } from '../../money/cards/connectCardConfirmation.ts';
import { connectTopUpForm, type TopUpCircumstances } from './connectTopUpForm.ts';
import { payEvent, type TopUpSnapshot } from './payEvent.ts';

type TopUpAttemptSnapshot = SnapshotFrom<typeof topUpAttemptMachine>;

type Send = (event: TopUpEvent) => void;

type Said = Pick<TopUpMessage, 'about' | 'actions'> & Partial<Pick<TopUpMessage, 'host' | 'serverMessage'>>;

const messageOfAttempt = (attempt: TopUpAttemptSnapshot, send: Send): Said | null => {
  const { key, intent, receipt, repeatsAreOne, mayHaveArrived, error } = attempt.context;
  const check = { name: 'check', onPress: () => send({ type: 'check' }) } as const;
  const retry = { name: 'retry', onPress: () => send({ type: 'retry' }) } as const;
  const startOver = { name: 'startOver', onPress: () => send({ type: 'startOver' }) } as const;
  if (attempt.matches('reconciling') || (attempt.matches('opening') && key !== null)) {
    return { about: 'checking', actions: [] };
  }
  if (attempt.matches('pending')) {
    const resume = { name: 'resume', onPress: () => send({ type: 'resume' }) } as const;
    const isPayable = receipt !== null || repeatsAreOne;
    const checking = { ...check, busy: attempt.matches({ pending: 'checking' }) };
    return { about: 'waiting', actions: [checking, ...(isPayable ? [resume] : []), startOver] };
  }
  if (attempt.matches('doubtful')) {
    // The tokens of a typed card are valid once, and its call takes no key: it is never sent again.
    const isTyped = intent.method === 'square';
    return {
      about: isTyped ? 'cardUnknown' : 'unknown',
      serverMessage: error?.serverMessage ?? null,
      actions: [check, ...(isTyped ? [] : [retry]), startOver],
    };
  }
  if (attempt.matches('warned')) {
    const repeat = { name: 'repeat', onPress: () => send({ type: 'repeat' }) } as const;
    return { about: 'mayChargeTwice', actions: [check, repeat, startOver] };
  }
  if (attempt.matches('elsewhere')) {
    return { about: 'otherTab', actions: [mayHaveArrived ? check : retry, startOver] };
  }
  return null;
};

/** The child flows of the top-up. */
export type TopUpChildren = { attempt?: TopUpAttemptSnapshot | undefined; card?: CardConfirmationSnapshot | undefined };

const messageOf = (
  snapshot: TopUpSnapshot,
  { attempt, card }: TopUpChildren,
  send: Send,
  { goOn, listOver, listPaid }: TopUpCircumstances,
): Said | null => {
  const again = { name: 'another', onPress: () => send({ type: 'startOver' }) } as const;
  const after = [...(goOn ? [{ name: 'goOn', onPress: goOn } as const] : []), again];
  if (snapshot.matches('alreadyPaid')) {
    const repeat = { name: 'repeat', onPress: () => send(payEvent(snapshot, listOver, listPaid)) } as const;
    return { about: 'alreadyPaid', actions: [repeat, { name: 'cancel', onPress: () => send({ type: 'cancel' }) }] };
  }
  if (snapshot.matches('paying')) return attempt ? messageOfAttempt(attempt, send) : null;
  if (snapshot.matches('leaving')) {
    const leave = { name: 'leave', onPress: () => send({ type: 'leave' }) } as const;
    const cancel = { name: 'cancel', onPress: () => send({ type: 'cancel' }) } as const;
    const hasLeft = snapshot.matches({ leaving: 'left' });
    return {
      about: 'leaving',
      host: snapshot.context.checkout?.host ?? null,
      actions: hasLeft ? [{ ...leave, busy: true }] : [leave, cancel],
    };
  }
  if (snapshot.matches('confirmingCard'))
    return card ? connectCardConfirmation(card, send) : { about: 'cardBeginning', actions: [] };
  if (snapshot.matches({ succeeded: 'earlier' })) return { about: 'arrivedEarlier', actions: after };
  if (!snapshot.matches('succeeded')) return null;
  return { about: snapshot.context.group === 'card' ? 'cardSucceeded' : 'succeeded', actions: after };
};

/** The means of the payment. Of one that another tab made it is that tab's card, and of a paid one the charged card: null if no answer told it. */
const meansOf = (snapshot: TopUpSnapshot, { card }: TopUpChildren, { cards, attemptOf }: TopUpCircumstances) => {
  const { group, method, cardId, attemptKey } = snapshot.context;
  if (group !== 'card' || method === 'square') return method;
  const known = attemptOf(card?.context.key ?? attemptKey);
  const tried = card?.context.cardId ?? known?.cardId ?? cardId;
  const used = snapshot.matches('succeeded') ? known?.chargedCardId : tried;
  return cards?.options.find(({ id }) => id === used) ?? null;
};

/** The top-up screen's props in a state of the flow: its message, its choices and the events of its presses (spec section 2, /payment). */
export const connectTopUp = (
  snapshot: TopUpSnapshot,
  children: TopUpChildren,
  send: Send,
  circumstances: TopUpCircumstances,
): Pick<TopUpScreenProps, 'content'> => {
  const message = messageOf(snapshot, children, send, circumstances);
  if (message === null) return { content: { form: connectTopUpForm(snapshot, send, circumstances) } };
  const { amount, attemptKey, transactionCode } = snapshot.context;
  const { attempt, card } = children;
  return {
    content: {
      message: {
        host: null,
        serverMessage: null,
        ...message,
        amount,
        paid: circumstances.attemptOf(attemptKey)?.paid ?? null,
        means: meansOf(snapshot, children, circumstances),
        transactionCode: attempt?.context.transactionCode ?? card?.context.transactionCode ?? transactionCode,
      },
    },
  };
};
