import type { sessionMachine } from '@may/machines';
import { type ActorRefFrom, createActor } from 'xstate';
import { followTabs } from './followTabs.ts';
import { provideSession } from './provideSession.ts';
import { createSessionTabs, type SessionTabs } from './sessionTabs.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

type Listener = () => void;

/** The session of this page, and who wants to hear when everything of the customer must go or be read again. */
export interface Session {
  actor: SessionActor;
  /** Called on lock, sign-out and change of customer; returns how to stop. */
  onForget(listener: Listener): Listener;
  /** Called after an unlock, when the reads on screen may be old; returns how to stop. */
  onRefresh(listener: Listener): Listener;
}

const subscribeTo = (listeners: Set<Listener>) => (listener: Listener) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Makes the session; nothing is read or sent before `actor.start()`. The provider's client loads with the first sign-in. */
export const createSession = (tabs: SessionTabs = createSessionTabs()): Session => {
  const forgetting = new Set<Listener>();
  const refreshing = new Set<Listener>();
  const actor = createActor(
    provideSession({
      tabs,
      openSession: async (credentials) => (await import('../data/openSession.ts')).openSession(credentials),
      forgetEverything: () => {
        for (const listener of forgetting) listener();
      },
      refreshReads: () => {
        for (const listener of refreshing) listener();
      },
    }),
  );
  followTabs(actor, tabs);
  return { actor, onForget: subscribeTo(forgetting), onRefresh: subscribeTo(refreshing) };
};
