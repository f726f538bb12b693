import { beforeEach, expect, it, vi } from 'vitest';
import { meFixture } from '../browser/storage/storedSession.fixtures.ts';
import { acceptingAuth, isIn, lock, playTabs, signOut } from '../storms/playedTabs.ts';

beforeEach(() => vi.stubGlobal('window', {}));

const credentials = { email: meFixture.email, password: 'Demo!2345' };

/** Two tabs without a channel, whose customer signed in while the local storage was full. */
const openFull = async () => {
  let isFull = true;
  const { openTab } = playTabs({ hasChannel: () => false, refuses: () => isFull });
  const tabs = [await openTab({ auth: acceptingAuth() }), await openTab({ auth: acceptingAuth() })] as const;
  for (const tab of tabs) {
    await isIn(tab, 'signedOut');
    tab.session.actor.send({ type: 'submit', ...credentials });
    await isIn(tab, 'signedIn');
  }
  return { tabs, empty: () => (isFull = false) };
};

it('a full local storage: the right password signs in, and the stamp is in a cookie alone', async () => {
  const { tabs } = await openFull();
  expect(tabs[0].readAccessToken()).toBe('token-2');
  expect(Object.keys(window.localStorage)).toEqual([]);
  expect(window.document.cookie).toMatch(/^may_stamp=[\w-]{36}_[\w-]{36}$/);
});

it('a full local storage: a lock in one tab leaves the other without a token, a sign-out without a session', async () => {
  const { tabs } = await openFull();
  lock(tabs[0]);
  expect(tabs[1].readAccessToken()).toBeNull();
  expect(tabs[1].readSession()).toMatchObject({ me: { email: meFixture.email, name: null }, locked: true });
  signOut(tabs[0]);
  expect(tabs[1].readSession()).toBeNull();
});

it('a local storage that is full no more: the next lock moves the stamp from the cookie into the storage', async () => {
  const { tabs, empty } = await openFull();
  empty();
  lock(tabs[0]);
  expect(window.document.cookie).toBe('');
  expect(Object.keys(window.localStorage)).toContain('may.lastWord');
  expect(tabs[1].readAccessToken()).toBeNull();
});
