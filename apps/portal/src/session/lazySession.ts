import { fetchPart } from '@may/ui';
import { createListeners } from '../browser/createListeners.ts';
import { sessionStore } from '../browser/storage/createStorage.ts';
import type { Session, SessionState } from './createSession.ts';
import { mayBeSignedInElsewhere } from './signedInMark.ts';

/** The session of this page; its code is loaded once, when it is needed. */
export type LazySession = ReturnType<typeof createLazySession>;

export const createLazySession = (
  drawn: SessionState = 'restoring',
  fetchCode = () => fetchPart(() => import('./createSession.ts')),
) => {
  const { tell, subscribe } = createListeners();
  let session: Session | null = null;
  let arriving: Promise<Session> | undefined;
  return {
    /** The state that the page's HTML was drawn in: hydration starts from it. */
    drawn,
    /** Null until loaded. */
    current: (): Session | null => session,
    /** Loads the session; after a failure the next call loads again. */
    load: (): Promise<Session> => {
      arriving ??= fetchCode().then(
        ({ createSession }) => {
          session = createSession({ onChange: tell });
          tell();
          return session;
        },
        (error) => {
          arriving = undefined;
          throw error;
        },
      );
      return arriving;
    },
    /** Calls a listener when the session is loaded and after each of its changes. */
    subscribe,
  };
};

/** True if this tab holds the login marker; every other key is read with the session. */
export const isSessionRemembered = (): boolean => sessionStore.get('isLogin') !== null;

/** Loads the session for a visitor at the first touch of the page, or at once if another tab may hold a session. */
export const loadOnFirstTouch = ({ load }: LazySession): void => {
  // A sign-in reports a failed load; before it the failure does not matter.
  const fetchIt = () => void load().catch(() => undefined);
  for (const touch of ['focusin', 'pointerdown', 'keydown']) addEventListener(touch, fetchIt, { once: true });
  if (mayBeSignedInElsewhere()) fetchIt();
};
