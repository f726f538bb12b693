import type { AccountFaults, AccountField, AccountForm } from '@may/domain/account/account.ts';

/** The names of the account; `phone` as it was sent. */
export type CreatedAccount = { email: string; phone: string };

/** The failure of the last try. `refused`: it surely created no account. `wait`: the provider wants a pause. `notSent`: nothing left the browser. */
export type RegistrationError = {
  kind: 'refused' | 'wait' | 'notSent';
  serverMessage: string | null;
  /** The field that the provider's words name. */
  field: AccountField | null;
};

/** `asksForCode` is true if the provider sends a code to the phone (spec §9, SMS OTP). */
export type RegistrationInput = { asksForCode: boolean };

export type RegistrationContext = RegistrationInput & {
  faults: AccountFaults;
  error: RegistrationError | null;
  /** The e-mail of the last try. */
  email: string;
  /** The end of the last pause that the provider wanted; null without one. */
  until: number | null;
};

export type RegistrationEvent =
  /** `at` is the moment of the press. */
  | ({ type: 'submit'; at: number } & AccountForm)
  /** The customer changed a field. */
  | { type: 'edit'; field: AccountField }
  | { type: 'signIn' };
