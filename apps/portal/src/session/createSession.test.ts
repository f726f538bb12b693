import type { Api } from '@may/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { meFixture, storedSessionFixture } from '../storage/storedSession.fixtures.ts';
import { isIn, lock, playTabs, settle, signOut, unlock, willing } from './playedTabs.ts';

const stored = storedSessionFixture();
const lockedMe = { ...meFixture, name: null, balance: null };

beforeEach(() => vi.stubGlobal('window', { earlyReads: {} }));
afterEach(() => vi.unstubAllGlobals());

describe('a session at its start', () => {
  it('is the one this tab remembers, and no other tab is asked', async () => {
    const { openTab, posted } = playTabs();
    const tab = await openTab({ stored });
    await isIn(tab, 'signedIn');
    expect(tab.readSession()).toEqual(stored);
    expect(posted).toEqual([]);
  });

  it.each([
    ['was locked', { locked: true }],
    ['lost its token, whatever the lock flag says', { accessToken: null }],
  ])('is locked if it %s', async (_, overrides) => {
    const tab = await playTabs().openTab({ stored: storedSessionFixture(overrides) });
    await isIn(tab, 'locked');
  });

  it('is the one of another tab if this one remembers none, without the secret of that tab’s card', async () => {
    const { openTab, posted } = playTabs();
    await isIn(await openTab({ stored }), 'signedIn');
    const tab = await openTab();
    await isIn(tab, 'signedIn');
    expect(tab.readSession()).toEqual({ ...stored, clientStripe: null });
    expect(posted).toContainEqual({ type: 'whoIsSignedIn', from: expect.any(String) });
    expect(JSON.stringify(posted)).not.toContain('_secret_');
  });

  it('is nobody’s if no tab answers in words that can be read', async () => {
    const { openTab, joinChannel } = playTabs();
    const other = joinChannel();
    other.addEventListener('message', ({ data }) => {
      other.postMessage({
        type: 'session',
        to: data.from,
        word: 'era lock',
        session: { me: { ...meFixture, region: 'MARS' }, accessToken: 't', locked: false },
      });
    });
    const tab = await openTab();
    await isIn(tab, 'signedOut');
    expect(tab.sessionStore.keys()).toEqual([]);
  });
});

describe('a session between tabs', () => {
  const openTwo = async (auth: Partial<Api['auth']> = {}) => {
    const { openTab, posted } = playTabs();
    const first = await openTab({ auth, stored });
    await isIn(first, 'signedIn');
    const second = await openTab({ auth });
    await isIn(second, 'signedIn');
    return { first, second, posted };
  };

  it('is locked in all of them by one, which leaves no token, name or balance in any', async () => {
    const { first, second } = await openTwo();
    lock(first);
    await isIn(second, 'locked');
    for (const { readSession } of [first, second]) {
      expect(readSession()).toEqual({ me: lockedMe, accessToken: null, clientStripe: null, locked: true });
    }
  });

  it('is unlocked in all of them by one, and its new card secret stays where it was given', async () => {
    const { first, second, posted } = await openTwo(willing());
    lock(first);
    await isIn(second, 'locked');
    unlock(second);
    await isIn(first, 'signedIn');
    expect(second.readSession()).toMatchObject({ accessToken: 'token-2', clientStripe: 'seti_2_secret_2' });
    expect(first.readSession()).toMatchObject({ accessToken: 'token-2', clientStripe: null, me: meFixture });
    expect(JSON.stringify(posted)).not.toContain('_secret_');
  });

  it('ends in all of them at a sign-out, with every draft and with what the page had begun to read', async () => {
    const { first, second } = await openTwo();
    second.sessionStore.set('may.draft.topUp', '{}');
    signOut(first);
    await isIn(second, 'signedOut');
    for (const { sessionStore } of [first, second]) expect(sessionStore.keys()).toEqual([]);
    expect(window.earlyReads).toBeUndefined();
  });

  it('takes the journals of zones out of the browser at a sign-out, and leaves what money needs', async () => {
    const { first } = await openTwo();
    for (const key of ['may.dns.undos', 'may.dns.run.usr_demo.dom_1', 'may.attempts']) first.localStore.set(key, '[]');
    signOut(first);
    expect(first.localStore.keys().sort()).toEqual(['may.attempts', 'may.lastWord']);
  });

  it('is not opened by an unlock of somebody else', async () => {
    const { openTab, joinChannel } = playTabs();
    const tab = await openTab({ stored });
    await isIn(tab, 'signedIn');
    lock(tab);
    const session = { me: { ...meFixture, id: 'usr_other' }, accessToken: 'token-9', locked: false };
    joinChannel().postMessage({ type: 'unlocked', session, word: tab.localStore.get('may.lastWord') });
    await settle();
    expect(tab.session.state()).toBe('locked');
    expect(tab.readSession()?.accessToken).toBeNull();
  });
});

it('tells the tabs to come whether asking is worth their while, for as long as somebody is signed in', async () => {
  const tab = await playTabs().openTab({ stored });
  await isIn(tab, 'signedIn');
  lock(tab);
  expect(tab.localStore.keys()).toContain('may.signedIn');
  signOut(tab);
  expect(tab.localStore.keys()).not.toContain('may.signedIn');
});

it('drops the refusals of the way in once somebody is in', async () => {
  const tab = await playTabs().openTab({ auth: willing() });
  await isIn(tab, 'signedOut');
  tab.notices.announce({ kind: 'signInRefused', subject: { serverMessage: null }, remedy: null });
  tab.session.actor.send({ type: 'submit', email: 'demo@may.cloud', password: 'Demo!2345' });
  await isIn(tab, 'signedIn');
  expect(tab.notices.history()).toEqual([]);
  tab.notices.announce({ kind: 'invoice.paid', subject: { amount: null }, remedy: null });
  tab.refuseToken();
  await isIn(tab, 'expired');
  unlock(tab);
  await isIn(tab, 'signedIn');
  expect(tab.notices.history()).toHaveLength(1);
});
