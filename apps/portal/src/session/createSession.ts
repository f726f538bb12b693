import type { RegionCode } from '@may/domain';
import type { sessionMachine } from '@may/machines';
import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate';
import { dropEarlyReads } from '../data/earlyReads.ts';
import { followTabs } from './followTabs.ts';
import { provideSession } from './provideSession.ts';
import { createSessionTabs, type SessionTabs } from './sessionTabs.ts';
import { readSession } from './storedSession.ts';

type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** What the routes need to know: still asking, nobody, somebody, or somebody behind the lock screen. */
export type SessionState = 'restoring' | 'signedOut' | 'signedIn' | 'locked' | 'expired';

type Listener = () => void;

/** The session of this page, and who wants to hear when everything of the customer must go or be read again. */
export interface Session {
  actor: SessionActor;
  /** The region of whoever this tab remembers, before anything is asked. */
  region(): RegionCode | null;
  /** The state in the routes' words. */
  state(): SessionState;
  /** Called after every change of the session or its lock screen; returns how to stop. */
  subscribe(listener: Listener): Listener;
  /** Called on lock, sign-out and change of customer; returns how to stop. */
  onForget(listener: Listener): Listener;
  /** Called after an unlock, when the reads on screen may be old; returns how to stop. */
  onRefresh(listener: Listener): Listener;
}

const createListeners = () => {
  const listeners = new Set<Listener>();
  return {
    add: (listener: Listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    call: () => {
      for (const listener of listeners) listener();
    },
  };
};

const stateOf = (snapshot: SnapshotFrom<typeof sessionMachine>): SessionState => {
  if (snapshot.matches('restoring')) return 'restoring';
  if (snapshot.matches('signedOut')) return 'signedOut';
  return snapshot.children.lockScreen?.getSnapshot().context.reason ?? 'signedIn';
};

const loadOpenSession = () => import('../data/openSession.ts');

/** Makes the session; nothing is read or sent before `actor.start()`. */
export const createSession = (tabs: SessionTabs = createSessionTabs()): Session => {
  const changes = createListeners();
  const forgetting = createListeners();
  const refreshing = createListeners();
  const actor = createActor(
    provideSession({
      tabs,
      openSession: async (credentials) => (await loadOpenSession()).openSession(credentials),
      forgetEverything: () => {
        dropEarlyReads();
        forgetting.call();
      },
      refreshReads: () => {
        dropEarlyReads();
        refreshing.call();
      },
    }),
  );
  let heard: unknown;
  actor.subscribe(({ children: { lockScreen } }) => {
    if (lockScreen && lockScreen !== heard) {
      heard = lockScreen;
      lockScreen.subscribe(changes.call);
    }
    changes.call();
  });
  followTabs(actor, tabs);
  // Whoever has to sign in or unlock types while it travels; everybody else does without.
  if (readSession()?.locked !== false) void loadOpenSession().catch(() => undefined);
  return {
    actor,
    region: () => readSession()?.me.region ?? null,
    state: () => stateOf(actor.getSnapshot()),
    subscribe: changes.add,
    onForget: forgetting.add,
    onRefresh: refreshing.add,
  };
};
