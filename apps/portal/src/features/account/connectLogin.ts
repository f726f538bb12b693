import type { sessionMachine } from '@may/machines/session/sessionMachine.ts';
import type { LoginScreenProps } from '@may/screens/account/Login/LoginScreen.tsx';
import type { SnapshotFrom } from 'xstate';

/** The login screen's props in a state of the session; the snapshot is null until the session's code has loaded (spec section 4, Login). */
export const connectLogin = (
  snapshot: SnapshotFrom<typeof sessionMachine> | null,
  isLoading: boolean,
  submit: LoginScreenProps['onSubmit'],
): Pick<LoginScreenProps, 'busy' | 'failure' | 'onSubmit'> => ({
  busy: isLoading || (snapshot?.matches({ signedOut: 'signingIn' }) ?? false),
  failure: snapshot?.context.error ?? null,
  onSubmit: submit,
});
