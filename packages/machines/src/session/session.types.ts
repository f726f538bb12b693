/** Who is signed in; `locked` is what the tab remembered about its lock screen. */
export type SessionIdentity = { userId: string; email: string; locked: boolean };

/** Why there is no session: the provider's own words where it gave any (spec §8, "Login failure"). */
export type SessionError = { serverMessage: string | null };

/** Data only; `identity` is null exactly while nobody is signed in. */
export type SessionContext = { identity: SessionIdentity | null; error: SessionError | null };

/** The input of actor `signIn`. */
export type Credentials = { email: string; password: string };

/**
 * Intents, the facts `session.*` heard from the provider or another tab, what concerns the lock screen and is forwarded to it,
 * and `lock.opened`, which it sends back.
 */
export type SessionEvent =
  | ({ type: 'submit' } & Credentials)
  | { type: 'signOut' }
  | { type: 'session.expired' }
  | { type: 'session.ended' }
  | { type: 'session.adopted'; identity: SessionIdentity }
  | { type: 'lock' }
  | { type: 'unlock'; password: string }
  | { type: 'lock.adopted' }
  | { type: 'unlock.adopted' }
  | { type: 'lock.opened'; identity: SessionIdentity };
