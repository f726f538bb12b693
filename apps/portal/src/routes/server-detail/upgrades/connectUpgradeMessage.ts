import type { ServerUpgradeEvent, serverUpgradeMachine, upgradeAttemptMachine } from '@may/machines';
import type { UpgradeMessage } from '@may/ui';
import type { SnapshotFrom } from 'xstate';
import { changeOf, plansIn, sizeOf, type UpgradeCircumstances } from './upgradeFacts.ts';

type Said = Pick<UpgradeMessage, 'about' | 'serverMessage' | 'actions'>;

const attemptMessage = (
  attempt: SnapshotFrom<typeof upgradeAttemptMachine> | undefined,
  send: (event: ServerUpgradeEvent) => void,
): Said => {
  const check = { name: 'check', onPress: () => send({ type: 'check' }) } as const;
  const retry = { name: 'retry', onPress: () => send({ type: 'retry' }) } as const;
  const startOver = { name: 'startOver', onPress: () => send({ type: 'startOver' }) } as const;
  const review = { name: 'review', onPress: () => send({ type: 'review' }) } as const;
  const saving: Said = { about: 'saving', serverMessage: null, actions: [] };
  if (!attempt) return saving;
  const { key, mayHaveArrived, error } = attempt.context;
  if (attempt.matches('reconciling') || attempt.matches('recognizing') || (attempt.matches('opening') && key !== null))
    return { ...saving, about: 'checking' };
  if (attempt.matches('pending')) {
    const busy = attempt.matches({ pending: 'checking' });
    return { ...saving, about: 'waiting', actions: [{ ...check, busy }, startOver] };
  }
  // The server changed after the review, so the second request was not sent.
  if (attempt.matches('doubtful') && error?.kind === 'otherAmount')
    return { ...saving, about: 'changed', actions: [review, check, startOver] };
  if (attempt.matches('doubtful')) {
    const serverMessage = error?.serverMessage ?? null;
    return { about: serverMessage ? 'unclear' : 'unknown', serverMessage, actions: [check, retry, startOver] };
  }
  if (attempt.matches('warned')) {
    const repeat = { name: 'repeat', onPress: () => send({ type: 'repeat' }) } as const;
    return { ...saving, about: 'mayRepeat', actions: [check, repeat, startOver] };
  }
  if (attempt.matches('elsewhere'))
    return mayHaveArrived
      ? { ...saving, about: 'otherTab', actions: [check, startOver] }
      : { ...saving, about: 'otherChange', actions: [review, startOver] };
  return saving;
};

/** The message in place of the choice while the upgrade is sent, asked about, in doubt or done; null while the choice shows. */
export const connectUpgradeMessage = (
  snapshot: SnapshotFrom<typeof serverUpgradeMachine>,
  attempt: SnapshotFrom<typeof upgradeAttemptMachine> | undefined,
  send: (event: ServerUpgradeEvent) => void,
  circumstances: UpgradeCircumstances,
): UpgradeMessage | null => {
  const { upgrade, review, upgraded } = snapshot.context;
  if (!upgrade) return null;
  const change = changeOf(upgrade, review?.server ?? circumstances.server, review?.plans ?? plansIn(circumstances));
  const startOver = () => send({ type: 'startOver' });
  if (snapshot.matches('saving')) return { ...attemptMessage(attempt, send), change };
  if (snapshot.matches('confirming')) {
    const check = { name: 'check', busy: snapshot.matches({ confirming: 'reading' }) } as const;
    return {
      about: 'confirming',
      change,
      serverMessage: null,
      actions: [
        { ...check, onPress: () => send({ type: 'check' }) },
        { name: 'startOver', onPress: startOver },
      ],
    };
  }
  if (snapshot.matches('saved')) {
    // Another device may have grown the disk further: the message names the size that was read.
    const read =
      change.part === 'plan' || !upgraded
        ? change
        : { ...change, afterMb: sizeOf(upgraded, change.part) ?? change.afterMb };
    return {
      about: 'saved',
      change: read,
      serverMessage: null,
      actions: [{ name: 'again', onPress: startOver }],
    };
  }
  return null;
};
