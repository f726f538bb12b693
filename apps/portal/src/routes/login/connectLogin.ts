import type { sessionMachine } from '@may/machines';
import type { LoginScreenProps } from '@may/ui';
import type { SnapshotFrom } from 'xstate';

/** The login screen's props in a state of the session, or before and while its code arrives (spec section 4, Login). */
export const connectLogin = (
  snapshot: SnapshotFrom<typeof sessionMachine> | null,
  isLoading: boolean,
  submit: LoginScreenProps['onSubmit'],
): Pick<LoginScreenProps, 'busy' | 'failure' | 'onSubmit'> => ({
  busy: isLoading || (snapshot?.matches({ signedOut: 'signingIn' }) ?? false),
  failure: snapshot?.context.error ?? null,
  onSubmit: submit,
});
