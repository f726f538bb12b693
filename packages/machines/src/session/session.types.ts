/** Who is signed in; `locked` is what the tab remembered about its lock screen. */
export type SessionIdentity = { userId: string; email: string; locked: boolean };

/** Why there is no session: the provider's own words where it gave any (spec §8, "Login failure"). */
export type SessionError = { serverMessage: string | null };

/** Data only; `identity` is null exactly while nobody is signed in. */
export type SessionContext = { identity: SessionIdentity | null; error: SessionError | null };

/** The input of actor `signIn`. */
export type Credentials = { email: string; password: string };

/** Intents, and the facts `session.*` heard from the provider or another tab and `lock.opened` from the lock screen. */
export type SessionEvent =
  | ({ type: 'submit' } & Credentials)
  | { type: 'signOut' }
  | { type: 'session.expired' }
  | { type: 'session.ended' }
  | { type: 'session.adopted'; identity: SessionIdentity }
  | { type: 'lock.opened'; identity: SessionIdentity };
