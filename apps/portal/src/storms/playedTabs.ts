import type { Api } from '@may/api';
import { expect, vi } from 'vitest';
import { type BootWorld, boot } from '../boot/boot.ts';
import { createStorage, type SafeStorage } from '../browser/storage/createStorage.ts';
import { meFixture } from '../browser/storage/storedSession.fixtures.ts';
import type { StoredSession } from '../browser/storage/storedSession.ts';
import type { HostPage } from '../browser/underWay.ts';
import type { LeavingPage } from '../session/followOthers.ts';
import { playCookies } from './playedCookies.ts';
import { playStorage } from './playedStorage.ts';

/** A played page: it can be left and returned to, and tells if it is visible. */
const playPage = () => {
  const dataset: Record<string, string> = {};
  const frames: (() => void)[] = [];
  const windows: { id: string; remove: () => void }[] = [];
  let loads = 0;
  const document = Object.assign(new EventTarget(), {
    documentElement: { dataset },
    body: {
      get children() {
        return windows.map((own) => ({ ...own, contains: (other: unknown) => other === own }));
      },
    },
    querySelectorAll: () => windows,
  });
  const target = new EventTarget();
  const page = Object.assign(target, {
    document,
    location: {
      reload: () => {
        loads += 1;
      },
    },
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
  }) as unknown as LeavingPage & HostPage;
  const fire = (type: string, facts: object = {}) => target.dispatchEvent(Object.assign(new Event(type), facts));
  let isFrozen = false;
  return {
    page,
    fire,
    isFrozen: () => isFrozen,
    leave: () => {
      fire('pagehide');
      isFrozen = true;
    },
    comeBack: () => {
      isFrozen = false;
      fire('pageshow');
    },
    showFrame: () => {
      for (const frame of frames.splice(0)) frame();
    },
    isSeen: () => !('away' in dataset),
    isMasked: () => 'masked' in dataset,
    mark: (isMasked: boolean) => {
      if (isMasked) dataset.masked = '';
      else delete dataset.masked;
    },
    /** Puts an element with a frame into the page's body. */
    showWindow: (id = '') => {
      const shown = { id, remove: () => void windows.splice(windows.indexOf(shown), 1) };
      windows.push(shown);
    },
    windows: () => windows.map(({ id }) => id),
    loads: () => loads,
  };
};

/** Runs the page's inline script on a tab's storage; returns if it keeps the picture of the app, and the tokens it sends. */
const playBoot = (sessionStorage: Storage) => {
  const dataset: Record<string, string> = { prerendered: 'app', locale: 'vi', reads: '["me"]' };
  const tokens: string[] = [];
  const world = {
    document: { documentElement: { dataset }, querySelector: () => null, addEventListener: () => undefined },
    window: {
      sessionStorage,
      localStorage: window.localStorage,
      location: { origin: 'https://portal.may.cloud', pathname: '/', href: 'https://portal.may.cloud/' },
      addEventListener: () => undefined,
    },
    fetch: async (_: string, { headers }: { headers: { authorization: string } }) => {
      tokens.push(headers.authorization.replace('Bearer ', ''));
      return new Response('{}');
    },
  };
  boot(world as unknown as BootWorld);
  return { isPictureShown: dataset.shell !== 'stale', tokens };
};

/** A storage as one page sees it: its memory ends with the page. */
const forPages = (open: () => Storage): SafeStorage & { renew: () => void } => {
  let ofPage = createStorage(open);
  return {
    get: (key) => ofPage.get(key),
    set: (key, value) => ofPage.set(key, value),
    remove: (key) => ofPage.remove(key),
    keys: () => ofPage.keys(),
    renew: () => {
      ofPage = createStorage(open);
    },
  };
};

type PlayedBrowser = {
  /** Called for each page. */
  hasChannel?: () => boolean;
  /** Called at each write to each storage; cookies are never refused. */
  refuses?: () => boolean;
};

type PlayedTab<Parts> = {
  auth?: Partial<Api['auth']>;
  stored?: StoredSession;
  /** Imports more modules of the tab. */
  open?: () => Promise<Parts>;
};

/**
 * The tabs of one browser, for tests: one shared storage and one per tab, a channel or none, and a copy of the portal's modules in each tab. The
 * shared storage and the cookies go into the global `window`, which each test stubs.
 */
