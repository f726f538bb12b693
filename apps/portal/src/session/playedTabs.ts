import type { Api } from '@may/api';
import { expect, vi } from 'vitest';
import { meFixture } from '../storage/storedSession.fixtures.ts';
import type { StoredSession } from '../storage/storedSession.ts';
import type { LeavingPage } from './followReturn.ts';

/** A page that its browser keeps for Back: what it does when it is left and when it returns, and whether it can be seen. */
const playPage = () => {
  const dataset: Record<string, string> = {};
  const frames: (() => void)[] = [];
  const page = Object.assign(new EventTarget(), {
    document: { documentElement: { dataset } },
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
  }) as unknown as LeavingPage;
  const fire = (type: string) => (page as unknown as EventTarget).dispatchEvent(new Event(type));
  return {
    page,
    leave: () => fire('pagehide'),
    comeBack: () => fire('pageshow'),
    showFrame: () => {
      for (const frame of frames.splice(0)) frame();
    },
    isSeen: () => !('away' in dataset),
  };
};

/** The tabs of one browser, for tests: a channel between them, and a copy of the portal's modules in each, so that each has a storage of its own. */
export const playTabs = () => {
  const channels = new Set<EventTarget>();
  const posted: unknown[] = [];

  const joinChannel = (): BroadcastChannel => {
    const channel = Object.assign(new EventTarget(), {
      postMessage: (message: unknown) => {
        posted.push(message);
        for (const other of channels) {
          const event = new MessageEvent('message', { data: structuredClone(message) });
          if (other !== channel) queueMicrotask(() => other.dispatchEvent(event));
        }
      },
    });
    channels.add(channel);
    return channel as unknown as BroadcastChannel;
  };

  const openTab = async ({ auth = {}, stored }: { auth?: Partial<Api['auth']>; stored?: StoredSession } = {}) => {
    vi.resetModules();
    const { createSession } = await import('./createSession.ts');
    const { createSessionTabs } = await import('./sessionTabs.ts');
    const { readSession, writeSession } = await import('../storage/storedSession.ts');
    const { localStore, sessionStore } = await import('../storage/createStorage.ts');
    const { notices } = await import('../notices/notices.ts');
    if (stored) writeSession(stored);
    const { page, ...returning } = playPage();
    let refuseToken = () => {};
    const session = createSession({
      page,
      onChange: () => undefined,
      tabs: createSessionTabs(joinChannel()),
      connect: (onUnauthorized) => {
        refuseToken = onUnauthorized;
        return { auth, prepare: () => undefined } as unknown as Api;
      },
    });
    return { session, readSession, localStore, sessionStore, notices, refuseToken: () => refuseToken(), ...returning };
  };

  return { openTab, joinChannel, posted };
};

type Tab = Awaited<ReturnType<ReturnType<typeof playTabs>['openTab']>>;

/** Long enough for a busy machine: what is waited for is an event, and time passes only where it never comes. */
export const patience = { timeout: 10_000, interval: 5 };

/** Waits until the session of a tab is in this state. */
export const isIn = (tab: Tab, state: ReturnType<Tab['session']['state']>) =>
  vi.waitFor(() => expect(tab.session.state()).toBe(state), patience);
export const lock = (tab: Tab) => tab.session.actor.send({ type: 'lock' });
export const unlock = (tab: Tab) => tab.session.actor.send({ type: 'unlock', password: 'Demo!2345' });
export const signOut = (tab: Tab) => tab.session.actor.send({ type: 'signOut' });
/** A turn of the event loop: every promise that can settle has. */
export const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A provider that lets everybody in, once it may answer. */
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

/** The calls of a provider that lets everybody in at once. */
export const willing = (me = meFixture): Partial<Api['auth']> => {
  const { auth, answer } = provider(me);
  answer();
  return auth;
};
