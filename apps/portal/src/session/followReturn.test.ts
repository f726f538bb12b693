import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedSessionFixture } from '../storage/storedSession.fixtures.ts';
import { isIn, lock, playTabs, signOut, unlock, willing } from './playedTabs.ts';

const stored = storedSessionFixture();

beforeEach(() => vi.stubGlobal('window', { earlyReads: {} }));
afterEach(() => vi.unstubAllGlobals());

/** A signed-in page that its browser keeps, which hears nothing, while another tab of the same browser goes on. */
const openAndLeave = async () => {
  const tab = await playTabs().openTab({ stored, auth: willing() });
  await isIn(tab, 'signedIn');
  tab.leave();
  return tab;
};

it('a page that is left can not be seen when it returns until it is known to be still true, and then it is as it was', async () => {
  const tab = await openAndLeave();
  expect(tab.isSeen()).toBe(false);
  tab.comeBack();
  expect(tab.isSeen()).toBe(false);
  tab.showFrame();
  expect([tab.isSeen(), tab.session.state()]).toEqual([true, 'signedIn']);
});

it.each([
  ['locked', 'locked 1', 'locked'],
  ['locked and opened again', 'unlocked 1', 'locked'],
  ['ended', 'signedOut 1', 'signedOut'],
] as const)(
  'a session that another tab has %s meanwhile never comes back from the browser’s memory',
  async (_, word, state) => {
    const tab = await openAndLeave();
    tab.localStore.set('may.lastWord', word);
    tab.comeBack();
    expect([tab.session.state(), tab.isSeen()]).toEqual([state, false]);
    tab.showFrame();
    expect([tab.isSeen(), tab.readSession()?.accessToken ?? null]).toEqual([true, null]);
  },
);

it('each lock, opening and end is left as a word for the pages that can not listen', async () => {
  const tab = await playTabs().openTab({ stored, auth: willing() });
  await isIn(tab, 'signedIn');
  const words: (string | undefined)[] = [];
  const note = () => words.push(tab.localStore.get('may.lastWord')?.split(' ')[0]);
  note();
  lock(tab);
  note();
  unlock(tab);
  await isIn(tab, 'signedIn');
  note();
  signOut(tab);
  note();
  expect(words).toEqual([undefined, 'locked', 'unlocked', 'signedOut']);
});
