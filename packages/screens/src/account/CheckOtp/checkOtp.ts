/** The question for the phone, on a page that was opened directly or loaded again. */
export type PhoneQuestion = {
  isInvalid: boolean;
  onSubmit: (typed: string) => void;
};

export type CodeFormProps = {
  /** The phone number, as it is sent. */
  phone: string;
  /** True if the registration on this page sent a code to the phone; a typed phone may have none. */
  hasCode: boolean;
  busy: boolean;
  /** `incomplete` without six digits; else the provider's words, or null if it sent none. */
  error: { kind: 'incomplete' | 'refused' | 'wait'; serverMessage: string | null } | null;
  /** True if the answer to the last code was lost. */
  isUnknown: boolean;
  /** The moment from which the next code can be tried; null without a wait. */
  until: number | null;
  resend: {
    busy: boolean;
    /** True after a code was sent again. */
    isSent: boolean;
    error: { kind: 'refused' | 'wait' | 'unknown'; serverMessage: string | null } | null;
    /** The moment from which another code can be sent; null without a wait. */
    until: number | null;
    onPress: () => void;
  };
  onSubmit: (typed: string) => void;
  onChangePhone: () => void;
};

/** One of `asking`, `form` and `confirmed` is shown. */
export type CheckOtpScreenProps = {
  /** True if the customer comes from the registration. */
  isNew: boolean;
  asking: PhoneQuestion | null;
  form: CodeFormProps | null;
  confirmed: boolean;
  hrefs: { signIn: string; register: string };
  /** Leads to the login page, with the e-mail if this page knows it. */
  onSignIn: () => void;
};
