import type { RegistrationEvent, registrationMachine } from '@may/machines';
import type { RegisterForm, RegisterScreenProps } from '@may/ui';
import type { SnapshotFrom } from 'xstate';

type Snapshot = SnapshotFrom<typeof registrationMachine>;
type Present = NonNullable<RegisterScreenProps['closed']>['present'];

const isSameEmail = (one: string | null, other: string | null): boolean => one?.toLowerCase() === other?.toLowerCase();

const noticeOf = (snapshot: Snapshot): RegisterForm['notice'] => {
  if (snapshot.matches('unknown')) return { kind: 'unknown', serverMessage: null };
  const { error, doubt, email } = snapshot.context;
  if (!error || error.kind === 'signIn') return null;
  const { kind, serverMessage, field } = error;
  if (kind === 'refused' && isSameEmail(doubt, email))
    return { kind: 'doubt', serverMessage: field ? null : serverMessage };
  return field ? null : { kind, serverMessage };
};

/**
 * The page of a registration in a browser that is signed in as `email`, or null. `account`: into the new account; `present`: another customer is
 * signed in. `form` tells the result of the registration first, because an account that exists is not mentioned elsewhere.
 */
export const pageOfRegistration = (snapshot: Snapshot, email: string | null): 'account' | 'present' | 'form' => {
  if (email === null) return 'form';
  const { account } = snapshot.context;
  if (account !== null && isSameEmail(email, account.email) && !snapshot.matches('created')) return 'account';
  const isTold = snapshot.matches('creating') || snapshot.matches('opening') || snapshot.matches('closed');
  return isTold ? 'form' : 'present';
};

/** The register screen's props in a state of the flow; `present` is the customer who is signed in at this browser. */
export const connectRegistration = (
  snapshot: Snapshot,
  send: (event: RegistrationEvent) => void,
  present: Present,
): Pick<RegisterScreenProps, 'form' | 'closed'> => {
  const { error, faults, doubt, waitMs } = snapshot.context;
  const onSignIn = () => send({ type: 'signIn' });
  if (snapshot.matches('closed'))
    return { form: null, closed: { serverMessage: error?.serverMessage ?? null, present, onSignIn } };
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
