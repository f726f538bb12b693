import type { LinkCardEvent } from '@may/machines/cards/linkCard.types.ts';
import type { linkCardMachine } from '@may/machines/cards/linkCardMachine.ts';
import type { LinkCardResult, LinkCardScreenProps } from '@may/screens/cards/LinkCard/linkCard.ts';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';

/** The screen's data and callbacks that do not come from the flow. */
export type LinkCardCircumstances = {
  form: ReactNode;
  offline: boolean;
  /** True if the customer came from an unfinished top-up. */
  isInterruptedTopUp: boolean;
  goToTopUp: () => void;
};

type Snapshot = SnapshotFrom<typeof linkCardMachine>;
type Action = LinkCardResult['actions'][number];

const results = ['saved', 'processing', 'rejected', 'cancelled', 'unfinished', 'unknown'] as const;

const resultOf = (snapshot: Snapshot): LinkCardResult['result'] | null =>
  snapshot.matches('retrievingSetupIntent') ? 'checking' : (results.find((one) => snapshot.matches(one)) ?? null);

/** The screen's props in a state of the flow: the form, the reason for its absence, or the card's status (spec section 2, /link-card). */
export const connectLinkCard = (
  snapshot: Snapshot,
  send: (event: LinkCardEvent) => void,
  { form, offline, isInterruptedTopUp, goToTopUp }: LinkCardCircumstances,
): Pick<LinkCardScreenProps, 'content'> => {
  const { problem, formError, serverMessage } = snapshot.context;
  const result = resultOf(snapshot);
  if (result !== null) {
    const another: Action = { name: 'another', onPress: () => send({ type: 'another' }) };
    const busy = snapshot.matches({ processing: 'checking' });
    const check: Action = { name: 'check', busy, onPress: () => send({ type: 'check' }) };
    const toTopUp: Action = { name: isInterruptedTopUp ? 'backToTopUp' : 'seeCards', onPress: goToTopUp };
    const actions: Record<LinkCardResult['result'], Action[]> = {
      checking: [],
      saved: [toTopUp, another],
      processing: [check, toTopUp],
      rejected: [another, toTopUp],
      cancelled: [another, toTopUp],
      unfinished: [another, toTopUp],
      unknown: [check, another],
    };
    return { content: { result, serverMessage, actions: actions[result] } };
  }
  if (snapshot.matches('unavailable')) {
    const onRetry = () => send({ type: 'retry' });
    return { content: { problem: problem ?? 'unreachable', serverMessage, onRetry, busy: false } };
  }
  const isShown = snapshot.matches({ editing: 'ready' });
  const busy = snapshot.matches('confirming') || snapshot.matches('leaving');
  const ready = isShown || busy;
  return {
    content: {
      form: snapshot.matches('loadingSecret') ? null : form,
      ready,
      busy,
      error: formError || null,
      missing: ready ? (offline ? 'offline' : null) : 'notReady',
      onSubmit: () => send({ type: 'submit' }),
    },
  };
};
