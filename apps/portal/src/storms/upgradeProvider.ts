import { ApiError } from '@may/api';
import { serverFixture } from '@may/domain/fixtures';
import type { Server } from '@may/domain/servers/server.ts';
import { isUpgraded, type ServerUpgrade } from '@may/domain/servers/upgrade.ts';
import { attemptPatience } from '@may/domain/top-up/attempt.ts';
import type { StormQuirk } from './stormQuirks.ts';

/**
 * The ways in which the provider answers a request that it may carry out: at once, a while later, or by a refusal. `copy`: the request was cut
 * after it arrived, and the browser sent it again; the answer is the copy's.
 */
export const upgradeMoods = ['accept', 'accept', 'accept', 'later', 'refuse', 'copy'] as const;

export type UpgradeMood = (typeof upgradeMoods)[number];

/**
 * The sizes that a request sets; `owner` is the request itself, or `device` for another device of the customer. It left at `at` (epoch
 * milliseconds), and `place` counts the requests in the order in which they left.
 */
export type SizesRequest = {
  owner: string;
  place: number;
  at: number;
  sizes: Partial<Pick<Server, 'diskMb' | 'mariadbDiskMb' | 'planId'>>;
};

/**
 * A provider with one server in memory. It does what a request says, even if that undoes another request, and notes it. With `isRich` it
 * understands keys.
 */
export const createUpgradeProvider = (
  isRich: boolean,
  now: () => number,
  quirks: readonly StormQuirk<'upgrade'>[] = [],
) => {
  const has = (quirk: StormQuirk<'upgrade'>): boolean => quirks.includes(quirk);
  const refusal = (serverMessage: string) =>
    new ApiError({ status: 422, serverMessage: has('refusalsBlank') ? null : serverMessage });
  let server = serverFixture();
  /** The requests that set the present sizes. */
  const setBy = new Map<string, { owner: string; place: number }>();
  const had: Server[] = [server];
  /** The requests that were charged. */
  const charges: string[] = [];
  const undone: string[] = [];
  const answers = new Map<string, { failure?: unknown }>();
  const queued: SizesRequest[] = [];
  /** Requests that were refused and carried out all the same. */
  const struck = new Set<string>();
  let waiting: SizesRequest[] = [];
  let shown = server;
  let readings = 0;
  let requests = 0;
  /** Attempts whose plan or disk another device has changed since. */
  const hidden = new Set<string>();
  let left = 0;

  const apply = ({ owner, place, sizes }: SizesRequest): void => {
    const changed = Object.entries(sizes).filter(([size, value]) => server[size as 'diskMb'] !== value);
    if (changed.length === 0) throw refusal('Nothing to change');
    for (const [size, value] of changed) {
      const setter = setBy.get(size);
      const shrinks = typeof value === 'number' && value < (server[size as 'diskMb'] ?? 0);
      // A disk never shrinks. A plan may be changed back, but not by a request that left before the one that set it.
      const isUndone = setter && (size === 'planId' ? place < setter.place : shrinks);
      // Another device may act between the reading and the request, which no provider without versions can tell.
      if (isUndone && setter.owner !== owner && setter.owner !== 'device')
        undone.push(`${size} of ${setter.owner} by ${owner}`);
      if (shrinks) throw refusal('A disk cannot shrink');
      if (setter && owner === 'device') hidden.add(setter.owner);
      setBy.set(size, { owner, place });
    }
    server = { ...server, ...sizes };
    had.push(server);
    charges.push(owner);
  };

  /** True if the server has the sizes of a request already, or a larger disk. */
  const wouldFail = ({ sizes }: SizesRequest): boolean => {
    const pairs = Object.entries(sizes).map(([size, value]) => ({ value, present: server[size as 'diskMb'] }));
    const shrinks = pairs.some(({ value, present }) => typeof value === 'number' && value < (present ?? 0));
    return shrinks || pairs.every(({ value, present }) => value === present);
  };

  const carryOut = (request: SizesRequest): void => {
    try {
      apply(request);
    } catch {
      // The provider drops a request that fails after its answer.
    }
  };

  return {
    charges,
    undone,
    struck,
    /** The server as it is. */
    server: (): Server => server,
    /** The server as the provider shows it. */
    getServer: () => {
      for (const request of waiting.splice(0)) carryOut(request);
      readings += 1;
      const before = shown;
      shown = server;
      const read = has('listsLag') && readings % 3 === 0 ? before : server;
      const unknown = readings % 4 === 0 ? { mariadbDiskMb: null } : { diskMb: null, planId: null };
      return has('fieldsNull') && readings % 2 === 0 ? { ...read, ...unknown } : read;
    },
    hasCharged: (owner: string): boolean => charges.includes(owner),
    /** True if the server has had this upgrade at any time. */
    hasHad: (upgrade: ServerUpgrade): boolean => had.some((one) => isUpgraded(one, upgrade)),
    isHidden: (owner: string): boolean => hidden.has(owner),
    isQueued: (owner: string): boolean => queued.some((request) => request.owner === owner),
    /** The place and the time of a request that leaves now. */
    leave: (): Pick<SizesRequest, 'place' | 'at'> => {
      left += 1;
      return { place: left, at: now() };
    },
    put: (request: SizesRequest, attemptKey: string | null, mood: UpgradeMood): void => {
      const known = isRich && attemptKey !== null ? answers.get(attemptKey) : undefined;
      if (known?.failure) throw known.failure;
      if (known) return;
      const answer: { failure?: unknown } = {};
      requests += 1;
      const isStruck = requests % 4 === 0;
      try {
        if (isStruck && has('appliesWhatItRefused')) {
          waiting = [request];
          struck.add(request.owner);
          throw refusal('Số dư không đủ');
        }
        if (mood === 'refuse') throw refusal('Số dư không đủ');
        if (mood === 'later' && !wouldFail(request)) queued.push(request);
        else apply(request);
        if (isStruck && has('refusesWhatItTook')) {
          struck.add(request.owner);
          throw refusal('Số dư không đủ');
        }
        if (mood === 'copy' && (!isRich || attemptKey === null)) apply(request);
      } catch (failure) {
        answer.failure = failure;
      }
      if (attemptKey !== null) answers.set(attemptKey, answer);
      if (answer.failure) throw answer.failure;
    },
    /** Carries out the requests that were accepted for later and left 15 minutes before `time`; without a time, all of them. */
    flush: (time = Number.POSITIVE_INFINITY): void => {
      const due = queued.filter(({ at }) => at + attemptPatience <= time);
      for (const request of due) {
        queued.splice(queued.indexOf(request), 1);
        carryOut(request);
      }
    },
    /** Another device of the customer grows a disk or changes the plan. */
    changeElsewhere: (pick: number): void => {
      const ways = [
        { diskMb: (server.diskMb ?? 0) + 5_120 },
        { mariadbDiskMb: (server.mariadbDiskMb ?? 0) + 5_120 },
        { planId: String(1 + (pick % 3)) },
      ];
      const sizes = ways[pick % ways.length] as SizesRequest['sizes'];
      if (sizes.planId === server.planId) return;
      left += 1;
      apply({ owner: 'device', place: left, at: now(), sizes });
      // A request that waits fails if the server has its size by then. No portal can tell who set it.
      for (const request of [...queued]) if (wouldFail(request)) queued.splice(queued.indexOf(request), 1);
    },
  };
};

export type UpgradeProvider = ReturnType<typeof createUpgradeProvider>;
