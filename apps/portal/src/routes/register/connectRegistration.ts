import type { RegistrationEvent, registrationMachine } from '@may/machines';
import type { RegisterForm, RegisterScreenProps } from '@may/ui';
import type { SnapshotFrom } from 'xstate';

type Snapshot = SnapshotFrom<typeof registrationMachine>;

const noticeOf = (snapshot: Snapshot): RegisterForm['notice'] => {
  if (snapshot.matches('unknown')) return { kind: 'unknown', serverMessage: null };
  const { error, doubt, email } = snapshot.context;
  if (!error || error.kind === 'signIn') return null;
  const { kind, serverMessage, field } = error;
  if (kind === 'refused' && doubt === email) return { kind: 'doubt', serverMessage: field ? null : serverMessage };
  return field ? null : { kind, serverMessage };
};

/** The register screen's props in a state of the flow. */
export const connectRegistration = (
  snapshot: Snapshot,
  send: (event: RegistrationEvent) => void,
): Pick<RegisterScreenProps, 'form' | 'closed'> => {
  const { error, faults, doubt, waitMs } = snapshot.context;
  const onSignIn = () => send({ type: 'signIn' });
  if (snapshot.matches('closed'))
    return { form: null, closed: { serverMessage: error?.serverMessage ?? null, onSignIn } };
  const isOpening = snapshot.matches('opening');
  const busy = isOpening || snapshot.matches('creating') || snapshot.status === 'done';
  return {
    closed: null,
    form: {
      busy,
      isOpening,
      faults,
      refusal: error?.field ? { field: error.field, message: error.serverMessage ?? '' } : null,
      notice: busy ? null : noticeOf(snapshot),
      waitMs,
      onSignIn: doubt === null || busy ? null : onSignIn,
      onEdit: (field) => send({ type: 'edit', field }),
      onSubmit: (form) => send({ type: 'submit', ...form }),
    },
  };
};
