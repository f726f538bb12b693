import type { AccountFaults, AccountField, AccountForm } from '@may/domain';

/** The part of a failure that stands above the form. `doubt`: an earlier try has no answer, and this one was refused. */
type RegisterNotice = {
  kind: 'refused' | 'notSent' | 'wait' | 'unknown' | 'doubt';
  serverMessage: string | null;
};

export type RegisterForm = {
  busy: boolean;
  /** True while the customer is signed in to the account that was created. */
  isOpening: boolean;
  faults: AccountFaults;
  /** The provider's words about one field. */
  refusal: { field: AccountField; message: string } | null;
  notice: RegisterNotice | null;
  /** Milliseconds from now until the next try is allowed; null without a wait. */
  waitMs: number | null;
  /** Leads to the login page with the typed e-mail; null where the account certainly does not exist. */
  onSignIn: (() => void) | null;
  onEdit: (field: AccountField) => void;
  onSubmit: (form: AccountForm) => void;
};

export type RegisterScreenProps = {
  /** Null if the account exists, but this page could not sign in to it. */
  form: RegisterForm | null;
  /** The account that this page could not sign in to, with the provider's reason. */
  closed: {
    serverMessage: string | null;
    /** Another customer, who is signed in at this browser. */
    present: { email: string; onSignOut: () => void } | null;
    onSignIn: () => void;
  } | null;
  /** The typed phone number as the provider gets it; null until it is one. */
  phoneSent: string | null;
  /** `checkOtp` is null if no code confirms a phone. */
  hrefs: { signIn: string; checkOtp: string | null };
  onPhoneType: (typed: string) => void;
};
