import { attemptPatience, type Server } from '@may/domain';
import type { OrderChoices, OrderedServer } from '@may/machines';
import { type OrderAttempt, type OrderStore, serversOf } from './orderStore.ts';

/** The app's part in the search for the servers of an order. */
export type FindOrderedOptions = {
  listServers: () => Promise<readonly Server[]>;
  store: Pick<OrderStore, 'list'>;
  userId: string;
  now: () => number;
  /** Waits between two looks at the list. */
  pause?: (() => Promise<void>) | undefined;
};

/** Most readings of the list until it stands still, and the milliseconds between two of them. */
const mostLooks = 4;
const lookInterval = 1_500;

/** True if a server, or another order, is like what was ordered. A fact that the provider does not tell equals nothing. */
const isLike = (
  one: Pick<OrderChoices, 'planId' | 'diskMb' | 'mariadbDiskMb' | 'containers'>,
  { choices }: OrderAttempt,
): boolean =>
  one.planId === choices.planId &&
  one.diskMb === choices.diskMb &&
  one.mariadbDiskMb === choices.mariadbDiskMb &&
  one.containers === choices.containers;

/** True if the provider tells that the server was made within 15 minutes of the order. */
const isOfItsTime = ({ createdAt }: Server, order: OrderAttempt): boolean =>
  createdAt !== null && Math.abs(Date.parse(createdAt) - order.createdAt) < attemptPatience;

/**
 * Looks in the list for the servers of an order: those that were not there before, are like it, and belong to no other order of this
 * browser. It looks until the list stands still, or `atMost` so often: a browser sends a request again that was cut off, and each copy
 * may make a server.
 */
export const findOrdered = ({
  listServers,
  store,
  userId,
  now,
  pause = () => new Promise((resolve) => setTimeout(resolve, lookInterval)),
}: FindOrderedOptions) => {
  const look = async (order: OrderAttempt, before: readonly string[]): Promise<OrderedServer[]> => {
    const rows = await listServers();
    const others = store.list(userId).filter(({ key }) => key !== order.key);
    const taken = [...before, ...others.flatMap(serversOf)];
    // Long after the order, a server of another device may be like it too.
    const isLate = Math.abs(now() - order.createdAt) > attemptPatience;
    // The server that the answer named belongs to the order, even where the list describes it differently.
    const own = rows.filter(({ id }) => id === order.serverId);
    const like = rows.filter(
      (server) =>
        ![order.serverId, ...taken].includes(server.id) &&
        isLike(server, order) &&
        (!isLate || isOfItsTime(server, order)),
    );
    const found = [...own, ...like];
    const least = order.serverId === null ? 1 : own.length;
    // Another order like it, whose answer is lost too, may have made one of them.
    const competing = others.filter(
      ({ phase, isSent, choices }) => phase !== 'settled' && isSent && isLike(choices, order),
    );
    return found.slice(0, Math.max(least, found.length - competing.length)).map(({ id, name }) => ({ id, name }));
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
