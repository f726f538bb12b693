import type { OrderChoices } from '@may/machines';
import * as v from 'valibot';
import { localStore, type SafeStorage } from '../../storage/createStorage.ts';
import { storedRows } from '../../storage/storedRows.ts';

const name = v.pipe(v.string(), v.nonEmpty());
const whole = v.pipe(v.number(), v.safeInteger());

/** What an order is made of, as far as a browser may remember it: never the password. */
export const choicesSchema: v.GenericSchema<unknown, OrderChoices> = v.object({
  regionId: v.nullable(name),
  planId: v.nullable(name),
  diskMb: v.nullable(whole),
  mariadbDiskMb: v.nullable(whole),
  user: v.pipe(v.string(), v.maxLength(200)),
  containers: v.nullable(whole),
});

const orderSchema = v.object({
  v: v.literal(1),
  key: name,
  userId: v.string(),
  choices: choicesSchema,
  /** `posting`: sent at most once and not answered yet; `open`: the provider may know of it; `settled`: answered. */
  phase: v.picklist(['posting', 'open', 'settled']),
  /** True once a request for it has left this browser. An earlier version of the portal did not note it: its orders may have been sent. */
  isSent: v.optional(v.boolean(), true),
  createdAt: whole,
  /** The servers and invoices there were before; null when nobody could say. */
  serversBefore: v.nullable(v.array(v.string())),
  invoicesBefore: v.nullable(v.array(v.string())),
  serverId: v.nullable(name),
  /** The servers that were found for it where the answer was lost, or where they are more than the answer named. */
  found: v.optional(v.array(v.object({ id: name, name: v.string() })), []),
});

/** One order, remembered from before its first byte is sent. */
export type OrderAttempt = Omit<v.InferOutput<typeof orderSchema>, 'v'>;

/** The servers that an order is known to have made. */
export const serversOf = ({ serverId, found }: OrderAttempt): string[] => [
  ...(serverId === null ? [] : [serverId]),
  ...found.map(({ id }) => id),
];

/** For every tab. */
const ordersKey = 'may.orders';

/** Whether two orders are about the same server. */
export const isSameOrder = (one: OrderChoices, other: OrderChoices): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Presses in two tabs within this many milliseconds may not have seen each other's order. */
const sameMoment = 5_000;

/** Whether another order is about the same server and goes first: begun in another tab at the same moment, and sent, or only earlier. */
export const isOrderedFirst = (other: OrderAttempt, own: OrderAttempt): boolean => {
  const apart = other.createdAt - own.createdAt;
  const isRival =
    other.key !== own.key &&
    other.userId === own.userId &&
    Math.abs(apart) < sameMoment &&
    isSameOrder(other.choices, own.choices);
  return isRival && (other.phase !== 'posting' || (apart || (other.key < own.key ? -1 : 1)) < 0);
};

const week = 7 * 24 * 3_600_000;

/** The orders this browser remembers, for every tab, for a week. */
export type OrderStore = ReturnType<typeof createOrderStore>;

/** More than an order needs, in characters: it holds the ids of all servers and invoices there were before it. */
const orderSize = 20_000;

/** Orders in local storage, so that another tab, a reload or tomorrow's visit still knows of them; anything unreadable is dropped. */
export const createOrderStore = (storage: SafeStorage, now: () => number = Date.now) => {
  const rows = storedRows<OrderAttempt>(storage, ordersKey, {
    parse: (row) => {
      const { success, output } = v.safeParse(orderSchema, row);
      return success ? output : null;
    },
    format: (order) => ({ ...order, v: 1 }),
    isFinal: ({ phase }) => phase === 'settled',
    rowSize: orderSize,
  });
  const isKept = ({ createdAt }: OrderAttempt) => now() - createdAt < week;
  const read = (): OrderAttempt[] =>
    rows
      .read()
      .filter(isKept)
      .sort((a, b) => b.createdAt - a.createdAt);
  const write = (changed: readonly OrderAttempt[], removed: readonly string[] = []) => {
    const old = rows.read().filter((order) => !isKept(order));
    rows.write(changed, [...removed, ...old.map(({ key }) => key)]);
  };
  return {
    find: (key: string) => read().find((order) => order.key === key),
    /** The order that made this server. */
    findByServer: (serverId: string) => read().find((order) => serversOf(order).includes(serverId)),
    /** The newest order of the same server that is meant. */
    findSame: (userId: string, choices: OrderChoices, isMeant: (order: OrderAttempt) => boolean) =>
      read().find((order) => order.userId === userId && isSameOrder(order.choices, choices) && isMeant(order)),
    save: (order: OrderAttempt) => write([order]),
    change: (key: string, changes: Partial<OrderAttempt>) =>
      write(read().flatMap((order) => (order.key === key ? { ...order, ...changes } : []))),
    forget: (key: string) => write([], [key]),
    /** False if this browser would forget an order with its page: its storage is full or blocked. */
    canKeep: rows.canKeep,
    /** All that lies there, newest first. */
    list: read,
  };
};

export const orderStore = createOrderStore(localStore);
