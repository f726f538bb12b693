import type { OrderedServer } from '@may/machines/order/orderServer.types.ts';
import { kindOf } from '../../data/toRejection.ts';
import { readWithin } from '../../money/attempts/readWithin.ts';
import type { findOrdered } from './findOrdered.ts';
import type { OrderAttempt } from './orderStore.ts';

/** Milliseconds; after them an answer, or a refusal, counts without the list. */
const patience = { answer: 3_000, refusal: 5_000 };

/** A look at the list of servers after the provider has answered an order, for more than the answer said. */
export const lookAfterAnswer = (find: ReturnType<typeof findOrdered>) => {
  return {
    /**
     * All servers of an answered order, if there are more than the answer named; otherwise none. The browser may send a cut request again, and
     * each copy may make a server. A provider that understands keys makes no second one.
     */
    copies: async (order: OrderAttempt, serverId: string): Promise<OrderedServer[]> => {
      const look = find({ ...order, serverId }, order.serversBefore, { atMost: 1 });
      const listed = (await readWithin(patience.answer, look))?.servers;
      const others = listed?.filter(({ id }) => id !== serverId) ?? [];
      if (others.length === 0) return [];
      return [listed?.find(({ id }) => id === serverId) ?? { id: serverId, name: serverId }, ...others];
    },

    /**
     * The servers that a provider made of an order which it refused. Rejects with the failure if there are none, as `unknown` if a new server has
     * the order's facts.
     */
    refused: (order: OrderAttempt) => async (failure: unknown) => {
      if (kindOf(failure) !== 'refused') throw failure;
      const made = await readWithin(patience.refusal, find(order, order.serversBefore, { atLeast: 2, atMost: 2 }));
      const [first] = made?.servers ?? [];
      if (made && first) return { id: first.id, made: made.servers };
      throw made?.isUnsure ? { kind: 'unknown', serverMessage: null } : failure;
    },
  };
};
