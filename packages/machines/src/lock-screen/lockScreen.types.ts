import type { SessionIdentity } from '../session/session.types.ts';

/**
 * Why the password was not taken: only `refused` was wrong and counts towards the cool-down; `wait` = the provider wants a pause,
 * `failing` = it answered without an answer, `unreachable` = it did not answer.
 */
export type LockScreenError = { kind: 'refused' | 'wait' | 'failing' | 'unreachable'; serverMessage: string | null };

/** `reason` says which words to show: locked by hand or by another tab, or the session expired; null while unlocked. */
export type LockScreenContext = {
  identity: SessionIdentity;
  reason: 'locked' | 'expired' | null;
  error: LockScreenError | null;
  refusals: number;
  /** How long the pause lasts, in milliseconds; null while there is none. */
  waitMs: number | null;
};

/** `locked` is what the tab remembered: true starts locked, so that a reload is no way around the password. */
export type LockScreenInput = { locked: boolean; identity: SessionIdentity };

/** Intents of this tab, and the facts `lock.adopted` and `unlock.adopted` heard from another one. */
export type LockScreenEvent =
  | { type: 'lock' }
  | { type: 'expire' }
  | { type: 'submit'; password: string }
  | { type: 'lock.adopted' }
  | { type: 'unlock.adopted' };

/** The input of actor `verifyPassword`. */
export type PasswordAttempt = { email: string; password: string };

/** Whether the other tabs still have to hear of it: false for a fact that came from one of them. */
export type LockAnnouncement = { announce: boolean };

/** The fact sent to the session when the screen opens, with whoever opened it. */
export type LockOpened = { type: 'lock.opened'; identity: SessionIdentity };
