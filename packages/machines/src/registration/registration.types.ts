import type { AccountFaults, AccountField, AccountForm } from '@may/domain';

/** The names of the account; `phone` as it was sent. Its password is kept nowhere in the machine. */
export type CreatedAccount = { email: string; phone: string };

/**
 * The failure of the last try. `refused`: this try surely created no account. `wait`: the provider wants a pause. `notSent`: nothing left the
 * browser. `signIn`: the account exists, but the sign-in failed.
 */
export type RegistrationError = {
  kind: 'refused' | 'wait' | 'notSent' | 'signIn';
  serverMessage: string | null;
  /** The field that the provider's words name. */
  field: AccountField | null;
};

export type RegistrationContext = {
  faults: AccountFaults;
  error: RegistrationError | null;
  /** The e-mail of the last try. */
  email: string;
  account: CreatedAccount | null;
  /** The e-mail of the last try without an answer, which may have created an account; null without one. */
  doubt: string | null;
  /** The length of the pause in milliseconds; null without a pause. */
  waitMs: number | null;
};

/** `asksForCode` is true if the provider sends a code to the phone (spec §9, SMS OTP). */
export type RegistrationInput = { asksForCode: boolean };

export type RegistrationEvent =
  | ({ type: 'submit' } & AccountForm)
  /** The customer changed a field. */
  | { type: 'edit'; field: AccountField }
  | { type: 'signIn' };
