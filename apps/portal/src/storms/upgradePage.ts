import { planFixture } from '@may/domain/fixtures';
import type { ServerUpdate } from '@may/domain/servers/serverUpdate.ts';
import type { UpgradePart } from '@may/domain/servers/upgradePart.ts';
import { type Actor, createActor, SimulatedClock } from 'xstate';
import { memoryStorage } from '../browser/storage/memoryStorage.fixtures.ts';
import { storedSessionFixture } from '../browser/storage/storedSession.fixtures.ts';
import { writeSession } from '../browser/storage/storedSession.ts';
import { provideServerUpgrade } from '../features/servers/upgrade/provideServerUpgrade.ts';
import { startUpgrade } from '../features/servers/upgrade/startUpgrade.ts';
import { createServerUpdater, type ServerUpdater } from '../money/updates/createServerUpdater.ts';
import { createSentUpdates } from '../money/updates/sentUpdates.ts';
import type { SizesRequest, UpgradeMood, UpgradeProvider } from './upgradeProvider.ts';

const userId = 'usr_demo';
const serverId = 'srv_1';
const plans = ['1', '2', '3'].map((id) =>
  planFixture({ id, price: { amount: Number(id) * 100_000, currency: 'VND' } }),
);

/** A pending request. `work` is the provider's part of it, which may run before or after the answer, or without one. */
export type UpgradeCall = {
  page: UpgradePage;
  /** The request that changes sizes; null for a reading. */
  owner: string | null;
  /** The time at which it left, in epoch milliseconds. */
  at: number;
  work: (mood: UpgradeMood) => unknown;
  done?: { value: unknown } | { failure: unknown };
  resolve: (value: unknown) => void;
  reject: (failure: unknown) => void;
};

type Machine = ReturnType<typeof provideServerUpgrade>;

/** One tab of a server's page, in one tab of the browser. */
export type UpgradePage = {
  part: UpgradePart;
  clock: SimulatedClock;
  actor: Actor<Machine>;
  /** Presses of `confirm` that no request has followed. */
  confirms: number;
  /** The request that left last. */
  owner: string | null;
};

type Turn = { page: UpgradePage | undefined; start: () => void };

/** Machines are reused by the next storm, because building them takes most of a page's time. */
const slots: { updater: ServerUpdater; machine: Machine }[] = [];
const machineOf = (index: number, updater: ServerUpdater): Machine => {
  const known = slots[index];
  if (known) {
    known.updater = updater;
    return known.machine;
  }
  const machine: Machine = provideServerUpgrade({
    updater: {
      readServer: () => slot.updater.readServer(),
      findBlocking: (update) => slot.updater.findBlocking(update),
      send: (wish, permit) => slot.updater.send(wish, permit),
    },
    listPlans: async () => plans,
    refreshServer: () => undefined,
  }).provide({ actions: { announce: () => undefined } });
  const slot = { updater, machine };
  slots[index] = slot;
  return machine;
};

