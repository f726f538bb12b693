import { attemptPatience, type Server } from '@may/domain';
import type { OrderChoices, OrderedServer } from '@may/machines/order/orderServer.types.ts';
import { type OrderAttempt, type OrderStore, serversOf } from './orderStore.ts';

export type FindOrderedOptions = {
  listServers: () => Promise<readonly Server[]>;
  store: Pick<OrderStore, 'list'>;
  userId: string;
  now: () => number;
  /** Waits between two reads of the list. */
  pause?: (() => Promise<void>) | undefined;
};

/** The most reads of the list, and the milliseconds between two of them. */
const mostLooks = 4;
const lookInterval = 1_500;

const facts = ['planId', 'diskMb', 'mariadbDiskMb', 'containers'] as const;

/** True if a server, or another order, has the facts of this order. An unknown fact counts as different. */
const isLike = (one: Pick<OrderChoices, (typeof facts)[number]>, { choices }: Pick<OrderAttempt, 'choices'>): boolean =>
  facts.every((fact) => one[fact] === choices[fact]);

/**
 * Finds the servers of an order: they are new in the list, match it, and belong to no other order of this browser. It reads until two reads
 * agree, or `atMost` times, because a browser repeats a request that was cut, and each copy may make a server.
 */
export const findOrdered = ({
  listServers,
  store,
  userId,
  now,
  pause = () => new Promise((resolve) => setTimeout(resolve, lookInterval)),
}: FindOrderedOptions) => {
  /** True if the order may have made the server within 15 minutes. A server without a time may be its own soon after the order. */
  const isOfItsTime = ({ createdAt }: Server, order: Pick<OrderAttempt, 'createdAt'>): boolean =>
    Math.abs((createdAt === null ? now() : Date.parse(createdAt)) - order.createdAt) <= attemptPatience;

  const look = async (order: OrderAttempt, before: readonly string[]): Promise<OrderedServer[]> => {
    const rows = await listServers();
    const others = store.list(userId).filter(({ key }) => key !== order.key);
    const taken = [...before, ...others.flatMap(serversOf)];
    // The server in the answer belongs to the order, even if the list shows other facts.
    const own = rows.filter(({ id }) => id === order.serverId);
    const like = rows.filter(
      (server) =>
        ![order.serverId, ...taken].includes(server.id) && isLike(server, order) && isOfItsTime(server, order),
    );
    // Another sent order with the same facts and no answer may have made one of them, at any time: a request may wait while a computer sleeps.
    const isContested = others.some(
      ({ phase, isSent, serversBefore, ...other }) =>
        phase !== 'settled' &&
        isSent &&
        like.some((server) => !serversBefore.includes(server.id) && isLike(server, other)),
    );
    return (isContested ? own : [...own, ...like]).map(({ id, name }) => ({ id, name }));
  };

  return async (order: OrderAttempt, before: readonly string[], atMost = mostLooks): Promise<OrderedServer[]> => {
    let found = await look(order, before);
    for (let looks = 1; found.length > 0 && looks < atMost; looks += 1) {
      await pause();
      const again = await look(order, before).catch(() => found);
      if (again.length === found.length) return again;
      found = again;
    }
    return found;
  };
};
