import type { Api } from '@may/api';
import type { Invoice, Server, ServerOrder } from '@may/domain';
import type { OpenedAttempt, OpenRequest, OrderChoices, OrderReceipt, Reconciled, SendRequest } from '@may/machines';
import { isRunning, onlyTab } from '../attempts/onlyTab.ts';
import { toRejection } from '../attempts/toRejection.ts';
import { isOrderedFirst, type OrderAttempt, type OrderStore } from './orderStore.ts';

/** What the orders of one customer need of the app. */
export interface OrderAttemptsOptions {
  servers: Pick<Api['servers'], 'createServer'>;
  userId: string;
  store: OrderStore;
  /** Whether the provider understands `Idempotency-Key` (config). */
  sendsKeys: boolean;
  /** The servers and invoices as they are now. */
  listServers: () => Promise<readonly Server[]>;
  listInvoices: () => Promise<readonly Invoice[]>;
  createKey?: () => string;
  now?: () => number;
}

/** The orders of a customer: begun, sent and asked about in one place. */
export type OrderAttempts = ReturnType<typeof createOrderAttempts>;

/** How long the lists may take before an order begins without knowing what was in them. */
const patience = 5_000;

const idsOf = async (list: () => Promise<readonly { id: string }[]>): Promise<string[] | null> => {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));
  const read = list().then(
    (rows) => rows.map(({ id }) => id),
    () => null,
  );
  return Promise.race([read, late]);
};

const choicesOf = ({ regionId, planId, diskMb, mariadbDiskMb, user, containers }: ServerOrder): OrderChoices => ({
  regionId,
  planId,
  diskMb,
  mariadbDiskMb,
  user,
  containers,
});

const isLike = (server: Server, { choices }: OrderAttempt): boolean =>
  (server.planId === null || server.planId === choices.planId) &&
  (server.diskMb === null || server.diskMb === choices.diskMb) &&
  (server.mariadbDiskMb === null || server.mariadbDiskMb === choices.mariadbDiskMb) &&
  (server.containers === null || server.containers === choices.containers);

/** Connects orders to the provider and to what this browser remembers: one press, one server (docs/decisions/0014). */
export const createOrderAttempts = ({
  servers,
  userId,
  store,
  sendsKeys,
  listServers,
  listInvoices,
  createKey = () => crypto.randomUUID(),
  now = Date.now,
}: OrderAttemptsOptions) => {
  const lock = `order:${userId}`;
  /** The orders of other tabs that presses of this one gave way to, by what was ordered. */
  const gaveWayTo = new Map<string, string>();
  const purchaseOf = (intent: ServerOrder) => JSON.stringify(choicesOf(intent));
  const receiptOf = ({ serverId }: OrderAttempt): OrderReceipt | null => (serverId === null ? null : { serverId });

  /** Forgets an order whose page was left before anything was sent; false while some tab is sending, which may be this one. */
  const forgetUnsent = (key: string): Promise<boolean> =>
    onlyTab(lock, async () => {
      if (store.find(key)?.isSent) return false;
      store.forget(key);
      return true;
    }).catch(() => false);

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
      const known = key === null ? (store.findSame(userId, choices) ?? rival) : store.find(key);
      if (known) return goOn(known);
      if (key !== null) return { key, isKnown: true, isSending: false, receipt: null };
      const [serversBefore, invoicesBefore] = await Promise.all([idsOf(listServers), idsOf(listInvoices)]);
      signal?.throwIfAborted();
      // Looked for again: another tab may have begun it, and even ended it, while the lists were read.
      const begun = store.findSame(userId, choices, atPress);
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
        return { serverId: id };
      };
      try {
        return await onlyTab(lock, post);
      } catch (failure) {
        const kind = typeof failure === 'object' && failure !== null && 'kind' in failure ? failure.kind : 'unknown';
        if (kind === 'answered') throw failure;
        if (mayHaveArrived || kind === 'unknown') {
          // Another tab may have found its server while this answer was lost: that stays.
          if (store.find(key)?.phase === 'posting') store.change(key, { phase: 'open' });
        } else {
          store.forget(key);
          const rival = kind === 'otherTab' ? store.findSame(userId, choicesOf(intent), []) : undefined;
          if (rival) gaveWayTo.set(purchaseOf(intent), rival.key);
        }
        throw failure;
      }
    },

    /** Asks what became of an order: a server like it that was not there before is it; without one nobody can tell. */
    reconcile: async (key: string): Promise<Reconciled<OrderReceipt>> => {
      const order = store.find(key);
      const unknown = { status: 'unknown', receipt: null, transactionCode: null } as const;
      if (!order) return unknown;
      const settled = receiptOf(order);
      if (settled) return { status: 'succeeded', receipt: settled, transactionCode: null };
      if (order.phase === 'posting' && !order.isSent)
        return (await forgetUnsent(key)) ? { ...unknown, status: 'cancelled' } : unknown;
      const { serversBefore } = order;
      if (serversBefore === null) return unknown;
      const rows = await listServers().catch((error: unknown) => Promise.reject(toRejection(error)));
      const claimed = new Set(store.list().flatMap(({ serverId }) => serverId ?? []));
      const found = rows.find(
        (server) => !serversBefore.includes(server.id) && !claimed.has(server.id) && isLike(server, order),
      );
      if (!found) return unknown;
      store.change(key, { phase: 'settled', serverId: found.id });
      return { status: 'succeeded', receipt: { serverId: found.id }, transactionCode: null };
    },
  };
};
