import type { Api } from '@may/api';
import type { ServerOrder } from '@may/domain/order/order.ts';
import { isKeyRemembered, isRecent } from '@may/domain/top-up/attempt.ts';
import type { Invoice } from '@may/domain/wallet/invoice.ts';
import type { Reconciled } from '@may/machines/attempt/attempt.types.ts';
import type { EarlierOrder, OrderReceipt } from '@may/machines/order/orderServer.types.ts';
import { rejectWith } from '../../data/toRejection.ts';
import { createAttempts } from '../../money/attempts/createAttempts.ts';
import { readWithin } from '../../money/attempts/readWithin.ts';
import { forgetUnsent } from '../../money/attempts/rememberAttempt.ts';
import { type FindOrderedOptions, findOrdered, listPatience } from './findOrdered.ts';
import { lookAfterAnswer } from './lookAfterAnswer.ts';
import { choicesOf, hasOrderPriority, isSameOrder, type OrderAttempt, type OrderStore } from './orderStore.ts';

export type OrderAttemptsOptions = Pick<FindOrderedOptions, 'listServers' | 'userId' | 'regions' | 'pause'> & {
  servers: Pick<Api['servers'], 'createServer'>;
  store: OrderStore;
  /** True if the provider understands `Idempotency-Key` (config). */
  sendsKeys: boolean;
  /** Reads the newest invoices. */
  listInvoices: () => Promise<readonly Invoice[]>;
  createKey?: () => string;
  now?: () => number;
};

export type OrderAttempts = ReturnType<typeof createOrderAttempts>;

const idsOf = async (list: () => Promise<readonly { id: string }[]>): Promise<string[] | null> =>
  (await readWithin(listPatience, list()))?.map(({ id }) => id) ?? null;

/** Connects orders to the provider and to this browser's memory: one press buys one server (docs/decisions/0014). */
export const createOrderAttempts = ({
  servers,
  userId,
  store,
  sendsKeys,
  listServers,
  listInvoices,
  regions,
  createKey = () => crypto.randomUUID(),
  pause,
  now = Date.now,
}: OrderAttemptsOptions) => {
  const lock = `order:${userId}`;
  const finding = findOrdered({ listServers, store, userId, now, pause, regions });
  const look = lookAfterAnswer(finding);

  const receiptOf = ({ serverId, found }: OrderAttempt) => (serverId === null ? null : { serverId, found });

  /**
   * Asks for the outcome of an order: new servers that match it are its own. Without one the outcome is unknown, or failed if the provider has
   * refused each of its requests. Then the order is forgotten, unless its page still waits for another question (`isOpen`).
   */
  const reconcile = async (key: string, isOpen = false): Promise<Reconciled<OrderReceipt>> => {
    const order = store.find(key);
    const unknown = { status: 'unknown', receipt: null, transactionCode: null } as const;
    if (!order) return unknown;
    const settled = receiptOf(order);
    if (settled) return { status: 'succeeded', receipt: settled, transactionCode: null };
    if (order.phase === 'begun' && order.timesSent === 0)
      return (await forgetUnsent(store, lock, key)) ? { ...unknown, status: 'cancelled' } : unknown;
    const { servers: found, isUnsure } = await finding.find(order, order.serversBefore, !isOpen).catch(rejectWith);
    // Meanwhile the answer may have come, or a refusal may have removed the order: its server stays this order's.
    if (store.find(key)?.serverId) return reconcile(key);
    const [first] = found;
    if (!first) {
      // Not if the list is older than a request that was sent meanwhile.
      if (!order.isRefused || isUnsure || isOpen || store.find(key) !== order) return unknown;
      store.forget(key);
      return { ...unknown, status: 'failed' };
    }
    store.save({ ...order, phase: 'settled', serverId: first.id, found });
    return { status: 'succeeded', receipt: { serverId: first.id, found }, transactionCode: null };
  };

  const attempts = createAttempts<ServerOrder, OrderAttempt, OrderReceipt>({
    store,
    userId,
    lock,
    createKey,
    receiptOf,
    hasPriority: hasOrderPriority,
    findSame: (intent, over) => store.findSame(userId, choicesOf(intent), over),
    before: async (intent) => {
      const [serversBefore, invoicesBefore] = await Promise.all([idsOf(listServers), idsOf(listInvoices)]);
      // Without the list of servers nothing could tell later whether this order has made one.
      if (serversBefore === null) throw { kind: 'notProvided', serverMessage: null };
      const facts = { userId, choices: choicesOf(intent), serversBefore, invoicesBefore };
      const nothing = { phase: 'begun', timesSent: 0, isSent: false, isRefused: false, serverId: null } as const;
      return { begin: (key) => ({ ...facts, ...nothing, key, found: [], createdAt: now() }) };
    },
    post: async (order, intent, permit, mark) => {
      const { key } = order;
      mark({ isSent: true, isRefused: false });
      const sent = store.find(key)?.timesSent;
      // Without locks another tab may have sent it again meanwhile.
      const noteRefused = () =>
        store.find(key)?.timesSent === sent &&
        store.change(key, { isRefused: order.timesSent === 0 || order.isRefused });
      const { id, made } = await servers
        .createServer({ ...intent, attemptKey: sendsKeys ? key : null }, permit)
        .catch(rejectWith)
        .then(({ id }) => ({ id, made: null }), look.refused(order, noteRefused));
      store.change(key, { phase: 'settled', serverId: id });
      const found = made ?? (sendsKeys ? [] : await look.copies(order, id));
      if (found.length > 0) store.change(key, { found });
      return { serverId: id, found };
    },
    isForgotten: (order) => sendsKeys && !isKeyRemembered(order, now()),
    refuse: (key) => store.find(key)?.serverId === null && store.forget(key),
    recover: async (key) => (await reconcile(key, true)).receipt,
  });

  return {
    ...attempts,
    reconcile: (key: string) => reconcile(key),

    /** The orders that an order of the same server does not continue, with their servers. */
    listOver: () => store.listOver(userId, ({ phase }) => phase !== 'settled'),

    /**
     * The sent orders that a new one may repeat: without an answer, or of the last 15 minutes. Those have found servers after a lost answer, or
     * asked for the same server. It reconciles them first.
     */
    findEarlier: async (intent: ServerOrder): Promise<EarlierOrder[]> => {
      const choices = choicesOf(intent);
      const mayBeRepeated = (order: OrderAttempt) =>
        order.timesSent > 0 &&
        (order.phase !== 'settled' ||
          (isRecent(order.createdAt, now()) && (order.found.length > 0 || isSameOrder(order.choices, choices))));
      const ask = async ({ key, createdAt: at, choices: asked }: OrderAttempt): Promise<EarlierOrder[]> => {
        const { status, receipt } = await reconcile(key).catch(() => ({ status: 'unknown', receipt: null }));
        if (status === 'failed') return [];
        return [{ key, at, isSame: isSameOrder(asked, choices), serverId: receipt?.serverId ?? null }];
      };
      const earlier: EarlierOrder[] = [];
      // One after the other: the end of one would make the list of the next one old.
      for (const order of store.list(userId).filter(mayBeRepeated)) earlier.push(...(await ask(order)));
      return earlier;
    },
  };
};
