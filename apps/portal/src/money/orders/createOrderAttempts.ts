import type { Api } from '@may/api';
import { attemptPatience, type Invoice, isKeyRemembered, isRecent, type Server, type ServerOrder } from '@may/domain';
import type {
  EarlierOrder,
  OpenedAttempt,
  OpenRequest,
  OrderChoices,
  OrderedServer,
  OrderReceipt,
  Reconciled,
  SendRequest,
} from '@may/machines';
import { isRunning, onlyTab } from '../../provider/onlyTab.ts';
import { toRejection } from '../../provider/toRejection.ts';
import { findOrdered } from './findOrdered.ts';
import { isOrderedFirst, isSameOrder, type OrderAttempt, type OrderStore } from './orderStore.ts';

/** What the orders of one customer need of the app. */
export type OrderAttemptsOptions = {
  servers: Pick<Api['servers'], 'createServer'>;
  userId: string;
  store: OrderStore;
  /** Whether the provider understands `Idempotency-Key` (config). */
  sendsKeys: boolean;
  /** The servers and invoices as they are now. */
  listServers: () => Promise<readonly Server[]>;
  listInvoices: () => Promise<readonly Invoice[]>;
  createKey?: () => string;
  /** Waits between two looks at the list of servers. */
  pause?: () => Promise<void>;
  now?: () => number;
};

/** The orders of a customer: begun, sent and asked about in one place. */
export type OrderAttempts = ReturnType<typeof createOrderAttempts>;

/** How long the lists may take before an order begins without knowing what was in them. */
const patience = 5_000;

/** How long the list may take after an answer before the answer is told without it. */
const answeredPatience = 3_000;

/** What was read; null if that fails, or takes longer. */
const readWithin = <T>(milliseconds: number, reading: Promise<T>): Promise<T | null> => {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds));
  return Promise.race([reading.catch(() => null), late]);
};

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

