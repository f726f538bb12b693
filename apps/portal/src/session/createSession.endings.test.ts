import { type Api, createApi } from '@may/api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { meFixture, storedSessionFixture } from '../browser/storage/storedSession.fixtures.ts';
import { walletQueries } from '../data/customer.queries.ts';
import {
  acceptingAuth,
  isIn,
  lock,
  patience,
  playTabs,
  provider,
  settle,
  signOut,
  unlock,
} from '../storms/playedTabs.ts';

const stored = storedSessionFixture();
const { clientStripe, ...session } = stored;
const lockedMe = { ...meFixture, name: null, balance: null };

beforeEach(() => vi.stubGlobal('window', { beforeReact: { earlyReads: {} } }));

describe('a late answer', () => {
  it.each([
    ['signed out', signOut, 'signedOut', null],
    ['locked again by another tab', null, 'locked', { me: lockedMe, accessToken: null }],
  ] as const)('opens no session that was %s meanwhile', async (_, end, state, left) => {
    const { auth, signIn, answer } = provider();
    const { openTab, joinChannel } = playTabs();
    const tab = await openTab({ auth, stored });
    await isIn(tab, 'signedIn');
    tab.refuseToken();
    await isIn(tab, 'expired');
    unlock(tab);
    await vi.waitFor(() => expect(signIn).toHaveBeenCalled(), patience);
    if (end) end(tab);
    else {
      const [era] = (tab.localStore.get('may.lastWord') ?? '').split(' ');
      const stamp = `${era} lockedSince`;
      tab.localStore.set('may.lastWord', stamp);
      joinChannel().postMessage({ type: 'stamped', stamp });
    }
    await isIn(tab, state);
    answer();
    await settle();
    expect(tab.session.state()).toBe(state);
    if (left) expect(tab.readSession()).toMatchObject(left);
    else expect(tab.readSession()).toBeNull();
  });

  it.each(['this tab', 'a third tab'])(
    'signs in as the customer who types, although another customer’s session is answered to %s meanwhile',
    async (asker) => {
      const me = { ...meFixture, id: 'usr_late' };
      const { auth, signIn, answer } = provider(me);
      const { openTab, joinChannel, posted } = playTabs();
      const tab = await openTab({ auth });
      await isIn(tab, 'signedOut');
      tab.session.actor.send({ type: 'submit', email: 'late@may.cloud', password: 'Demo!2345' });
      await vi.waitFor(() => expect(signIn).toHaveBeenCalled(), patience);
      const [question] = posted as { from: string }[];
      const to = asker === 'this tab' ? question?.from : 'a third tab';
      joinChannel().postMessage({ type: 'session', to, session, stamp: 'era lock', masked: false });
      await settle();
      expect([tab.session.state(), tab.readSession()]).toEqual(['signedOut', null]);
      answer();
      await isIn(tab, 'signedIn');
      expect(tab.readSession()).toMatchObject({ me, accessToken: 'token-2' });
    },
  );

  it('of another tab is adopted after this tab gave up, if it is addressed to this tab', async () => {
    const { openTab, joinChannel, posted } = playTabs();
    const tab = await openTab();
    await isIn(tab, 'signedOut');
    const [question] = posted as { from: string }[];
    const other = joinChannel();
    const stamp = 'era lock';
    tab.localStore.set('may.lastWord', stamp);
    other.postMessage({ type: 'session', to: 'a third tab', session, stamp, masked: false });
    await settle();
    expect(tab.session.state()).toBe('signedOut');
    other.postMessage({ type: 'session', to: question?.from, session, stamp, masked: false });
    await isIn(tab, 'signedIn');
    expect(tab.readSession()).toEqual({ ...session, clientStripe: null });
  });
});

it('with a session that is locked on the way arrives locked', async () => {
  const { openTab, joinChannel } = playTabs();
  const other = joinChannel();
  other.addEventListener('message', ({ data }) => {
    window.localStorage.setItem('may.lastWord', 'era lockedSince');
    other.postMessage({ type: 'session', to: data.from, session, stamp: 'era lock', masked: false });
  });
  const tab = await openTab();
  await isIn(tab, 'locked');
  expect(tab.readSession()).toMatchObject({ me: lockedMe, accessToken: null });
});

describe('cached data of a customer', () => {
  const openWithReads = async (auth: Partial<Api['auth']> = {}) => {
    const tab = await playTabs().openTab({ auth, stored });
    await isIn(tab, 'signedIn');
    tab.session.queryClient.setQueryData(['wallet', 'transactions'], 'rows');
    tab.sessionStore.set('may.draft.topUp', 'typed');
    return { tab, read: () => tab.session.queryClient.getQueryState(['wallet', 'transactions']) };
  };

  it.each([
    ['locked', lock],
    ['signed out', signOut],
  ])('is removed once the session is %s', async (_, end) => {
    const { tab, read } = await openWithReads();
    end(tab);
    expect(read()).toBeUndefined();
    expect(window.beforeReact?.earlyReads).toBeUndefined();
  });

  it.each([
    ['locked', lock],
    ['signed out', signOut],
  ])('has no rows of a list that was still read when the session was %s', async (_, end) => {
    const { tab } = await openWithReads();
    const { queryClient } = tab.session;
    const answer = Promise.withResolvers<Response>();
    const api = createApi({ baseUrl: 'https://api.test', fetch: () => answer.promise, getToken: () => 'token' });
    queryClient.clear();
    const reading = queryClient.fetchQuery(walletQueries.transactions(api, 'VN'));
    end(tab);
    answer.resolve(Response.json({ message: 'success', result: [{ id: 1, amount: 1_000 }] }));
    await reading.catch(() => undefined);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });

  it('stays while an expired session asks for its password, and is read again after it', async () => {
    const { tab, read } = await openWithReads(acceptingAuth());
    tab.refuseToken();
    await isIn(tab, 'expired');
    expect(read()).toMatchObject({ data: 'rows', isInvalidated: false });
    unlock(tab);
    await isIn(tab, 'signedIn');
    expect(read()).toMatchObject({ data: 'rows', isInvalidated: true });
    expect(tab.sessionStore.get('may.draft.topUp')).toBe('typed');
  });

  it('is removed, with the drafts, if another customer’s password is given', async () => {
    const { tab, read } = await openWithReads(acceptingAuth({ ...meFixture, id: 'usr_other' }));
    tab.refuseToken();
    await isIn(tab, 'expired');
    unlock(tab);
    await isIn(tab, 'signedIn');
    expect(read()).toBeUndefined();
    expect(tab.sessionStore.get('may.draft.topUp')).toBeNull();
  });
});

