import type { lockScreenMachine } from '@may/machines';
import type { LockScreenProps } from '@may/ui';
import type { SnapshotFrom } from 'xstate';

export type LockScreenSnapshot = SnapshotFrom<typeof lockScreenMachine>;

/** What the lock screen shows in a state of its machine; nothing of the customer is among it (spec section 2, Lock screen). */
export const lockScreenProps = (snapshot: LockScreenSnapshot): Pick<LockScreenProps, 'reason' | 'busy' | 'error'> => ({
  reason: snapshot.context.reason ?? 'locked',
  busy: snapshot.hasTag('busy'),
  error: snapshot.context.error?.kind ?? null,
});
