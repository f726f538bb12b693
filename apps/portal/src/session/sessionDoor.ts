import { sessionStore } from '../storage/createStorage.ts';
import type { Session } from './createSession.ts';

/** The session's part of the bundle, fetched when there is reason to: somebody was signed in, another tab answers, or a form is touched. */
export interface SessionDoor {
  /** Null until it was opened. */
  current(): Session | null;
  open(): Promise<Session>;
  /** Called when the session has arrived and after each of its changes; returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** Whether this tab holds the login marker; what else it holds is read with the session. */
export const isSessionRemembered = (): boolean => sessionStore.get('isLogin') !== null;

export const createSessionDoor = (): SessionDoor => {
  const listeners = new Set<() => void>();
  const call = () => {
    for (const listener of listeners) listener();
  };
  let session: Session | null = null;
  let opening: Promise<Session> | undefined;
  return {
    current: () => session,
    open: () => {
      opening ??= import('./createSession.ts').then(({ createSession }) => {
        session = createSession();
        session.subscribe(call);
        call();
        return session;
      });
      return opening;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** Opens the door for a visitor once they touch the page or another tab turns out to be signed in. */
export const openWhenMeant = (door: SessionDoor): void => {
  const channel = new BroadcastChannel('may.session');
  const touches = ['focusin', 'pointerdown', 'keydown'] as const;
  const open = () => {
    channel.close();
    for (const touch of touches) removeEventListener(touch, open);
    void door.open();
  };
  channel.onmessage = open;
  channel.postMessage({ type: 'whoIsSignedIn' });
  for (const touch of touches) addEventListener(touch, open);
};
