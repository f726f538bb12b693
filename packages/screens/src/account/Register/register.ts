import type { AccountFaults, AccountField, AccountForm } from '@may/domain/account/account.ts';

/** The part of a failure that stands above the form. `unknown`: the answer was lost. */
type RegisterNotice = {
  kind: 'refused' | 'notSent' | 'wait' | 'unknown';
  serverMessage: string | null;
};

export type RegisterFormProps = {
  busy: boolean;
  faults: AccountFaults;
  /** The provider's words about one field. */
  refusal: { field: AccountField; message: string } | null;
  notice: RegisterNotice | null;
  /** The moment from which the next try is allowed; null without a wait. */
  until: number | null;
  onEdit: (field: AccountField) => void;
  onSubmit: (form: AccountForm) => void;
};

export type RegisterScreenProps = {
  /** Null once the account exists and needs no code. */
  form: RegisterFormProps | null;
  /** `checkOtp` is null if no code confirms a phone. */
  hrefs: { signIn: string; checkOtp: string | null };
  /** Leads to the login page with the typed e-mail; offered where the account exists or may exist. */
  onSignIn: () => void;
};