export const playTabs = ({ hasChannel = () => true, refuses }: PlayedBrowser = {}) => {
  const channels = new Set<EventTarget>();
  const posted: unknown[] = [];
  Object.assign(window, { localStorage: playStorage(refuses), document: playCookies() });

  const joinChannel = (isHearing = () => true): BroadcastChannel => {
    const channel = Object.assign(new EventTarget(), {
      postMessage: (message: unknown) => {
        posted.push(message);
        for (const other of channels) {
          const event = new MessageEvent('message', { data: structuredClone(message) });
          if (other !== channel)
            queueMicrotask(() => channels.has(other) && isHearingOf.get(other)?.() && other.dispatchEvent(event));
        }
      },
    });
    channels.add(channel);
    isHearingOf.set(channel, isHearing);
    return channel as unknown as BroadcastChannel;
  };
  const isHearingOf = new WeakMap<EventTarget, () => boolean>();

  const openTab = async <Parts = unknown>({ auth = {}, stored, open }: PlayedTab<Parts> = {}) => {
    const sessionStorage = playStorage(refuses);
    const sessionStore = forPages(() => sessionStorage);
    const localStore = forPages(() => window.localStorage);
    vi.resetModules();
    vi.doMock('../browser/storage/createStorage.ts', () => ({ createStorage, localStore, sessionStore }));
    const { createSession } = await import('../session/createSession.ts');
    const { createSessionTabs } = await import('../session/sessionTabs.ts');
    const { readSession, readAccessToken, writeSession } = await import('../browser/storage/storedSession.ts');
    const { notices } = await import('../data/notices/notices.ts');
    const { customerHistory } = await import('../data/notices/createHistory.ts');
    const { isPresentCustomer } = await import('../browser/storage/isPresentCustomer.ts');
    const { awaitForeign } = await import('../browser/underWay.ts');
    const parts = (await open?.()) as Parts;
    vi.doUnmock('../browser/storage/createStorage.ts');
    vi.resetModules();
    if (stored) writeSession(stored);

    const openPage = () => {
      const booted = playBoot(sessionStorage);
      const played = playPage();
      const channel = hasChannel() ? joinChannel(() => !played.isFrozen()) : null;
      let refuseToken = () => {};
      const mask = (isMasked: boolean) => {
        if (isMasked) sessionStore.set('may.masked', 'true');
        else sessionStore.remove('may.masked');
        played.mark(isMasked);
      };
      const session = createSession({
        page: played.page,
        mask,
        onChange: () => undefined,
        tabs: createSessionTabs(channel),
        connect: (onUnauthorized) => {
          refuseToken = onUnauthorized;
          return { auth, prepare: () => undefined } as unknown as Api;
        },
      });
      let isOpen = true;
      const close = () => {
        isOpen = false;
        if (channel) channels.delete(channel);
        session.actor.stop();
      };
      return { ...played, booted, session, mask, close, isOpen: () => isOpen, refuseToken: () => refuseToken() };
    };
    let page = openPage();
    return {
      parts,
      readSession,
      readAccessToken,
      localStore,
      sessionStore,
      notices,
      customerHistory,
      isPresentCustomer,
      awaitForeign,
      get session() {
        return page.session;
      },
      get booted() {
        return page.booted;
      },
      refuseToken: () => page.refuseToken(),
      isFrozen: () => page.isFrozen(),
      isOpen: () => page.isOpen(),
      isSeen: () => page.isSeen(),
      isMasked: () => page.isMasked(),
      mask: (isMasked: boolean) => page.mask(isMasked),
      leave: () => page.leave(),
      comeBack: () => page.comeBack(),
      showFrame: () => page.showFrame(),
      fire: (type: string, facts?: object) => page.fire(type, facts),
      showWindow: (id?: string) => page.showWindow(id),
      windows: () => page.windows(),
      loads: () => page.loads(),
      /** Ends the page and all its memory; the tab's storage is kept. */
      discard: () => page.close(),
      /** Loads the page again, as after a reload, a visit to another site, or a discard. */
      load: () => {
        page.close();
        for (const store of [sessionStore, localStore]) store.renew();
        page = openPage();
      },
      /** Loads a page in a tab with an empty storage. */
      loadAnew: () => {
        page.close();
        for (const key of Object.keys(sessionStorage)) sessionStorage.removeItem(key);
        for (const store of [sessionStore, localStore]) store.renew();
        page = openPage();
      },
    };
  };

  return { openTab, joinChannel, posted };
};

export type Tab = Awaited<ReturnType<ReturnType<typeof playTabs>['openTab']>>;

/** Milliseconds; long enough for a busy machine. A passing test waits for an event, not for the time. */
export const patience = { timeout: 10_000, interval: 5 };

export const isIn = (tab: Tab, state: ReturnType<Tab['session']['state']>) =>
  vi.waitFor(() => expect(tab.session.state()).toBe(state), patience);
export const lock = (tab: Tab) => tab.session.actor.send({ type: 'lock' });
export const unlock = (tab: Tab) => tab.session.actor.send({ type: 'unlock', password: 'Demo!2345', at: Date.now() });
export const signOut = (tab: Tab) => tab.session.actor.send({ type: 'signOut' });
/** One turn of the event loop, after which every ready promise has settled. */
export const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A provider that accepts every sign-in once `answer` was called. */
export const provider = (me = meFixture) => {
  const mayAnswer = Promise.withResolvers<void>();
  const signIn = vi.fn(async () => {
    await mayAnswer.promise;
    return { accessToken: 'token-2' };
  });
  const auth: Partial<Api['auth']> = {
    signIn,
    getMe: async () => me,
    getCardSecret: async () => ({ clientSecret: 'seti_2_secret_2' }),
  };
  return { auth, signIn, answer: mayAnswer.resolve };
};

/** Another customer of this provider. */
export const otherMe = { ...meFixture, id: 'usr_other', email: 'other@may.cloud', name: 'Other' };

/** A provider of two customers that accepts every sign-in at once and never repeats a token; `owners` are the customers of its tokens. */
export const twoCustomers = () => {
  const owners = new Map<string, typeof meFixture>();
  const auth: Partial<Api['auth']> = {
    signIn: async ({ email }) => {
      const accessToken = `token-${owners.size}`;
      owners.set(accessToken, email === otherMe.email ? otherMe : meFixture);
      return { accessToken };
    },
    getMe: async (token) => owners.get(token ?? '') ?? meFixture,
    getCardSecret: async () => ({ clientSecret: 'seti_2_secret_2' }),
  };
  return { auth, owners };
};

export const signIn = (tab: Tab, { email }: Pick<typeof meFixture, 'email'>) =>
  tab.session.actor.send({ type: 'submit', email, password: 'Demo!2345' });

/** The calls of a provider that accepts every sign-in at once. */
export const acceptingAuth = (me = meFixture): Partial<Api['auth']> => {
  const { auth, answer } = provider(me);
  answer();
  return auth;
};
