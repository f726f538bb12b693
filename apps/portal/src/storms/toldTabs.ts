import type { Notice } from '@may/domain/bell/notice.ts';
import { expect, vi } from 'vitest';
import { meFixture } from '../browser/storage/storedSession.fixtures.ts';
import { lock, otherMe, playTabs, signIn, signOut, type Tab, twoCustomers, unlock } from './playedTabs.ts';

/** A call that waits for its answer; `about` is what its answer is judged by. */
export type Call<About> = { work: (mood: number) => unknown; about: About | undefined } & PromiseWithResolvers<never>;

const immediately = setImmediate;

/** Lets time pass, and every promise that has its answer run its callbacks; quicker than the timers' own way to wait. */
export const pass = async (ms = 20): Promise<void> => {
  vi.advanceTimersByTime(ms);
  await new Promise((resolve) => immediately(resolve));
};

/** The customer whose session this tab shows; null without one. */
export const customerOf = ({ session }: Tab): string | null =>
  session.state() === 'signedIn' ? (session.actor.getSnapshot().context.identity?.userId ?? null) : null;

/** Two tabs of one browser, whose notices a storm judges; `open` imports the modules that it plays. */
export const openToldTabs = async <Parts>(open: () => Promise<Parts>) => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { documentElement: { lang: 'vi' }, querySelector: () => null });
  const world = { isJoined: true, isFull: false };
  const { auth } = twoCustomers();
  const { openTab } = playTabs({ hasChannel: () => world.isJoined, refuses: () => world.isFull });
  const tabs = [await openTab({ auth, open }), await openTab({ auth, open })];

  const parts = new Map<Tab, { customer: string | null; close: () => void }>();

  return {
    tabs,
    /** Forgets everything and signs both tabs in. */
    start: async (isJoined: boolean) => {
      Object.assign(world, { isJoined, isFull: false });
      for (const tab of tabs) tab.discard();
      for (const key of Object.keys(window.localStorage)) window.localStorage.removeItem(key);
      for (const tab of tabs) tab.loadAnew();
      for (let gone = tabs; gone.length > 0; gone = tabs.filter((tab) => customerOf(tab) === null)) {
        for (const tab of gone) signIn(tab, meFixture);
        // The module that signs in arrives by the clock of this computer.
        await vi.advanceTimersByTimeAsync(500);
      }
      for (const { notices } of tabs) notices.clear();
    },
    /** Signs in, out or over, locks, unlocks, fills the storage or sets the clock. */
    disturb: (tab: Tab, pick: number) => {
      world.isFull = pick % 8 === 0;
      if (pick % 16 === 1) vi.setSystemTime(Date.now() + (pick % 3 ? 3_600_000 : -3_600_000));
      const isLocked = tab.session.state() === 'locked';
      if (customerOf(tab) === null)
        return isLocked && pick % 4 ? unlock(tab) : signIn(tab, pick % 3 ? meFixture : otherMe);
      const moves = [lock, signOut, (one: Tab) => one.fire('focus'), () => undefined];
      moves[pick % moves.length]?.(tab);
    },
    /** Opens the signed-in part of each tab for its customer, and closes it with the session. */
    follow: (openPart: (tab: (typeof tabs)[number], customer: string) => () => void): void => {
      for (const tab of tabs) {
        const customer = customerOf(tab);
        if (parts.get(tab)?.customer === customer) continue;
        parts.get(tab)?.close();
        parts.set(tab, { customer, close: customer === null ? () => undefined : openPart(tab, customer) });
      }
    },
    /** Closes what is open at the end of a storm. */
    end: (): void => {
      for (const { close } of parts.values()) close();
      parts.clear();
    },
  };
};

/** The calls of a storm: each one is answered, refused, lost, or lost once it was done (`cut`). */
export const createCalls = <About>() => {
  const calls: Call<About>[] = [];
  const self = {
    ask: (work: Call<About>['work'], about?: About) => {
      const call = { ...Promise.withResolvers<never>(), work, about };
      calls.push(call);
      return call.promise;
    },
    /** The last call, which is mostly the one that the customer waits for, or any. */
    pick: (pick: number) => (pick % 4 ? calls.at(-1) : calls[pick % Math.max(1, calls.length)]),
    answer: (call: Call<About>, mood: number, fate: 'answered' | 'lost' | 'cut' | Error): void => {
      calls.splice(calls.indexOf(call), 1);
      try {
        const value = typeof fate === 'string' && fate !== 'lost' ? call.work(mood) : null;
        if (fate !== 'answered') throw typeof fate === 'string' ? new TypeError(fate) : fate;
        call.resolve(value as never);
      } catch (failure) {
        call.reject(failure);
      }
    },
    /** Loses every call that is left, so that none is under way after the storm. */
    end: (): void => {
      for (const call of calls.slice()) self.answer(call, 0, 'lost');
    },
  };
  return self;
};

/** Returns the judge of a storm's tabs: it gives each new notice once, and holds each history to the notices that its customer was told. */
export const createTellings = <Each extends Tab>(tabs: readonly Each[]) => {
  const seen = new WeakSet<Notice>();
  const told = new Set<string>();
  return (judge: (tab: Each, notice: Notice, customer: string | null) => void): void => {
    for (const tab of tabs)
      for (const notice of tab.notices.history().toReversed()) {
        if (seen.has(notice)) continue;
        seen.add(notice);
        told.add(`${customerOf(tab)} ${notice.kind} ${notice.at}`);
        judge(tab, notice, customerOf(tab));
      }
    for (const user of [meFixture.id, otherMe.id])
      for (const { customerHistory } of tabs) {
        const rows = customerHistory(user).read();
        for (const { kind, at } of rows)
          expect(told, 'a history has what its customer was told').toContain(`${user} ${kind} ${at}`);
        const keys = rows.flatMap(({ key }) => key ?? []);
        expect(new Set(keys).size, 'a key is told once').toBe(keys.length);
        const things = rows.flatMap(({ about }) => about ?? []);
        expect(new Set(things).size, 'a failed payment ends with the payment').toBe(things.length);
      }
  };
};