describe('a card provider’s window over the page', () => {
  const ends = [
    ['locks', lock, 'locked'],
    ['signs out', signOut, 'signedOut'],
  ] as const;
  const openTwo = async () => {
    const { openTab } = playTabs();
    const tabs = [await openTab({ stored }), await openTab({ stored })] as const;
    for (const tab of tabs) await isIn(tab, 'signedIn');
    return tabs;
  };

  it.each(ends)('is removed, and its script ended by a reload, when another tab %s', async (_, end, state) => {
    const [tab, other] = await openTwo();
    tab.showWindow('the bank asks');
    tab.showWindow('root');
    end(other);
    await isIn(tab, state);
    // Elements inside the app are removed with the app.
    expect([tab.windows(), tab.loads()]).toEqual([['root'], 1]);
  });

  it('is removed when the session expires, because it would cover the password', async () => {
    const [tab] = await openTwo();
    tab.showWindow('the bank asks');
    tab.refuseToken();
    await isIn(tab, 'expired');
    tab.refuseToken();
    expect([tab.windows(), tab.loads()]).toEqual([[], 1]);
  });

  it.each(ends)(
    'cannot open later: a page that still awaits its answer is reloaded when another tab %s',
    async (_, end, state) => {
      const [tab, other] = await openTwo();
      const answer = Promise.withResolvers<void>();
      const awaited = tab.awaitForeign(answer.promise);
      end(other);
      await isIn(tab, state);
      expect([tab.loads(), other.loads()]).toEqual([1, 0]);
      answer.resolve();
      await awaited;
    },
  );

  it('causes no reload once it has answered', async () => {
    const [tab, other] = await openTwo();
    await tab.awaitForeign(Promise.resolve());
    await expect(tab.awaitForeign(Promise.reject(new Error('declined')))).rejects.toThrow('declined');
    lock(other);
    await isIn(tab, 'locked');
    expect(tab.loads()).toBe(0);
  });
});

const cardChanged = { kind: 'defaultCardUnchanged', subject: { serverMessage: null }, remedy: null } as const;

it('above the lock screen stands no notice but the lock screen’s own, until the customer unlocks it', async () => {
  const { openTab } = playTabs();
  const tab = await openTab({ stored, auth: acceptingAuth() });
  await isIn(tab, 'signedIn');
  lock(tab);
  tab.notices.announce(cardChanged);
  expect(tab.notices.history()).toEqual([]);
  tab.notices.announce({ kind: 'unlockRefused', subject: null, remedy: null });
  expect(tab.notices.history()).toHaveLength(1);
  unlock(tab);
  await isIn(tab, 'signedIn');
  tab.notices.announce(cardChanged);
  expect(tab.notices.history()).toHaveLength(1);
});

describe('after a sign-out, when another customer has signed in', () => {
  const playSecond = async () => {
    const tab = await playTabs().openTab({ stored, auth: acceptingAuth({ ...meFixture, id: 'usr_other' }) });
    await isIn(tab, 'signedIn');
    signOut(tab);
    await isIn(tab, 'signedOut');
    return tab;
  };
  const signIn = async (tab: Awaited<ReturnType<typeof playSecond>>) => {
    tab.session.actor.send({ type: 'submit', email: 'other@may.cloud', password: 'Demo!2345' });
    await isIn(tab, 'signedIn');
  };

  it('the login page shows no notice but its own', async () => {
    const tab = await playSecond();
    tab.notices.announce(cardChanged);
    expect(tab.notices.history()).toEqual([]);
    tab.notices.announce({ kind: 'signInRefused', subject: { serverMessage: null }, remedy: null });
    expect(tab.notices.history()).toHaveLength(1);
    await signIn(tab);
    tab.notices.announce(cardChanged);
    expect(tab.notices.history()).toHaveLength(1);
  });

  it('the first customer is not the present one, and nothing is written into the first history', async () => {
    const tab = await playSecond();
    await signIn(tab);
    expect([meFixture.id, 'usr_other'].map(tab.isPresentCustomer)).toEqual([false, true]);
    for (const id of [meFixture.id, 'usr_other']) tab.customerHistory(id).add(cardChanged, 1_000);
    expect(tab.localStore.keys().filter((key) => key.startsWith('may.notices.'))).toEqual(['may.notices.usr_other']);
  });
});
