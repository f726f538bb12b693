import type { sessionMachine } from '@may/machines';
import type { LoginScreenProps } from '@may/ui';
import type { SnapshotFrom } from 'xstate';

/** The login screen's props in a state of the session, or before the session has arrived (spec section 4, Login). */
export const connectLogin = (
  snapshot: SnapshotFrom<typeof sessionMachine> | null,
  submit: LoginScreenProps['onSubmit'],
): Pick<LoginScreenProps, 'busy' | 'failure' | 'onSubmit'> => ({
  busy: snapshot?.matches({ signedOut: 'signingIn' }) ?? false,
  failure: snapshot?.context.error ?? null,
  onSubmit: submit,
});
