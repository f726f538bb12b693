import type { Api } from '@may/api';
import { attemptPatience, type Invoice, isKeyRemembered, isRecent, type Server, type ServerOrder } from '@may/domain';
import type { EarlierOrder, OrderChoices, OrderedServer, OrderReceipt, Reconciled } from '@may/machines';
import { rejectWith } from '../../data/toRejection.ts';
import { createAttempts } from '../../money/attempts/createAttempts.ts';
import { readWithin } from '../../money/attempts/readWithin.ts';
import { forgetUnsent } from '../../money/attempts/rememberAttempt.ts';
import { findOrdered } from './findOrdered.ts';
import { hasOrderPriority, isSameOrder, type OrderAttempt, type OrderStore } from './orderStore.ts';

export type OrderAttemptsOptions = {
  servers: Pick<Api['servers'], 'createServer'>;
  userId: string;
  store: OrderStore;
  /** True if the provider understands `Idempotency-Key` (config). */
  sendsKeys: boolean;
  /** Reads the newest servers and invoices. */
  listServers: () => Promise<readonly Server[]>;
  listInvoices: () => Promise<readonly Invoice[]>;
  createKey?: () => string;
  /** Waits between two reads of the list of servers. */
  pause?: () => Promise<void>;
  now?: () => number;
};

export type OrderAttempts = ReturnType<typeof createOrderAttempts>;

/** Milliseconds; after them a list counts as unread. */
const patience = 5_000;

/** Milliseconds; after them an answer counts without the list. */
const answeredPatience = 3_000;

const idsOf = async (list: () => Promise<readonly { id: string }[]>): Promise<string[] | null> =>
  (await readWithin(patience, list()))?.map(({ id }) => id) ?? null;

const choicesOf = ({ regionId, planId, diskMb, mariadbDiskMb, user, containers }: ServerOrder): OrderChoices => ({
  regionId,
  planId,
  diskMb,
  mariadbDiskMb,
  user,
  containers,
});

/** Connects orders to the provider and to this browser's memory: one press buys one server (docs/decisions/0014). */
export const createOrderAttempts = ({
  servers,
  userId,
  store,
  sendsKeys,
  listServers,
  listInvoices,
  createKey = () => crypto.randomUUID(),
  pause,
  now = Date.now,
}: OrderAttemptsOptions) => {
  const lock = `order:${userId}`;
  const find = findOrdered({ listServers, store, userId, now, pause });
  /** True if this order must be asked about before a new one like it. Not if the provider may have forgotten its key. */
  const isUnanswered = (order: OrderAttempt) =>
    order.phase !== 'settled' && (!sendsKeys || isKeyRemembered(order, now()));

  const receiptOf = ({ serverId, found }: OrderAttempt): OrderReceipt | null =>
    serverId === null ? null : { serverId, found };

  /** Asks for the outcome of an order: new servers that match it are its own. Without one the outcome is unknown. */
  const reconcile = async (key: string): Promise<Reconciled<OrderReceipt>> => {
    const order = store.find(key);
    const unknown = { status: 'unknown', receipt: null, transactionCode: null } as const;
    if (!order) return unknown;
    const settled = receiptOf(order);
    if (settled) return { status: 'succeeded', receipt: settled, transactionCode: null };
    if (order.phase === 'begun' && !order.isSent)
      return (await forgetUnsent(store, lock, key, ({ isSent }) => isSent))
        ? { ...unknown, status: 'cancelled' }
        : unknown;
    const found = await find(order, order.serversBefore).catch(rejectWith);
    // The answer may have come meanwhile.
    if (store.find(key)?.serverId) return reconcile(key);
    const [first] = found;
    if (!first) return unknown;
    store.change(key, { phase: 'settled', serverId: first.id, found });
    return { status: 'succeeded', receipt: { serverId: first.id, found }, transactionCode: null };
  };

  /**
   * All servers of an answered order, if there are more than the answer named; otherwise none. The browser may send a cut request again, and
   * each copy may make a server. A provider that understands keys makes no second one.
   */
  const findCopies = async (key: string, serverId: string): Promise<OrderedServer[]> => {
    const order = store.find(key);
    if (sendsKeys || !order) return [];
    const listed = await readWithin(answeredPatience, find({ ...order, serverId }, order.serversBefore, 1));
    const others = listed?.filter(({ id }) => id !== serverId) ?? [];
    if (others.length === 0) return [];
    return [listed?.find(({ id }) => id === serverId) ?? { id: serverId, name: serverId }, ...others];
  };

  const attempts = createAttempts<ServerOrder, OrderAttempt, OrderReceipt>({
    store,
    userId,
    lock,
    createKey,
    receiptOf,
    hasPriority: hasOrderPriority,
    isSame: (order, intent) => isSameOrder(order.choices, choicesOf(intent)),
    findSame: (intent, seen) => {
      const isMeant = (order: OrderAttempt) =>
        seen === 'recent'
          ? now() - order.createdAt < attemptPatience
          : isUnanswered(order) || seen?.every(({ key }) => key !== order.key);
      return store.list(userId).find((order) => isSameOrder(order.choices, choicesOf(intent)) && isMeant(order));
    },
    before: async (intent, _, competing) => {
      // The other tab's order may have its answer now: that order is continued, and no new one begins.
      const known = competing();
      const [serversBefore, invoicesBefore] = known
        ? [[], null]
        : await Promise.all([idsOf(listServers), idsOf(listInvoices)]);
      // Without the list of servers nothing could tell later whether this order has made one.
      if (serversBefore === null) throw { kind: 'notProvided', serverMessage: null };
      const facts = { choices: choicesOf(intent), serversBefore, invoicesBefore, serverId: null, found: [] };
      return { known, begin: (key) => ({ ...facts, key, userId, phase: 'begun', isSent: false, createdAt: now() }) };
    },
    post: async ({ key }, intent, permit) => {
      store.change(key, { isSent: true });
      const attemptKey = sendsKeys ? key : null;
      const { id } = await servers.createServer({ ...intent, attemptKey }, permit).catch(rejectWith);
      store.change(key, { phase: 'settled', serverId: id });
      const found = await findCopies(key, id);
      if (found.length > 0) store.change(key, { found });
      return { serverId: id, found };
    },
    isForgotten: (order) => sendsKeys && !isKeyRemembered(order, now()),
    refuse: store.forget,
    recover: async (key) => (await reconcile(key)).receipt,
  });

  return {
    ...attempts,
    reconcile,

    /**
     * The newest sent order that a new one may repeat: one without an answer, or one of the last 15 minutes. That one has found servers after a
     * lost answer, or asked for the same server. It reconciles that order first.
     */
    findEarlier: async (intent: ServerOrder): Promise<EarlierOrder | null> => {
      const choices = choicesOf(intent);
      const mayBeRepeated = (order: OrderAttempt) =>
        order.isSent &&
        (order.phase !== 'settled' ||
          (isRecent(order.createdAt, now()) && (order.found.length > 0 || isSameOrder(order.choices, choices))));
      const [order] = store.list(userId).filter(mayBeRepeated);
      if (!order) return null;
      const { receipt } = await reconcile(order.key).catch(() => ({ receipt: null }));
      const { key, createdAt: at } = order;
      return { key, at, isSame: isSameOrder(order.choices, choices), serverId: receipt?.serverId ?? null };
    },
  };
};
