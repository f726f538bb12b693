import type { RegistrationEvent } from '@may/machines/account/registration.types.ts';
import type { registrationMachine } from '@may/machines/account/registrationMachine.ts';
import type { RegisterFormProps, RegisterScreenProps } from '@may/screens/account/Register/register.ts';
import type { SnapshotFrom } from 'xstate';

type Snapshot = SnapshotFrom<typeof registrationMachine>;

const noticeOf = (snapshot: Snapshot): RegisterFormProps['notice'] => {
  const { error } = snapshot.context;
  if (snapshot.matches('unknown')) return { kind: 'unknown', serverMessage: null };
  return error && !error.field ? error : null;
};

/** The register screen's props in a state of the flow. */
export const connectRegistration = (
  snapshot: Snapshot,
  send: (event: RegistrationEvent) => void,
): Omit<RegisterScreenProps, 'hrefs'> => {
  const { error, faults, until } = snapshot.context;
  return {
    form: snapshot.matches('created')
      ? null
      : {
          busy: snapshot.matches('creating') || snapshot.status === 'done',
          faults,
          refusal: error?.field ? { field: error.field, message: error.serverMessage ?? '' } : null,
          notice: noticeOf(snapshot),
          until,
          onEdit: (field) => send({ type: 'edit', field }),
          onSubmit: (form) => send({ type: 'submit', ...form, at: Date.now() }),
        },
    onSignIn: () => send({ type: 'signIn' }),
  };
};