/** Connects orders to the provider and to what this browser remembers: one press, one server (docs/decisions/0014). */
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
  /** The orders of other tabs that presses of this one gave way to, by what was ordered. */
  const gaveWayTo = new Map<string, string>();
  const purchaseOf = (intent: ServerOrder) => JSON.stringify(choicesOf(intent));
  /** Forgets an order whose page was left before anything was sent; false while some tab is sending, which may be this one. */
  const forgetUnsent = (key: string): Promise<boolean> =>
    onlyTab(lock, async () => {
      if (store.find(key)?.isSent) return false;
      store.forget(key);
      return true;
    }).catch(() => false);

  /** Whether it is asked about before the same is ordered again: as long as it is kept, but not under a key that the provider may have forgotten. */
  const isUnanswered = (order: OrderAttempt) =>
    order.phase !== 'settled' && (!sendsKeys || isKeyRemembered(order, now()));

  const receiptOf = ({ serverId, found }: OrderAttempt): OrderReceipt | null =>
    serverId === null ? null : { serverId, found };

  /** Asks what became of an order: new servers that match it are its own; without such a server the answer is unknown. */
  const reconcile = async (key: string): Promise<Reconciled<OrderReceipt>> => {
    const order = store.find(key);
    const unknown = { status: 'unknown', receipt: null, transactionCode: null } as const;
    if (!order) return unknown;
    const settled = receiptOf(order);
    if (settled) return { status: 'succeeded', receipt: settled, transactionCode: null };
    if (order.phase === 'posting' && !order.isSent)
      return (await forgetUnsent(key)) ? { ...unknown, status: 'cancelled' } : unknown;
    if (order.serversBefore === null) return unknown;
    const found = await find(order, order.serversBefore).catch((error: unknown) => Promise.reject(toRejection(error)));
    const [first] = found;
    if (!first) return unknown;
    store.change(key, { phase: 'settled', serverId: first.id, found });
    return { status: 'succeeded', receipt: { serverId: first.id, found }, transactionCode: null };
  };

  /**
   * The servers of an answered order, if they are more than the one it was answered with: a copy of the request whose connection was cut
   * may have made another one. Where keys are understood, copies make none.
   */
  const findCopies = async (key: string, serverId: string): Promise<OrderedServer[]> => {
    const order = store.find(key);
    if (sendsKeys || !order || order.serversBefore === null) return [];
    const listed = await readWithin(answeredPatience, find({ ...order, serverId }, order.serversBefore, 1));
    const others = listed?.filter(({ id }) => id !== serverId) ?? [];
    if (others.length === 0) return [];
    return [listed?.find(({ id }) => id === serverId) ?? { id: serverId, name: serverId }, ...others];
  };

  return {
    /** Finds the order to go on with, or remembers a new one before its first byte is sent, with what there was before it; nothing once the page is left (`signal`). */
    open: async (
      { intent, key }: OpenRequest<ServerOrder>,
      signal?: AbortSignal,
    ): Promise<OpenedAttempt<OrderReceipt>> => {
      const choices = choicesOf(intent);
      const atPress = store.list();
      const rival = key === null ? store.find(gaveWayTo.get(purchaseOf(intent)) ?? '') : undefined;
      gaveWayTo.delete(purchaseOf(intent));
      const goOn = async (known: OrderAttempt) =>
        ({ key: known.key, isKnown: true, isSending: await isRunning(lock), receipt: receiptOf(known) }) as const;
      // What this press gave way to may be made by now: that is told before anything is ordered anew.
      const known = key === null ? (store.findSame(userId, choices, isUnanswered) ?? rival) : store.find(key);
      if (known) return goOn(known);
      if (key !== null) return { key, isKnown: true, isSending: false, receipt: null };
      const [serversBefore, invoicesBefore] = await Promise.all([idsOf(listServers), idsOf(listInvoices)]);
      signal?.throwIfAborted();
      // Looked for again: another tab may have begun it, and even ended it, while the lists were read.
      const begun = store.findSame(
        userId,
        choices,
        (order) => isUnanswered(order) || atPress.every(({ key: seen }) => seen !== order.key),
      );
      if (begun) return goOn(begun);
      const order: OrderAttempt = {
        key: createKey(),
        userId,
        choices,
        phase: 'posting',
        isSent: false,
        createdAt: now(),
        serversBefore,
        invoicesBefore,
        serverId: null,
        found: [],
      };
      store.save(order);
      return { key: order.key, isKnown: false, isSending: false, receipt: null };
    },

    /** Orders the server; rejects in the words of the attempt's chart. */
    send: async ({ intent, key, mayHaveArrived }: SendRequest<ServerOrder>): Promise<OrderReceipt> => {
      const post = async (): Promise<OrderReceipt> => {
        const own = store.find(key);
        // Another tab found its server meanwhile: there is nothing to send.
        if (own?.phase === 'settled') throw { kind: 'answered', serverMessage: null };
        // What is not remembered gave way to another tab's: it is not sent.
        if (!own || (!mayHaveArrived && store.list().some((other) => isOrderedFirst(other, own))))
          throw { kind: 'otherTab', serverMessage: null };
        store.change(key, { isSent: true });
        const { id } = await servers
          .createServer({ ...intent, attemptKey: sendsKeys ? key : null })
          .catch((error: unknown) => Promise.reject(toRejection(error)));
        store.change(key, { phase: 'settled', serverId: id });
        const found = await findCopies(key, id);
        if (found.length > 0) store.change(key, { found });
        return { serverId: id, found };
      };
      try {
        return await onlyTab(lock, post);
      } catch (failure) {
        const kind = typeof failure === 'object' && failure !== null && 'kind' in failure ? failure.kind : 'unknown';
        if (kind === 'answered') throw failure;
        if (mayHaveArrived || kind === 'unknown') {
          // Another tab may have found its server while this answer was lost: that stays.
          if (store.find(key)?.phase === 'posting') store.change(key, { phase: 'open' });
          // The list may tell at once what the answer would have told.
          const receipt =
            kind === 'otherTab'
              ? null
              : await reconcile(key).then(
                  (asked) => asked.receipt,
                  () => null,
                );
          if (receipt) return receipt;
        } else {
          store.forget(key);
          const isRival = ({ createdAt }: OrderAttempt) => kind === 'otherTab' && now() - createdAt < attemptPatience;
          const rival = store.findSame(userId, choicesOf(intent), isRival);
          if (rival) gaveWayTo.set(purchaseOf(intent), rival.key);
        }
        throw failure;
      }
    },

    /** Asks what became of an order. */
    reconcile,

    /**
     * The order that another one may repeat: the newest one sent that has no answer yet, or whose answer was lost, or that is about the
     * same server; answered ones for 15 minutes. What became of it is asked first.
     */
    findEarlier: async (intent: ServerOrder): Promise<EarlierOrder | null> => {
      const choices = choicesOf(intent);
      const isTold = (order: OrderAttempt) =>
        order.userId === userId &&
        order.isSent &&
        (order.phase !== 'settled' ||
          (isRecent(order.createdAt, now()) && (order.found.length > 0 || isSameOrder(order.choices, choices))));
      const [order] = store.list().filter(isTold);
      if (!order) return null;
      const { receipt } = await reconcile(order.key).catch(() => ({ receipt: null }));
      const { key, createdAt: at } = order;
      return { key, at, isSame: isSameOrder(order.choices, choices), serverId: receipt?.serverId ?? null };
    },
  };
};
