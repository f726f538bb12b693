import { beforeEach, describe, expect, it, vi } from 'vitest';
import { idleLockPrefix, seenPrefix } from '../browser/storage/keys.ts';
import { storedSessionFixture } from '../browser/storage/storedSession.fixtures.ts';
import { acceptingAuth, isIn, lock, playTabs, signOut, type Tab, unlock } from '../storms/playedTabs.ts';
import { createSessionTabs } from './sessionTabs.ts';

const stored = storedSessionFixture();

beforeEach(() => vi.stubGlobal('window', { beforeReact: { earlyReads: {} } }));

/** A signed-in page that its browser has frozen, while another tab of the same browser goes on. */
const openAndLeave = async () => {
  const tab = await playTabs().openTab({ stored, auth: acceptingAuth() });
  await isIn(tab, 'signedIn');
  tab.leave();
  return tab;
};

it('a page that is left stays hidden at its return until its session is checked, and is then shown as before', async () => {
  const tab = await openAndLeave();
  expect(tab.isSeen()).toBe(false);
  tab.comeBack();
  expect(tab.isSeen()).toBe(false);
  tab.showFrame();
  expect([tab.isSeen(), tab.session.state()]).toEqual([true, 'signedIn']);
});

it('a page that returns after a later page of its tab hid the figures hides them before it is seen', async () => {
  const tab = await openAndLeave();
  tab.sessionStore.set('may.masked', 'true');
  tab.comeBack();
  expect([tab.isSeen(), tab.isMasked()]).toEqual([false, true]);
  tab.showFrame();
  expect(tab.isSeen()).toBe(true);
});

/** The stamp that another tab leaves behind: this tab's stamp with one or both halves changed. */
const stampAfter = (stamp: string, deed: 'lock' | 'signOut') =>
  deed === 'lock' ? `${stamp.split(' ')[0]} new` : 'new new';

const returns = [
  ['from the browser’s memory', (tab: Tab) => tab.comeBack()],
  ['by a reload, from another site, or after it was discarded', (tab: Tab) => tab.load()],
] as const;

const deeds = [
  ['locked', 'lock', 'locked'],
  ['signed out', 'signOut', 'signedOut'],
] as const;

it.each(
  returns.flatMap(([way, comeBack]) => deeds.map(([said, deed, state]) => ({ way, comeBack, said, deed, state }))),
)(
  'a tab that returns $way after another tab has $said is $state: no token is sent, no picture and no figure is shown',
  async ({ comeBack, deed, state }) => {
    const tab = await openAndLeave();
    tab.localStore.set('may.lastWord', stampAfter(tab.localStore.get('may.lastWord') ?? '', deed));
    comeBack(tab);
    if (tab.isSeen()) expect(tab.booted).toEqual({ isPictureShown: false, tokens: [] });
    await isIn(tab, state);
    tab.showFrame();
    expect([tab.isSeen(), tab.readAccessToken()]).toEqual([true, null]);
    expect(tab.readSession()?.me ?? null).toEqual(
      state === 'locked' ? { ...stored.me, name: null, balance: null } : null,
    );
    expect(tab.sessionStore.get('accessToken')).toBeNull();
  },
);

it('a tab that returns after no lock starts its reads, shows its picture, and asks for no password', async () => {
  const tab = await openAndLeave();
  tab.load();
  expect(tab.booted).toEqual({ isPictureShown: true, tokens: [stored.accessToken] });
  await isIn(tab, 'signedIn');
});

it('a tab that returns after another customer signed out, signed in and locked is signed out, not locked for the first customer', async () => {
  const tab = await openAndLeave();
  const stamp = tab.localStore.get('may.lastWord') ?? '';
  tab.localStore.set('may.lastWord', stampAfter(stampAfter(stamp, 'signOut'), 'lock'));
  tab.load();
  await isIn(tab, 'signedOut');
  expect(tab.sessionStore.keys()).toEqual([]);
});

it('a tab whose browser lost the stamp, or could not store the new one, returns locked', async () => {
  const tab = await openAndLeave();
  tab.localStore.remove('may.lastWord');
  tab.load();
  expect(tab.booted).toEqual({ isPictureShown: false, tokens: [] });
  await isIn(tab, 'locked');
});

it('a new tab gets the session locked from a tab that sees only now that the idle limit has passed', async () => {
  const { openTab } = playTabs();
  const first = await openTab({ stored, auth: acceptingAuth() });
  await isIn(first, 'signedIn');
  first.localStore.set(idleLockPrefix + stored.me.id, '5');
  first.localStore.set(seenPrefix + stored.me.id, String(Date.now() - 3_600_000));
  const second = await openTab();
  await isIn(second, 'locked');
  expect([first.session.state(), first.readAccessToken(), second.readAccessToken()]).toEqual(['locked', null, null]);
  // The password is a sign of the customer: the limit counts from here.
  unlock(first);
  await isIn(first, 'signedIn');
});

