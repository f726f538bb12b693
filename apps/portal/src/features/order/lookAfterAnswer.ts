import type { OrderedServer } from '@may/machines/order/orderServer.types.ts';
import { kindOf } from '../../data/toRejection.ts';
import { readUntil } from '../../money/attempts/readUntil.ts';
import { readWithin } from '../../money/attempts/readWithin.ts';
import { type FoundServers, type findOrdered, listPatience } from './findOrdered.ts';
import type { OrderAttempt } from './orderStore.ts';

/** Looks at the list of servers after the provider has answered an order, for more than the answer said. */
export const lookAfterAnswer = ({ look: lookOnce, pause }: ReturnType<typeof findOrdered>) => {
  const look = (order: OrderAttempt) => readWithin(listPatience, lookOnce(order, order.serversBefore));
  return {
    /**
     * All servers of an answered order, if there are more than the answer named; otherwise none. The browser may send a cut request again, and
     * each copy may make a server. A provider that understands keys makes no second one.
     */
    copies: async (order: OrderAttempt, serverId: string): Promise<OrderedServer[]> => {
      const listed = (await look({ ...order, serverId }))?.servers;
      const others = listed?.filter(({ id }) => id !== serverId) ?? [];
      if (others.length === 0) return [];
      return [listed?.find(({ id }) => id === serverId) ?? { id: serverId, name: serverId }, ...others];
    },

    /**
     * The servers that a provider made of an order which it refused. Rejects with the failure if two readings show none; if a new server has the
     * order's facts, or the list cannot be read twice, as `unknown`. Before both it calls `noteRefused`.
     */
    refused: (order: OrderAttempt, noteRefused: () => void) => async (failure: unknown) => {
      if (kindOf(failure) !== 'refused') throw failure;
      const isFound = ({ servers }: FoundServers) => servers.length > 0;
      const readings = await readUntil({ read: () => look(order), isFound, pause, wanted: 2, atMost: 3 });
      const made = readings.find(isFound)?.servers;
      const [server] = made ?? [];
      if (made && server) return { id: server.id, made };
      noteRefused();
      if (readings.length === 2 && readings.every(({ isUnsure }) => !isUnsure)) throw failure;
      throw { ...(failure as object), kind: 'unknown' };
    },
  };
};