/** A browser at a played provider. Its tabs share local storage and locks. `pages` are on screen; the requests of left pages continue. */
export const createUpgradeBrowser = (provider: UpgradeProvider, isRich: boolean, now: () => number) => {
  writeSession(storedSessionFixture());
  const storage = memoryStorage();
  const pages: UpgradePage[] = [];
  const calls: UpgradeCall[] = [];
  /** Requests without a press, and those with another size of the other disk than the review. */
  const faults: string[] = [];
  /** The tabs that hold the lock or wait for it, in turn. */
  const turns: Turn[] = [];
  let current: UpgradePage | undefined;
  let opened = 0;

  /** Runs `act` as this page. One page acts at a time, until every promise that has its answer has run its callbacks. */
  const inPage = async (page: UpgradePage, act: () => void): Promise<void> => {
    current = page;
    act();
    await new Promise<void>((resolve) => setImmediate(resolve));
  };
  const endTurn = (turn: Turn): void => {
    const place = turns.indexOf(turn);
    if (place >= 0) turns.splice(place, 1);
    if (place === 0) turns[0]?.start();
  };

  const open = async (part: UpgradePart): Promise<UpgradePage> => {
    const store = createSentUpdates(storage, now);
    const ask = (owner: string | null, at: number, work: UpgradeCall['work']): Promise<unknown> =>
      new Promise((resolve, reject) => calls.push({ page, owner, at, work, resolve, reject }));
    const put = async (sizes: SizesRequest['sizes'], attemptKey: string | null): Promise<void> => {
      const left = provider.leave();
      const owner = `${part} ${left.place}`;
      page.owner = owner;
      if (page.confirms === 0) faults.push(`${owner}: nothing is sent without a press that asks for it`);
      page.confirms = 0;
      const reviewed = page.actor.getSnapshot().context.review?.server;
      for (const [size, value] of Object.entries(sizes))
        if (size !== sizeNames[part] && value !== reviewed?.[size as 'diskMb'])
          faults.push(`${owner}: only reviewed sizes are sent`);
      await ask(owner, left.at, (mood) => provider.put({ owner, sizes, ...left }, attemptKey, mood));
    };
    const updater = createServerUpdater({
      userId,
      serverId,
      store,
      sendsKeys: isRich,
      getServer: async () =>
        (await ask(null, provider.leave().at, provider.getServer)) as ReturnType<typeof provider.getServer>,
      servers: {
        updatePlan: async ({ planId, attemptKey }, permit) => {
          permit.check();
          return put({ planId }, attemptKey);
        },
        updateDisks: async ({ diskMb, mariadbDiskMb, attemptKey }, permit) => {
          permit.check();
          return put({ diskMb, mariadbDiskMb }, attemptKey);
        },
        updateDomains: () => Promise.reject(new Error('A storm has no domains.')),
      },
      pause: async () => undefined,
    });
    opened += 1;
    const clock = new SimulatedClock();
    const input = startUpgrade(store.list(userId, serverId), provider.getServer(), part);
    const actor = createActor(machineOf(opened, updater), { input, clock });
    const page: UpgradePage = { part, clock, actor, confirms: 0, owner: null };
    actor.subscribe({ error: () => undefined });
    pages.push(page);
    await inPage(page, () => actor.start());
    return page;
  };

  return {
    pages,
    calls,
    faults,
    inPage,
    open,
    rows: (): readonly ServerUpdate[] =>
      createSentUpdates(storage, now)
        .list(userId, serverId)
        .map(({ update }) => update),
    /** Leaves the page by a link: the flow stops, its requests continue. */
    leave: (page: UpgradePage): void => {
      page.actor.stop();
      pages.splice(pages.indexOf(page), 1);
    },
    /** Closes or reloads the page: it hears no answer, and the provider may have carried out its requests or not. */
    end: (page: UpgradePage): UpgradeCall[] => {
      page.actor.stop();
      pages.splice(pages.indexOf(page), 1);
      const dropped = calls.filter((call) => call.page === page);
      for (const call of dropped) calls.splice(calls.indexOf(call), 1);
      for (const turn of turns.filter((one) => one.page === page).reverse()) endTurn(turn);
      return dropped;
    },
    /** The globals of the page that acts. */
    globals: {
      navigator: {
        locks: {
          query: async () => ({}),
          request: (_: string, _options: object, work: () => Promise<unknown>) =>
            new Promise((resolve, reject) => {
              const turn: Turn = {
                page: current,
                start: () =>
                  void work()
                    .then(resolve, reject)
                    .finally(() => endTurn(turn)),
              };
              turns.push(turn);
              if (turns.length === 1) turn.start();
            }),
        },
      },
    },
  };
};

const sizeNames = { disk: 'diskMb', mariadb: 'mariadbDiskMb', plan: 'planId' } as const;
