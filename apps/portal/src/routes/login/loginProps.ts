import type { sessionMachine } from '@may/machines';
import type { LoginScreenProps } from '@may/ui';
import type { SnapshotFrom } from 'xstate';

/** What the login screen shows in a state of the session machine (spec section 4, Login). */
export const loginProps = (
  snapshot: SnapshotFrom<typeof sessionMachine>,
): Pick<LoginScreenProps, 'busy' | 'failure'> => ({
  busy: snapshot.matches({ signedOut: 'signingIn' }),
  failure: snapshot.context.error,
});
