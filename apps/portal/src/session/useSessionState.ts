import { useSelector } from '@xstate/react';
import type { SessionActor } from './createSession.ts';
import { useSession } from './SessionContext.tsx';

type SessionSnapshot = ReturnType<SessionActor['getSnapshot']>;

/** What the routes need to know: still asking, nobody, somebody, or somebody behind the lock screen. */
export type SessionState = 'restoring' | 'signedOut' | 'signedIn' | 'locked' | 'expired';

export const sessionStateOf = (snapshot: SessionSnapshot, lockReason: 'locked' | 'expired' | null): SessionState => {
  if (snapshot.matches('restoring')) return 'restoring';
  if (snapshot.matches('signedOut')) return 'signedOut';
  return lockReason ?? 'signedIn';
};

/** The session's state as the routes see it; renders again only when it changes. */
export const useSessionState = (): SessionState => {
  const { actor } = useSession();
  const lockScreen = useSelector(actor, (snapshot) => snapshot.children.lockScreen);
  const lockReason = useSelector(lockScreen, (snapshot) => snapshot?.context.reason ?? null);
  return useSelector(actor, (snapshot) => sessionStateOf(snapshot, lockReason));
};
