import { readCode } from '@may/domain/account/account.ts';
import type { PhoneConfirmationEvent } from '@may/machines/account/phoneConfirmation.types.ts';
import type { phoneConfirmationMachine } from '@may/machines/account/phoneConfirmationMachine.ts';
import type { CheckOtpScreenProps, CodeFormProps } from '@may/screens/account/CheckOtp/checkOtp.ts';
import type { SnapshotFrom } from 'xstate';

type Snapshot = SnapshotFrom<typeof phoneConfirmationMachine>;
type Send = (event: PhoneConfirmationEvent) => void;

/** The data of the page that does not come from the flow. */
export type PhoneCircumstances = {
  /** True for the phone of the account that was created on this page. */
  isNew: boolean;
  /** Reads a typed phone number, then tells the flow. */
  identify: (typed: string) => void;
};

const formOf = (snapshot: Snapshot, send: Send, isNew: boolean): CodeFormProps => {
  const { phone, error, resendError, isSent, until, resendUntil } = snapshot.context;
  const isResending = snapshot.matches('resending');
  const busy = snapshot.matches('confirming') || isResending;
  return {
    phone: phone ?? '',
    hasCode: isNew,
    busy,
    error,
    isUnknown: snapshot.matches('unknown'),
    until,
    resend: {
      busy,
      isSent,
      error: resendError,
      // During the pause after wrong codes, no other code is sent either.
      until: Math.max(until ?? 0, resendUntil ?? 0),
      onPress: () => send({ type: 'resend', at: Date.now() }),
    },
    onSubmit: (typed) => send({ type: 'submit', code: readCode(typed), at: Date.now() }),
    onChangePhone: () => send({ type: 'changePhone' }),
  };
};

/** The props of the page that confirms a phone, in a state of the flow. */
export const connectPhoneConfirmation = (
  snapshot: Snapshot,
  send: Send,
  { isNew, identify }: PhoneCircumstances,
): Omit<CheckOtpScreenProps, 'hrefs'> => {
  const confirmed = snapshot.matches('confirmed') || snapshot.status === 'done';
  const isAsking = snapshot.matches('asking');
  const { error, resendError, isSent } = snapshot.context;
  return {
    isNew: isNew && !error && !resendError && !isSent && !snapshot.matches('unknown'),
    asking: isAsking ? { isInvalid: snapshot.context.isPhoneInvalid, onSubmit: identify } : null,
    form: confirmed || isAsking ? null : formOf(snapshot, send, isNew),
    confirmed,
    onSignIn: () => send({ type: 'signIn' }),
  };
};
