import type { Api } from '@may/api';
import type { RegionCode } from '@may/domain/region.ts';
import type { sessionMachine } from '@may/machines/session/sessionMachine.ts';
import { fetchPart } from '@may/ui';
import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate';
import { setMask } from '../browser/mask.ts';
import { expireStoredSession, readSession } from '../browser/storage/storedSession.ts';
import { endForeignWindows, type HostPage } from '../browser/underWay.ts';
import { createPortalApi } from '../data/createPortalApi.ts';
import { primeReads } from '../data/customer.queries.ts';
import { dropEarlyReads } from '../data/earlyReads.ts';
import { hushNotices, notices } from '../data/notices/notices.ts';
import { createQueryClient, everyQuery, makeStale } from '../data/queryClient.ts';
import { followOthers, type LeavingPage } from './followOthers.ts';
import { provideSession } from './provideSession.ts';
import { createSessionTabs, type SessionTabs } from './sessionTabs.ts';
import { markSignedIn } from './signedInMark.ts';

type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** The session's state for the routes; `expired` keeps the page under the lock screen, `locked` replaces it. */
export type SessionState = 'restoring' | 'signedOut' | 'signedIn' | 'locked' | 'expired';

/** The session of this page, with the client and the cache of its customer; the cache is cleared when the session ends. */
export type Session = ReturnType<typeof createSession>;

const stateOf = (snapshot: SnapshotFrom<typeof sessionMachine>): SessionState => {
  if (snapshot.matches('restoring')) return 'restoring';
  if (snapshot.matches('signedOut')) return 'signedOut';
  return snapshot.children.lockScreen?.getSnapshot().context.reason ?? 'signedIn';
};

const loadOpenSession = () => fetchPart(() => import('./openSession.ts'));

/** The parts of a session; `onChange` is called after every change of the session or its lock screen. */
type SessionParts = {
  onChange: () => void;
  tabs?: SessionTabs;
  connect?: (onUnauthorized: () => void) => Api;
  page?: LeavingPage & HostPage;
  mask?: (isMasked: boolean) => void;
};

/** Creates and starts the session of this page: it is restored from this tab, or requested from the other tabs. */
export const createSession = ({
  onChange,
  tabs = createSessionTabs(),
  connect = createPortalApi,
  page = window,
  mask = setMask,
}: SessionParts) => {
  const queryClient = createQueryClient();
  const api = connect(() => {
    expireStoredSession();
    actor.send({ type: 'session.expired' });
  });
  const { machine, admit } = provideSession({
    tabs,
    mask,
    openSession: async (credentials) => (await loadOpenSession()).openSession(api.auth, credentials),
    forgetEverything: () => {
      endForeignWindows(page);
      dropEarlyReads();
      queryClient.clear();
      notices.clear();
    },
    refreshReads: () => void makeStale(queryClient, everyQuery),
  });
  const actor: SessionActor = createActor(machine);
  const state = () => stateOf(actor.getSnapshot());
  let wasExpired = false;
  const tell = () => {
    const now = state();
    hushNotices(now !== 'signedIn');
    // The password field is on this page, and a bank's window would cover it.
    if (now === 'expired' && !wasExpired) endForeignWindows(page);
    wasExpired = now === 'expired';
    onChange();
  };
  let heard: unknown;
  let before: SessionState = 'restoring';
  actor.subscribe(({ children: { lockScreen } }) => {
    if (lockScreen && lockScreen !== heard) {
      heard = lockScreen;
      lockScreen.subscribe(tell);
    }
    const now = state();
    if (now !== 'restoring') markSignedIn(now !== 'signedOut');
    // Refusals of earlier attempts no longer matter on the screen after a sign-in.
    if (now === 'signedIn' && (before === 'signedOut' || before === 'locked')) notices.clear();
    before = now;
    tell();
  });
  followOthers(actor, { tabs, page, admit, mask });
  // Only a sign-in or an unlock needs this code; it loads while the customer types.
  if (readSession()?.locked !== false) {
    void loadOpenSession().catch(() => undefined);
    api.prepare();
  }
  actor.start();
  return {
    actor,
    api,
    queryClient,
    state,
    /** Makes the answers of the drawn figures ready for the first content. */
    prime: () => primeReads(queryClient, api),
    /** The stored customer's region; sends no request. */
    region: (): RegionCode | null => readSession()?.me.region ?? null,
  };
};
