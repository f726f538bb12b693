import { isWithinLimits, type RegionCode, topUpMethodsOf, topUpPresets } from '@may/domain';
import type { TopUpEvent, topUpAttemptMachine, topUpMachine } from '@may/machines';
import type { TopUpForm, TopUpMessage, TopUpMissing, TopUpScreenProps } from '@may/ui';
import type { SnapshotFrom } from 'xstate';

/** The top-up and, while it pays, the attempt under it. */
export type TopUpSnapshot = SnapshotFrom<typeof topUpMachine>;
export type TopUpAttemptSnapshot = SnapshotFrom<typeof topUpAttemptMachine>;

type Send = (event: TopUpEvent) => void;

/** What the screen needs besides the flow. */
export interface TopUpCircumstances {
  region: RegionCode;
  offline: boolean;
}

const missingOf = (snapshot: TopUpSnapshot, offline: boolean): TopUpMissing | null => {
  const { amount, minimum, maximum } = snapshot.context;
  if (snapshot.matches({ choosing: 'amount' })) {
    if (amount !== null && amount > maximum) return 'amountTooLarge';
    return amount !== null && amount < minimum ? 'amountTooSmall' : 'amount';
  }
  if (snapshot.matches({ choosing: 'group' })) return 'group';
  if (snapshot.matches({ choosing: 'method' })) return 'method';
  if (snapshot.matches({ choosing: 'loadingCards' })) return 'loadingCards';
  if (snapshot.matches({ choosing: 'linkingCard' })) return 'linkingCard';
  if (snapshot.matches({ choosing: 'card' })) return 'card';
  return offline ? 'offline' : null;
};

const failureOf = (snapshot: TopUpSnapshot): TopUpForm['failure'] => {
  const { error } = snapshot.context;
  if (error === null || !snapshot.matches({ choosing: { ready: 'refused' } })) return null;
  const { kind, serverMessage } = error;
  return { serverMessage, kind: kind === 'unknown' || kind === 'otherTab' ? 'refused' : kind };
};

const formOf = (snapshot: TopUpSnapshot, send: Send, { region, offline }: TopUpCircumstances): TopUpForm => {
  const { amount, currency, minimum, maximum, group, method, cardId } = snapshot.context;
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
    means: isWithinLimits(amount, { minimum, maximum })
      ? {
          // Cards follow in the next release; until then their group says so instead of leading nowhere.
          groups: [{ name: 'local' }, { name: 'card', disabledReason: 'notSwitchedOn' }],
          group,
          onGroupSelect: (value) => send({ type: 'group.select', group: value }),
          methods:
            group === 'local'
              ? {
                  options: topUpMethodsOf[region],
                  value: method,
                  onSelect: (value) => send({ type: 'method.select', method: value }),
                }
              : null,
          cards:
            group === 'card'
              ? {
                  loading: snapshot.matches({ choosing: 'loadingCards' }),
                  options: [],
                  value: cardId,
                  onSelect: (value) => send({ type: 'card.select', cardId: value }),
                }
              : null,
        }
      : null,
    failure: failureOf(snapshot),
    pay: {
      again: snapshot.matches({ choosing: { ready: 'refused' } }),
      busy: isPaying,
      missing: missingOf(snapshot, offline),
      onPress: () => send({ type: 'pay' }),
    },
  };
};

type Said = Pick<TopUpMessage, 'about' | 'actions'> & Partial<Pick<TopUpMessage, 'host' | 'serverMessage'>>;

const messageOfAttempt = (attempt: TopUpAttemptSnapshot, send: Send): Said | null => {
  const { key, receipt, repeatsAreOne, mayHaveArrived, error } = attempt.context;
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
    return { about: 'unknown', serverMessage: error?.serverMessage ?? null, actions: [check, retry, startOver] };
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

const saidOf = (snapshot: TopUpSnapshot, attempt: TopUpAttemptSnapshot | undefined, send: Send): Said | null => {
  const another = { name: 'another', onPress: () => send({ type: 'startOver' }) } as const;
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
  if (snapshot.matches('confirmingCard')) return { about: 'confirmingCard', actions: [] };
  if (snapshot.matches({ succeeded: 'earlier' })) return { about: 'arrivedEarlier', actions: [another] };
  return snapshot.matches('succeeded') ? { about: 'succeeded', actions: [another] } : null;
};

/** The top-up screen's props in a state of the flow: which sentence, what can be chosen, and what each press sends (spec section 2, /payment). */
export const connectTopUp = (
  snapshot: TopUpSnapshot,
  attempt: TopUpAttemptSnapshot | undefined,
  send: Send,
  circumstances: TopUpCircumstances,
): Pick<TopUpScreenProps, 'content'> => {
  const said = saidOf(snapshot, attempt, send);
  if (said === null) return { content: { form: formOf(snapshot, send, circumstances) } };
  const { amount, currency, method, transactionCode } = snapshot.context;
  return {
    content: {
      message: {
        host: null,
        serverMessage: null,
        ...said,
        amount: amount === null ? null : { amount, currency },
        means: method,
        transactionCode: attempt?.context.transactionCode ?? transactionCode,
      },
    },
  };
};
