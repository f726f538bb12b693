import type { Api } from '@may/api';
import type { RegionCode } from '@may/domain';
import type { sessionMachine } from '@may/machines';
import type { QueryClient } from '@tanstack/react-query';
import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate';
import { createPortalApi } from '../data/createPortalApi.ts';
import { dropEarlyReads } from '../data/earlyReads.ts';
import { createQueryClient } from '../data/queryClient.ts';
import { everything, readAgain } from '../data/readAgain.ts';
import { readSession } from '../storage/storedSession.ts';
import { followTabs } from './followTabs.ts';
import { provideSession } from './provideSession.ts';
import { createSessionTabs } from './sessionTabs.ts';

type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** What the routes need to know: still asking, nobody, somebody, or somebody behind the lock screen. */
export type SessionState = 'restoring' | 'signedOut' | 'signedIn' | 'locked' | 'expired';

type Listener = () => void;

/** The session of this page, with what it reads of its customer; that goes when the customer goes. */
export interface Session {
  actor: SessionActor;
  api: Api;
  queryClient: QueryClient;
  /** The region of whoever this tab remembers, before anything is asked. */
  region(): RegionCode | null;
  /** The state in the routes' words. */
  state(): SessionState;
  /** Called after every change of the session or its lock screen; returns how to stop. */
  subscribe(listener: Listener): Listener;
  /** Called on lock, sign-out and change of customer; returns how to stop. */
  onForget(listener: Listener): Listener;
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
export const createSession = ({ tabs = createSessionTabs(), connect = createPortalApi } = {}): Session => {
  const changes = createListeners();
  const forgetting = createListeners();
  const queryClient = createQueryClient();
  const api = connect(() => actor.send({ type: 'session.expired' }));
  const actor: SessionActor = createActor(
    provideSession({
      tabs,
      openSession: async (credentials) => (await loadOpenSession()).openSession(api.auth, credentials),
      forgetEverything: () => {
        dropEarlyReads();
        queryClient.clear();
        forgetting.call();
      },
      refreshReads: () => void readAgain(queryClient, everything),
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
    api,
    queryClient,
    region: () => readSession()?.me.region ?? null,
    state: () => stateOf(actor.getSnapshot()),
    subscribe: changes.add,
    onForget: forgetting.add,
  };
};
