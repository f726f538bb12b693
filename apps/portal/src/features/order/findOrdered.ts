import type { Region, Server } from '@may/domain/servers/server.ts';
import { attemptPatience } from '@may/domain/top-up/attempt.ts';
import type { OrderChoices, OrderedServer } from '@may/machines/order/orderServer.types.ts';
import { readWithin } from '../../money/attempts/readWithin.ts';
import { type OrderAttempt, type OrderStore, serversOf } from './orderStore.ts';

export type FindOrderedOptions = {
  /** Reads the newest servers. */
  listServers: () => Promise<readonly Server[]>;
  store: Pick<OrderStore, 'list'>;
  userId: string;
  now: () => number;
  /** The regions that this page has read, WordPress and hosting. */
  regions?: (() => readonly Region[]) | undefined;
  /** Waits between two reads of the list. */
  pause?: (() => Promise<void>) | undefined;
};

/** The most reads of the list, and the milliseconds between two of them. */
const mostLooks = 4;
const lookInterval = 1_500;

/** Milliseconds; after them a list counts as unread. */
export const listPatience = 5_000;

const facts = ['planId', 'diskMb', 'mariadbDiskMb', 'containers'] as const;

/** True if a server, or another order, has the facts of this order. An unknown fact counts as different. */
const isLike = (one: Pick<OrderChoices, (typeof facts)[number]>, { choices }: Pick<OrderAttempt, 'choices'>): boolean =>
  facts.every((fact) => one[fact] === choices[fact]);

const mayBeLike = (one: Server, { choices }: OrderAttempt): boolean =>
  facts.every((fact) => one[fact] === null || one[fact] === choices[fact]);

/**
 * The servers of an order. `isUnsure`: a new server has its facts or untold ones, but may be of another order or time; or no two readings agreed.
 */
export type FoundServers = { servers: OrderedServer[]; isUnsure: boolean };

const isSame = ({ servers }: FoundServers, other: FoundServers): boolean =>
  servers.length === other.servers.length && servers.every(({ id }) => other.servers.some((one) => one.id === id));

/**
 * Finds the servers of an order: they are new in the list, match it, and belong to no other order of this browser. `find` reads
 * until two reads agree, four times at most: a browser repeats a request that was cut, and each copy may make a server. `look` reads once.
 */
export const findOrdered = ({
  listServers,
  store,
  userId,
  now,
  regions = () => [],
  pause = () => new Promise((resolve) => setTimeout(resolve, lookInterval)),
}: FindOrderedOptions) => {
  /** True if the order may have made the server within 15 minutes. A server without a time may be its own soon after the order. */
  const isOfItsTime = ({ createdAt }: Server, order: Pick<OrderAttempt, 'createdAt'>): boolean =>
    Math.abs((createdAt === null ? now() : Date.parse(createdAt)) - order.createdAt) <= attemptPatience;

  /** A server of another device may have the same facts in another region. A name that no known region has tells nothing. */
  const isOfItsRegion = ({ regionName }: Server, { choices }: Pick<OrderAttempt, 'choices'>): boolean => {
    const named = regions().filter(({ name }) => name === regionName);
    return named.length === 0 || named.some(({ id }) => id === choices.regionId);
  };

  /** Judges a list by what this browser remembers now: meanwhile another order may have taken one of its servers. */
  const judge = (rows: readonly Server[], order: OrderAttempt, before: readonly string[]): FoundServers => {
    const others = store.list(userId).filter(({ key }) => key !== order.key);
    const taken = [order.serverId, ...before, ...others.flatMap(serversOf)];
    // The server in the answer belongs to the order, even if the list shows other facts.
    const answered = rows.filter(({ id }) => id === order.serverId);
    const possible = rows.filter(
      (server) => !taken.includes(server.id) && mayBeLike(server, order) && isOfItsRegion(server, order),
    );
    const own = possible.filter((server) => isLike(server, order) && isOfItsTime(server, order));
    // Another sent order with the same facts and no answer may have made one of them, at any time: a request may wait while a computer sleeps.
    const isContested = others.some(
      ({ phase, timesSent, isRefused, serversBefore, ...other }) =>
        phase !== 'settled' &&
        timesSent > 0 &&
        !isRefused &&
        own.some(
          (server) => !serversBefore.includes(server.id) && isLike(server, other) && isOfItsRegion(server, other),
        ),
    );
    const servers = isContested ? answered : [...answered, ...own];
    return { servers: servers.map(({ id, name }) => ({ id, name })), isUnsure: possible.length > 0 };
  };

  const look = async (order: OrderAttempt, before: readonly string[]): Promise<FoundServers> =>
    judge(await listServers(), order, before);

  /** With `isEnd` an order without a server ends if it was refused: then two reads must agree on that, too. */
  const find = async (order: OrderAttempt, before: readonly string[], isEnd: boolean): Promise<FoundServers> => {
    let rows = await listServers();
    let found = judge(rows, order, before);
    for (let looks = 1; (found.servers.length > 0 || (isEnd && order.isRefused)) && looks < mostLooks; looks += 1) {
      await pause();
      const read = await readWithin(listPatience, listServers());
      // A list that lags may lack a server that was seen.
      rows = [...(read ?? []), ...rows.filter(({ id }) => !read?.some((row) => row.id === id))];
      const again = judge(rows, order, before);
      if (read && isSame(again, found)) return again;
      found = again;
    }
    return { ...found, isUnsure: true };
  };
  return { look, find, pause };
};
