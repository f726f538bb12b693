import type { sessionMachine } from '@may/machines';
import type { LoginScreenProps } from '@may/ui';
import type { SnapshotFrom } from 'xstate';

/** What the login screen shows in a state of the session machine, or before the machine has arrived (spec section 4, Login). */
export const loginProps = (
  snapshot: SnapshotFrom<typeof sessionMachine> | null,
): Pick<LoginScreenProps, 'busy' | 'failure'> => ({
  busy: snapshot?.matches({ signedOut: 'signingIn' }) ?? false,
  failure: snapshot?.context.error ?? null,
});
