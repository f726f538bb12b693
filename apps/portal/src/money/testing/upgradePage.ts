import type { ServerUpgrade, UpgradePart } from '@may/domain';
import { type Actor, createActor, SimulatedClock } from 'xstate';
import { memoryStorage } from '../../storage/memoryStorage.fixtures.ts';
import { createUpgradeAttempts } from '../upgrades/createUpgradeAttempts.ts';
import type { provideServerUpgrade } from '../upgrades/provideServerUpgrade.ts';
import { startUpgrade } from '../upgrades/startUpgrade.ts';
import { createUpgradeStore } from '../upgrades/upgradeStore.ts';
import { upgradeMachineOf } from './upgradeMachines.ts';
import type { SizesRequest, UpgradeMood, UpgradeProvider } from './upgradeProvider.ts';

const userId = 'usr_demo';
const serverId = 'srv_1';

/** A pending request. `work` is the provider's part of it, which may run before or after the answer, or without one. */
export type UpgradeCall = {
  page: UpgradePage;
  /** The attempt whose request it is; null for a reading. */
  owner: string | null;
  /** The time at which it left, in epoch milliseconds of the provider's clock. */
  at: number;
  work: (mood: UpgradeMood) => unknown;
  done?: { value: unknown } | { failure: unknown };
  resolve: (value: unknown) => void;
  reject: (failure: unknown) => void;
};

/** One tab of a server's page, in one tab of the browser. */
export type UpgradePage = {
  part: UpgradePart;
  clock: SimulatedClock;
  actor: Actor<ReturnType<typeof provideServerUpgrade>>;
  locks: Set<string>;
  /** The attempt that the flow opened last. */
  key: string | null;
  /** True if the last press asked for a request. */
  mayPost: boolean;
};

/** A browser at a played provider. Its tabs share local storage and locks. `pages` are on screen; the requests of left pages continue. */
export const createUpgradeBrowser = (provider: UpgradeProvider, isRich: boolean, now: () => number) => {
  const storage = memoryStorage();
  const store = createUpgradeStore(storage, now);
  const pages: UpgradePage[] = [];
  const left: UpgradePage[] = [];
  const calls: UpgradeCall[] = [];
  const unasked: string[] = [];
  /** Attempts whose request carried another size of the other disk than their review. */
  const unreviewed: string[] = [];
  /** Keys of the attempts that were sent, one per request. */
  const sent: string[] = [];
  let current: UpgradePage | undefined;
  let minted = 0;
  let opened = 0;

  /** Runs `act` as this page. One page acts at a time, until every promise that has its answer has run its callbacks. */
  const inPage = async (page: UpgradePage, act: () => void): Promise<void> => {
    current = page;
    act();
    await new Promise<void>((resolve) => setImmediate(resolve));
  };

  const open = async (part: UpgradePart): Promise<UpgradePage> => {
    const own = createUpgradeStore(storage, now);
    const ask = (owner: string | null, at: number, work: UpgradeCall['work']): Promise<unknown> =>
      new Promise((resolve, reject) => {
        if (owner !== null && !page.mayPost) unasked.push(owner);
        if (owner !== null) sent.push(owner);
        calls.push({ page, owner, at, work, resolve, reject });
      });
    const put = async (sizes: SizesRequest['sizes'], attemptKey: string | null): Promise<void> => {
      const owner = page.key ?? 'no attempt';
      const left = provider.leave();
      await ask(owner, left.at, (mood) => provider.put({ owner, sizes, ...left }, attemptKey, mood));
    };
    const attempts = createUpgradeAttempts({
      userId,
      serverId,
      store: own,
      sendsKeys: isRich,
      now,
      getServer: async () =>
        (await ask(null, provider.leave().at, provider.getServer)) as ReturnType<typeof provider.getServer>,
      servers: {
        updatePlan: ({ planId, attemptKey }) => put({ planId }, attemptKey),
        updateDisks: ({ diskMb, mariadbDiskMb, attemptKey }) => {
          const reviewed = own.find(page.key ?? '')?.reviewed;
          const other = part === 'disk' ? 'mariadbDiskMb' : 'diskMb';
          if (reviewed?.[other] !== { diskMb, mariadbDiskMb }[other]) unreviewed.push(page.key ?? 'no attempt');
          return put({ diskMb, mariadbDiskMb }, attemptKey);
        },
      },
      pause: async () => undefined,
      createKey: () => {
        minted += 1;
        return `key-${minted}`;
      },
    });
    opened += 1;
    const machine = upgradeMachineOf(opened, {
      ...attempts,
      open: async (request, signal) => {
        const found = await attempts.open(request, signal);
        page.key = found.key;
        return found;
      },
    });
    const input = startUpgrade({ store: own, userId, serverId, part, sendsKeys: isRich, now: now() });
    const clock = new SimulatedClock();
    const actor = createActor(machine, { input, clock });
    const page: UpgradePage = { part, clock, actor, locks: new Set(), key: input.attempt?.key ?? null, mayPost: false };
    actor.subscribe({ error: () => undefined });
    pages.push(page);
    await inPage(page, () => actor.start());
    return page;
  };

  return {
    pages,
    calls,
    unasked,
    unreviewed,
    sent,
    inPage,
    open,
    rows: () => store.listOf(userId, serverId),
    upgradeOf: (key: string): ServerUpgrade | undefined => store.find(key)?.upgrade,
    /** Leaves the page by a link: the flow stops, its requests continue. */
    leave: (page: UpgradePage): void => {
      page.actor.stop();
      pages.splice(pages.indexOf(page), 1);
      left.push(page);
    },
    /** Closes or reloads the page: it hears no answer, and the provider may have carried out its requests or not. */
    end: (page: UpgradePage): UpgradeCall[] => {
      page.actor.stop();
      page.locks.clear();
      pages.splice(pages.indexOf(page), 1);
      const dropped = calls.filter((call) => call.page === page);
      for (const call of dropped) calls.splice(calls.indexOf(call), 1);
      return dropped;
    },
    /** The globals of the page that acts. */
    globals: {
      navigator: {
        locks: {
          request: async (name: string, _: unknown, work: (lock: object | null) => Promise<unknown>) => {
            const page = current;
            if (!page || [...pages, ...left].some(({ locks }) => locks.has(name))) return work(null);
            page.locks.add(name);
            return work({ name }).finally(() => page.locks.delete(name));
          },
          query: async () => ({
            held: [...pages, ...left].flatMap(({ locks }) => [...locks].map((name) => ({ name }))),
          }),
        },
      },
    },
  };
};