it.each([
  ['at once, before any timer of it', () => undefined, 'signedIn'],
  ['at its return', (tab: Tab) => tab.comeBack(), 'locked'],
  ['at its focus', (tab: Tab) => tab.fire('focus'), 'locked'],
  ['by a reload', (tab: Tab) => tab.load(), 'locked'],
] as const)('a tab whose idle limit has passed sends no token %s', async (_, act, state) => {
  const tab = await openAndLeave();
  tab.localStore.set(idleLockPrefix + stored.me.id, '5');
  tab.localStore.set(seenPrefix + stored.me.id, String(Date.now() - 3_600_000));
  act(tab);
  await isIn(tab, state);
  expect(tab.readAccessToken()).toBeNull();
});

it('a page that opens within the idle limit begins it anew', async () => {
  const { openTab } = playTabs();
  const tab = await openTab({ stored });
  tab.localStore.set(idleLockPrefix + stored.me.id, '5');
  tab.localStore.set(seenPrefix + stored.me.id, String(Date.now() - 240_000));
  tab.load();
  await isIn(tab, 'signedIn');
  expect(Date.now() - Number(tab.localStore.get(seenPrefix + stored.me.id))).toBeLessThan(200_000);
});

it('a session that arrives after the idle limit has passed opens locked, whichever tab hands it over', async () => {
  const { openTab, joinChannel } = playTabs();
  const first = await openTab({ stored });
  await isIn(first, 'signedIn');
  const stamp = String(first.localStore.get('may.lastWord'));
  first.discard();
  first.localStore.set(idleLockPrefix + stored.me.id, '5');
  first.localStore.set(seenPrefix + stored.me.id, String(Date.now() - 3_600_000));
  const old = joinChannel();
  old.addEventListener('message', (({ data }: MessageEvent) => {
    if (data.type === 'whoIsSignedIn')
      old.postMessage({ type: 'session', to: data.from, session: stored, stamp, masked: false });
  }) as EventListener);
  const second = await openTab();
  await isIn(second, 'locked');
  expect(second.readAccessToken()).toBeNull();
});

it('the cover of an expired session survives a reload', async () => {
  const tab = await playTabs().openTab({ stored });
  await isIn(tab, 'signedIn');
  tab.refuseToken();
  await isIn(tab, 'expired');
  tab.fire('focus');
  expect(tab.session.state()).toBe('expired');
  tab.load();
  expect(tab.booted).toEqual({ isPictureShown: false, tokens: [] });
  await isIn(tab, 'locked');
});

it('a sign-out reaches the other tabs of a browser that blocks its storage', async () => {
  const { openTab } = playTabs();
  const refuse = () => {
    throw new Error('SecurityError');
  };
  Object.assign(window, { localStorage: { getItem: refuse, setItem: refuse, removeItem: refuse } });
  const [first, second] = [await openTab({ auth: acceptingAuth() }), await openTab({ auth: acceptingAuth() })];
  for (const tab of [first, second]) {
    await isIn(tab, 'signedOut');
    tab.session.actor.send({ type: 'submit', email: 'demo@may.cloud', password: 'Demo!2345' });
    await isIn(tab, 'signedIn');
  }
  signOut(first);
  await isIn(second, 'signedOut');
});

describe('in a browser without a channel between its tabs', () => {
  const openTwo = async () => {
    const { openTab } = playTabs({ hasChannel: () => false });
    const tabs = [
      await openTab({ stored, auth: acceptingAuth() }),
      await openTab({ stored, auth: acceptingAuth() }),
    ] as const;
    for (const tab of tabs) await isIn(tab, 'signedIn');
    return tabs;
  };

  it.each([
    ['the storage says so', (tab: Tab) => tab.fire('storage', { key: 'may.lastWord' })],
    ['all of the storage was emptied', (tab: Tab) => tab.fire('storage', { key: null })],
    ['it gets the focus', (tab: Tab) => tab.fire('focus')],
  ])('a tab follows a lock once %s, and sends no token from the lock on', async (_, happen) => {
    const [first, second] = await openTwo();
    lock(first);
    expect(second.readAccessToken()).toBeNull();
    happen(second);
    expect(second.session.state()).toBe('locked');
  });

  it('a tab follows a sign-out at its next focus, and stays signed out when another customer has signed in since', async () => {
    const [first, second] = await openTwo();
    signOut(first);
    first.session.actor.send({ type: 'submit', email: 'demo@may.cloud', password: 'Demo!2345' });
    await isIn(first, 'signedIn');
    second.fire('focus');
    expect([second.session.state(), second.readAccessToken()]).toEqual(['signedOut', null]);
    first.fire('focus');
    expect(first.session.state()).toBe('signedIn');
  });

  it('a request to the other tabs finds no session at once, and telling them is no error', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const tabs = createSessionTabs();
    expect(await tabs.ask()).toBeNull();
    expect(() => tabs.tell({ type: 'stamped', stamp: 'era lock' })).not.toThrow();
    expect(() => tabs.listen(() => undefined)()).not.toThrow();
  });

  it('an unlock in one tab does not lock another unlocked tab', async () => {
    const [first, second] = await openTwo();
    lock(first);
    second.fire('focus');
    for (const tab of [first, second]) {
      unlock(tab);
      await isIn(tab, 'signedIn');
    }
    for (const tab of [first, second]) {
      tab.fire('focus');
      expect(tab.session.state()).toBe('signedIn');
    }
  });
});
