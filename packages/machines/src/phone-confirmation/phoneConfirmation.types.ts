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
  /** True after a confirmation without an answer: the phone may be confirmed. */
  isInDoubt: boolean;
  /** Milliseconds of the pause before the next try of a code; null without a pause. */
  waitMs: number | null;
  /** Milliseconds of the pause before the next code can be sent; null without a pause. */
  resendWaitMs: number | null;
};

/** A pause that the browser remembers for a phone: before another code is sent, or before the next try of a code. */
export type CodePauseNote = { kind: 'send' | 'try'; phone: string; waitMs: number };

/** `resendWaitMs` is the rest of the pause that the browser remembers. */
export type PhoneConfirmationInput = { phone: string | null; resendWaitMs: number | null };

export type PhoneConfirmationEvent =
  /** The phone as it is sent, null if the typed text is none; `resendWaitMs` is the rest of its pause that the browser remembers. */
  | { type: 'identify'; phone: string | null; resendWaitMs: number | null }
  | { type: 'changePhone' }
  /** The code is six digits; null if the typed text has none. */
  | { type: 'submit'; code: string | null }
  | { type: 'resend' }
  /** Another tab sent a code, or with 0: its request surely sent none. */
  | { type: 'resend.paused'; waitMs: number }
  | { type: 'resend.rested' }
  | { type: 'signIn' };
