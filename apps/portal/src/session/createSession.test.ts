import type { Api } from '@may/api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { meFixture, storedSessionFixture } from '../browser/storage/storedSession.fixtures.ts';
import { acceptingAuth, isIn, lock, playTabs, settle, signOut, unlock } from '../storms/playedTabs.ts';

const stored = storedSessionFixture();
const lockedMe = { ...meFixture, name: null, balance: null };

beforeEach(() => vi.stubGlobal('window', { beforeReact: { earlyReads: {} } }));

describe('a session at its start', () => {
  it('is the stored one of this tab, and no other tab is asked', async () => {
    const { openTab, posted } = playTabs();
    const tab = await openTab({ stored });
    await isIn(tab, 'signedIn');
    expect(tab.readSession()).toEqual(stored);
    expect(posted).toEqual([]);
  });

  it.each([
    ['was locked', { locked: true }],
    ['lost its token, also without the lock flag', { accessToken: null }],
  ])('is locked if it %s', async (_, overrides) => {
    const tab = await playTabs().openTab({ stored: storedSessionFixture(overrides) });
    await isIn(tab, 'locked');
  });

  it('is another tab’s if this tab has none, without that tab’s card secret', async () => {
    const { openTab, posted } = playTabs();
    await isIn(await openTab({ stored }), 'signedIn');
    const tab = await openTab();
    await isIn(tab, 'signedIn');
    expect(tab.readSession()).toEqual({ ...stored, clientStripe: null });
    expect(posted).toContainEqual({ type: 'whoIsSignedIn', from: expect.any(String) });
    expect(JSON.stringify(posted)).not.toContain('_secret_');
  });

  it('hides its figures from the beginning if the tab that hands it over does', async () => {
    const { openTab } = playTabs();
    const first = await openTab({ stored });
    await isIn(first, 'signedIn');
    const shown = await openTab();
    await isIn(shown, 'signedIn');
    expect(shown.sessionStore.get('may.masked')).toBeNull();
    first.sessionStore.set('may.masked', 'true');
    const hidden = await openTab();
    await isIn(hidden, 'signedIn');
    expect(hidden.sessionStore.get('may.masked')).toBe('true');
  });

  it('is signed out if no tab answers readably', async () => {
    const { openTab, joinChannel } = playTabs();
    const other = joinChannel();
    other.addEventListener('message', ({ data }) => {
      other.postMessage({
        type: 'session',
        to: data.from,
        stamp: 'era lock',
        masked: false,
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

  it('is locked in all tabs by one lock, which removes token, name and balance everywhere', async () => {
    const { first, second } = await openTwo();
    lock(first);
    await isIn(second, 'locked');
    for (const { readSession } of [first, second]) {
      expect(readSession()).toEqual({ me: lockedMe, accessToken: null, clientStripe: null, locked: true });
    }
  });

  it('is unlocked in all tabs by one unlock; the new card secret stays in that tab', async () => {
    const { first, second, posted } = await openTwo(acceptingAuth());
    lock(first);
    await isIn(second, 'locked');
    unlock(second);
    await isIn(first, 'signedIn');
    expect(second.readSession()).toMatchObject({ accessToken: 'token-2', clientStripe: 'seti_2_secret_2' });
    expect(first.readSession()).toMatchObject({ accessToken: 'token-2', clientStripe: null, me: meFixture });
    expect(JSON.stringify(posted)).not.toContain('_secret_');
  });

  it('ends in all tabs at a sign-out, with every draft and cached read', async () => {
    const { first, second } = await openTwo();
    second.sessionStore.set('may.draft.topUp', '{}');
    signOut(first);
    await isIn(second, 'signedOut');
    for (const { sessionStore } of [first, second]) expect(sessionStore.keys()).toEqual([]);
    expect(window.beforeReact?.earlyReads).toBeUndefined();
  });

  it('removes journals of zones, histories of notices and the keys of pusher-js at a sign-out, and keeps payments', async () => {
    const { first } = await openTwo();
    for (const key of ['may.dns.run.usr_demo.dom_1', 'may.notices.usr_demo', 'may.notices.usr_2', 'may.attempts'])
      first.localStore.set(key, '[]');
    for (const key of ['pusherTransportTLS', 'pusherTransportNonTLS']) first.localStore.set(key, '{}');
    signOut(first);
    expect(first.localStore.keys().sort()).toEqual(['may.attempts', 'may.lastWord']);
  });

  it('is not opened by another customer’s unlock', async () => {
    const { openTab, joinChannel } = playTabs();
    const tab = await openTab({ stored });
    await isIn(tab, 'signedIn');
    lock(tab);
    const session = { me: { ...meFixture, id: 'usr_other' }, accessToken: 'token-9', locked: false };
    joinChannel().postMessage({ type: 'session', session, stamp: tab.localStore.get('may.lastWord'), masked: false });
    await settle();
    expect(tab.session.state()).toBe('locked');
    expect(tab.readSession()?.accessToken).toBeNull();
  });
});

it('marks the browser as signed in for as long as a customer is signed in', async () => {
  const tab = await playTabs().openTab({ stored });
  await isIn(tab, 'signedIn');
  lock(tab);
  expect(tab.localStore.keys()).toContain('may.signedIn');
  signOut(tab);
  expect(tab.localStore.keys()).not.toContain('may.signedIn');
});

it('clears the notices of refused attempts after a sign-in', async () => {
  const tab = await playTabs().openTab({ auth: acceptingAuth() });
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

it('hides the figures of a customer through a lock, and shows those of the next customer after a sign-out', async () => {
  const tab = await playTabs().openTab({ stored, auth: acceptingAuth() });
  await isIn(tab, 'signedIn');
  tab.mask(true);
  lock(tab);
  unlock(tab);
  await isIn(tab, 'signedIn');
  expect([tab.sessionStore.get('may.masked'), tab.isMasked()]).toEqual(['true', true]);
  signOut(tab);
  expect([tab.sessionStore.get('may.masked'), tab.isMasked()]).toEqual([null, false]);
});
