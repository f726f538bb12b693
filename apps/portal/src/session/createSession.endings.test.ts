import type { Api } from '@may/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { meFixture, storedSessionFixture } from '../storage/storedSession.fixtures.ts';
import { isIn, lock, patience, playTabs, provider, settle, signOut, unlock, willing } from './playedTabs.ts';

const stored = storedSessionFixture();
const lockedMe = { ...meFixture, name: null, balance: null };

beforeEach(() => vi.stubGlobal('window', { earlyReads: {} }));
afterEach(() => vi.unstubAllGlobals());

describe('an answer that comes too late', () => {
  it.each([
    ['signed out', signOut, 'signedOut', null],
    ['locked again by another tab', null, 'locked', { me: lockedMe, accessToken: null }],
  ] as const)('opens nothing that was %s meanwhile', async (_, end, state, left) => {
    const { auth, signIn, answer } = provider();
    const { openTab, joinChannel } = playTabs();
    const tab = await openTab({ auth, stored });
    await isIn(tab, 'signedIn');
    tab.refuseToken();
    await isIn(tab, 'expired');
    unlock(tab);
    await vi.waitFor(() => expect(signIn).toHaveBeenCalled(), patience);
    if (end) end(tab);
    else joinChannel().postMessage({ type: 'locked' });
    await isIn(tab, state);
    answer();
    await settle();
    expect(tab.session.state()).toBe(state);
    if (left) expect(tab.readSession()).toMatchObject(left);
    else expect(tab.readSession()).toBeNull();
  });

  it('does not replace the session this tab was handed while it signed in', async () => {
    const { auth, signIn, answer } = provider({ ...meFixture, id: 'usr_late' });
    const { openTab, joinChannel } = playTabs();
    const tab = await openTab({ auth });
    await isIn(tab, 'signedOut');
    tab.session.actor.send({ type: 'submit', email: 'late@may.cloud', password: 'Demo!2345' });
    await vi.waitFor(() => expect(signIn).toHaveBeenCalled(), patience);
    const { clientStripe, ...shared } = stored;
    joinChannel().postMessage({ type: 'session', session: shared });
    await isIn(tab, 'signedIn');
    answer();
    await settle();
    expect(tab.readSession()).toEqual({ ...shared, clientStripe: null });
  });
});

describe('what was read of a customer', () => {
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
  ])('is gone once the session is %s', async (_, end) => {
    const { tab, read } = await openWithReads();
    end(tab);
    expect(read()).toBeUndefined();
    expect(window.earlyReads).toBeUndefined();
  });

  it('stays while an expired session asks for its password, and is read again after it', async () => {
    const { tab, read } = await openWithReads(willing());
    tab.refuseToken();
    await isIn(tab, 'expired');
    expect(read()).toMatchObject({ data: 'rows', isInvalidated: false });
    unlock(tab);
    await isIn(tab, 'signedIn');
    expect(read()).toMatchObject({ data: 'rows', isInvalidated: true });
    expect(tab.sessionStore.get('may.draft.topUp')).toBe('typed');
  });

  it('is gone, with what was typed, if somebody else answers for the password', async () => {
    const { tab, read } = await openWithReads(willing({ ...meFixture, id: 'usr_other' }));
    tab.refuseToken();
    await isIn(tab, 'expired');
    unlock(tab);
    await isIn(tab, 'signedIn');
    expect(read()).toBeUndefined();
    expect(tab.sessionStore.get('may.draft.topUp')).toBeNull();
  });
});
