import type { lockScreenMachine } from '@may/machines/session/lockScreenMachine.ts';
import type { SessionEvent } from '@may/machines/session/session.types.ts';
import type { LockScreenProps } from '@may/screens/session/Lock/LockScreen.tsx';
import type { SnapshotFrom } from 'xstate';

/** The lock screen's props in a state of its machine; they hold no customer data (spec section 2, Lock screen). */
export const connectLockScreen = (
  snapshot: SnapshotFrom<typeof lockScreenMachine>,
  send: (event: SessionEvent) => void,
): LockScreenProps => ({
  reason: snapshot.context.reason ?? 'locked',
  busy: snapshot.matches({ locked: 'verifying' }),
  error: snapshot.context.error,
  until: snapshot.context.until,
  onSubmit: ({ password }) => send({ type: 'unlock', password, at: Date.now() }),
  onSignOut: () => send({ type: 'signOut' }),
});
