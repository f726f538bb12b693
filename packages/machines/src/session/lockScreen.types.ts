/** The signed-in customer; `locked` is the tab's stored lock. */
export type SessionIdentity = { userId: string; email: string; locked: boolean };

/**
 * The failure of a password check. Only `refused` is a wrong password; `wait`: the provider wants a pause; `failing`: it failed to check; `unreachable`: it did not answer.
 */
export type LockScreenError = { kind: 'refused' | 'wait' | 'failing' | 'unreachable'; serverMessage: string | null };

/** `reason` chooses the words: locked by hand or by another tab, or the session expired; null while unlocked. */
export type LockScreenContext = {
  identity: SessionIdentity;
  reason: 'locked' | 'expired' | null;
  error: LockScreenError | null;
  /** The end of the last pause that the provider wanted; null without one. */
  until: number | null;
};

/** `locked` is the tab's stored lock: a reload must not open it without the password. */
export type LockScreenInput = { locked: boolean; identity: SessionIdentity };

/** Intents of this tab; `lock.adopted` and `unlock.adopted` come from another tab. */
export type LockScreenEvent =
  | { type: 'lock' | 'expire' | 'lock.adopted' | 'unlock.adopted' }
  /** `at` is the moment of the press. */
  | { type: 'submit'; password: string; at: number };

export type Credentials = { email: string; password: string };

/** `announce` is true if the other tabs must be told: false for an event that came from one of them. */
export type LockAnnouncement = { announce: boolean };

/** The event sent to the session when the screen opens, with the customer whose password opened it. */
export type LockOpened = { type: 'lock.opened'; identity: SessionIdentity };
