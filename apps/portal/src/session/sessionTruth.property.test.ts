import fc from 'fast-check';
import { beforeEach, expect, inject, it, vi } from 'vitest';
import { meFixture } from '../browser/storage/storedSession.fixtures.ts';
import { lock, otherMe, playTabs, signIn, signOut, type Tab, twoCustomers, unlock } from '../storms/playedTabs.ts';

/** Time enough for every answer and for a request to the other tabs. */
const settle = () => vi.advanceTimersByTimeAsync(1_000);

/** The moves of a customer and a browser, on an open or a closed tab. */
const moves = {
  signIn: (tab: Tab) => signIn(tab, meFixture),
  signInAsAnother: (tab: Tab) => signIn(tab, otherMe),
  lock,
  unlock,
  signOut,
  focus: (tab: Tab) => tab.fire('focus'),
  leave: (tab: Tab) => tab.leave(),
  discard: (tab: Tab) => tab.discard(),
  comeBack: (tab: Tab) => tab.comeBack(),
  load: (tab: Tab) => tab.load(),
  openAnew: (tab: Tab) => tab.loadAnew(),
};
type Move = keyof typeof moves;

/** True if a tab that is open, frozen or closed can make this move. */
const canMove = (tab: Tab, move: Move): boolean => {
  if (move === 'load' || move === 'openAnew') return true;
  if (move === 'comeBack') return tab.isFrozen();
  return tab.isOpen() && !tab.isFrozen();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
});

it('any moves of three tabs, with a storage that refuses writes: no token is sent and no session shown from before a lock or a sign-out', {
  timeout: 300_000,
}, async () => {
  const { auth, owners } = twoCustomers();
  let hasChannel = true;
  let refuses = () => false;
  const { openTab } = playTabs({ hasChannel: () => hasChannel, refuses: () => refuses() });
  const tabs = [await openTab({ auth }), await openTab({ auth }), await openTab({ auth })] as const;

  const tryOut = async (steps: readonly (readonly [0 | 1 | 2, Move, boolean])[]) => {
    /** Tokens of every tab, open or not, at the time of a lock or sign-out. */
    const dead = new Set<string | null>();
    // A page that is still restoring its session has no button to lock or sign out.
    const ends = (tab: Tab, move: Move) => {
      const state = tab.session.state();
      return state === 'signedIn' ? move === 'lock' || move === 'signOut' : state === 'locked' && move === 'signOut';
    };
    const judge = (moved: Tab) => {
      for (const tab of tabs) {
        const token = tab.readAccessToken();
        if (token === null) continue;
        expect(dead).not.toContain(token);
        expect(tab.readSession()?.me).toMatchObject({ id: owners.get(token)?.id });
      }
      for (const token of moved.booted.tokens) expect(owners.has(token)).toBe(true);
    };
    for (const [which, move, isHasty] of steps) {
      const tab = tabs[which];
      if (!canMove(tab, move)) continue;
      if (ends(tab, move)) for (const { sessionStore } of tabs) dead.add(sessionStore.get('accessToken'));
      moves[move](tab);
      const isNew = move === 'load' || move === 'openAnew';
      if (isNew) for (const token of tab.booted.tokens) expect(dead).not.toContain(token);
      if (isNew) expect(tab.booted.isPictureShown).toBe(tab.booted.tokens.length > 0);
      judge(tab);
      // The checks below hold from the first frame on.
      tab.showFrame();
      const isReturn = isNew || move === 'comeBack' || move === 'focus';
      for (const _ of ['at once', 'when all has settled']) {
        if (isReturn && tab.session.state() === 'signedIn') expect(tab.readAccessToken()).not.toBeNull();
        if (!isHasty) await settle();
        judge(tab);
      }
    }
  };

  const noDice = fc.sample(fc.infiniteStream(fc.nat(9)), { numRuns: 1, seed: 1 })[0] as fc.Stream<number>;
  /** Steps that broke the promise once. */
  const broken: [[0 | 1 | 2, Move, boolean][], boolean, boolean, fc.Stream<number>][] = [
    // A tab read its session, another one locked, and the session arrived as signed in.
    [
      [
        [1, 'load', true],
        [0, 'lock', true],
        [1, 'focus', false],
        [0, 'signIn', true],
        [0, 'signIn', true],
      ],
      false,
      false,
      noDice,
    ],
  ];

  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.tuple(
          fc.constantFrom(0, 1, 2),
          fc.constantFrom<Move[]>(...(Object.keys(moves) as Move[]), 'lock', 'signOut', 'leave', 'comeBack', 'load'),
          // In one of four steps the next move comes before the answers of this one.
          fc.nat(3).map((die) => die === 0),
        ),
        { minLength: 5, maxLength: 30 },
      ),
      fc.boolean(),
      fc.boolean(),
      fc.infiniteStream(fc.nat(9)),
      async (steps, isJoined, isFilling, dice) => {
        hasChannel = isJoined;
        refuses = () => false;
        for (const tab of tabs) tab.discard();
        for (const key of Object.keys(window.localStorage)) window.localStorage.removeItem(key);
        for (const tab of tabs) tab.loadAnew();
        await settle();
        for (const tab of tabs) signIn(tab, meFixture);
        await settle();
        refuses = () => isFilling && dice.next().value < 5;
        await tryOut(steps);
      },
    ),
    { numRuns: 500 * inject('randomShare'), examples: broken },
  );
});
