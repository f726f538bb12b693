/** The failure of a code: `incomplete` without six digits, `refused` by the provider, `wait`: the provider wants a pause. */
export type CodeError = { kind: 'incomplete' | 'refused' | 'wait'; serverMessage: string | null };

/** The failure of sending a code again; `unknown`: it may have been sent. */
export type ResendError = { kind: 'refused' | 'wait' | 'unknown'; serverMessage: string | null };

export type PhoneConfirmationContext = {
  /** As it is sent, for example `+84912345678`; null until the customer gives it. */
  phone: string | null;
  /** True if the typed phone number exists in no country. */
  isPhoneInvalid: boolean;
  error: CodeError | null;
  resendError: ResendError | null;
  /** True after a code was sent again. */
  isSent: boolean;
  /** The end of the last pause before the next try of a code; null without one. */
  until: number | null;
  /** The end of the last pause before the next code can be sent; null without one. */
  resendUntil: number | null;
};

/** The phone of the account that was created on this page, at `at`; null if the page does not know it. */
export type PhoneConfirmationInput = { phone: string | null; at: number };

export type PhoneConfirmationEvent =
  /** The phone as it is sent, null if the typed text is none. */
  | { type: 'identify'; phone: string | null }
  | { type: 'changePhone' }
  /** The code is six digits; null if the typed text has none. `at` is the moment of the press. */
  | { type: 'submit'; code: string | null; at: number }
  | { type: 'resend'; at: number }
  | { type: 'signIn' };
