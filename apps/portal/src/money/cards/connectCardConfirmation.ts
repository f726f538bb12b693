import type { CardConfirmationEvent } from '@may/machines/cards/cardConfirmation.types.ts';
import type { cardConfirmationMachine } from '@may/machines/cards/cardConfirmationMachine.ts';
import type { TopUpMessage } from '@may/screens/top-up/topUp.ts';
import type { SnapshotFrom } from 'xstate';

export type CardConfirmationSnapshot = SnapshotFrom<typeof cardConfirmationMachine>;

/** The message of a card payment: its sentence, and the event that each press sends (spec §4, §8). */
export const connectCardConfirmation = (
  snapshot: CardConfirmationSnapshot,
  send: (event: CardConfirmationEvent) => void,
): Pick<TopUpMessage, 'about' | 'actions' | 'serverMessage'> => {
  const serverMessage = snapshot.context.error?.serverMessage ?? null;
  const check = { name: 'check', onPress: () => send({ type: 'check' }) } as const;
  const retry = { name: 'retry', onPress: () => send({ type: 'retry' }) } as const;
  const startOver = { name: 'startOver', onPress: () => send({ type: 'startOver' }) } as const;
  const otherCard = { name: 'otherCard', onPress: () => send({ type: 'cancel' }) } as const;
  const noServerMessage = { serverMessage: null };
  if (snapshot.matches({ awaitingProvider: 'silent' }))
    return { ...noServerMessage, about: 'cardSilent', actions: [check, startOver] };
  if (snapshot.matches('awaitingProvider')) return { ...noServerMessage, about: 'cardConfirming', actions: [] };
  if (snapshot.matches('reconciling') || (snapshot.matches('opening') && snapshot.context.key !== null))
    return { ...noServerMessage, about: 'checking', actions: [] };
  if (snapshot.matches('processing')) {
    const busy = snapshot.matches({ processing: 'checking' });
    return { ...noServerMessage, about: 'cardProcessing', actions: [{ ...check, busy }, startOver] };
  }
  if (snapshot.matches('unfinished')) {
    const approve = { name: 'approve', onPress: () => send({ type: 'approve' }) } as const;
    return { ...noServerMessage, about: 'cardUnfinished', actions: [approve, otherCard] };
  }
  if (snapshot.matches('declined') && snapshot.context.error?.kind === 'otherAmount')
    return { ...noServerMessage, about: 'cardOtherAmount', actions: [retry, otherCard] };
  if (snapshot.matches('declined') && snapshot.context.error === null)
    return { ...noServerMessage, about: 'cardFailed', actions: [otherCard, retry] };
  if (snapshot.matches('declined')) return { serverMessage, about: 'cardDeclined', actions: [otherCard, retry] };
  if (snapshot.matches('failed')) return { serverMessage, about: 'cardFailed', actions: [retry, otherCard] };
  if (snapshot.matches('doubtful')) {
    const busy = snapshot.matches({ doubtful: 'checking' });
    return { serverMessage, about: 'cardUnknown', actions: [{ ...check, busy }, startOver] };
  }
  if (snapshot.matches('elsewhere')) return { ...noServerMessage, about: 'otherTab', actions: [check, startOver] };
  return { ...noServerMessage, about: 'cardBeginning', actions: [] };
};
