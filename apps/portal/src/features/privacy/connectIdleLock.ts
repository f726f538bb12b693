import type { IdleLockEvent } from '@may/machines/session/idleLock.types.ts';
import { type idleLockMachine, idleWarning } from '@may/machines/session/idleLockMachine.ts';
import type { IdleWarningProps } from '@may/ui';
import type { SnapshotFrom } from 'xstate';

/** The warning before the lock; null while there is none. */
export const connectIdleLock = (
  snapshot: SnapshotFrom<typeof idleLockMachine>,
  send: (event: IdleLockEvent) => void,
): IdleWarningProps | null => {
  if (!snapshot.matches('warning')) return null;
  const { limitMs, seenAt, now } = snapshot.context;
  return {
    secondsLeft: Math.ceil((limitMs - (now - seenAt)) / 1_000),
    secondsInAll: idleWarning / 1_000,
    onStay: () => send({ type: 'activity', at: Date.now() }),
  };
};
