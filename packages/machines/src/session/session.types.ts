import type { Credentials, SessionIdentity } from './lockScreen.types.ts';

export type { Credentials, SessionIdentity };

/** The reason that there is no session, in the provider's words if it sent any (spec §8, "Login failure"). */
type SessionError = { serverMessage: string | null };

/** `identity` is null exactly while signed out. */
export type SessionContext = { identity: SessionIdentity | null; error: SessionError | null };

/**
 * Intents of this tab, and `session.*` from the provider or another tab. The lock screen gets its own events, and returns `lock.opened`.
 */
export type SessionEvent =
  | ({ type: 'submit' } & Credentials)
  | { type: 'signOut' | 'session.expired' | 'session.ended' }
  | { type: 'unlock'; password: string; at: number }
  | { type: 'lock' | 'lock.adopted' | 'unlock.adopted' }
  | { type: 'session.adopted' | 'lock.opened'; identity: SessionIdentity };
