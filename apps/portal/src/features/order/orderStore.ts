import type { ServerOrder } from '@may/domain/order/order.ts';
import { wasBegunFirst } from '@may/domain/top-up/attempt.ts';
import type { OrderChoices } from '@may/machines/order/orderServer.types.ts';
import * as v from 'valibot';
import { localStore, type SafeStorage } from '../../browser/storage/createStorage.ts';
import { moment, name, whole } from '../../browser/storage/fields.ts';
import { attemptRows } from '../../money/attempts/attemptRows.ts';

/** The choices that a browser may store: never the password. */
const choicesFields = {
  regionId: v.nullable(name),
  planId: v.nullable(name),
  diskMb: v.nullable(whole),
  mariadbDiskMb: v.nullable(whole),
  user: v.string(),
  containers: v.nullable(whole),
};
const choiceNames = Object.keys(choicesFields) as (keyof OrderChoices)[];

export const choicesSchema: v.GenericSchema<unknown, OrderChoices> = v.object(choicesFields);

const orderFields = v.object({
  key: name,
  userId: v.string(),
  /** An order without one of its choices cannot be continued. */
  choices: v.pipe(
    choicesSchema,
    v.check((choices) => !Object.values(choices).includes(null)),
  ),
  phase: v.picklist(['begun', 'open', 'settled']),
  timesSent: v.optional(whole),
  /** Pages of an earlier release know no count. They drop it when they write. */
  isSent: v.boolean(),
  /** True if the provider refused each request, and no list could tell that it made no server. */
  isRefused: v.optional(v.boolean(), false),
  createdAt: moment,
  /** Ids of the servers before the order. */
  serversBefore: v.array(v.string()),
  /** Ids of the invoices before the order; null if they could not be read. */
  invoicesBefore: v.nullable(v.array(v.string())),
  serverId: v.nullable(name),
  /** Servers that were found after a lost answer, or in addition to the answered one. */
  found: v.array(v.object({ id: name, name: v.string() })),
});

const orderSchema = v.pipe(
  orderFields,
  v.transform(({ timesSent, ...order }) => ({ ...order, timesSent: timesSent ?? (order.isSent ? 1 : 0) })),
);

/** One order; stored before its first request. */
export type OrderAttempt = v.InferOutput<typeof orderSchema>;

/** Ids of the servers that the order has made, as far as this browser knows. */
export const serversOf = ({ serverId, found }: OrderAttempt): string[] => [
  ...(serverId === null ? [] : [serverId]),
  ...found.map(({ id }) => id),
];

/** An order with what this browser knows of its end. */
const standingOf = ({ key, serverId }: OrderAttempt): string => `${key} ${serverId}`;

/** The choices of an order: all of it but its password. */
export const choicesOf = (order: ServerOrder): OrderChoices =>
  Object.fromEntries(choiceNames.map((name) => [name, order[name]])) as OrderChoices;

/** True if both orders ask for the same server. */
export const isSameOrder = (one: OrderChoices, other: OrderChoices): boolean =>
  choiceNames.every((name) => one[name] === other[name]);

/** True if two tabs ordered the same server at the same moment and `other` is the order to send. */
export const hasOrderPriority = (other: OrderAttempt, own: OrderAttempt): boolean =>
  isSameOrder(other.choices, own.choices) && wasBegunFirst(other, own);

/** Orders that this browser remembers for all its tabs, for a week. */
export type OrderStore = ReturnType<typeof createOrderStore>;

/** Characters; more than one order needs with the ids of all earlier servers and invoices. */
const orderSize = 20_000;

/** The orders in local storage (docs/decisions/0014). */
export const createOrderStore = (storage: SafeStorage, now: () => number = Date.now) => {
  const rows = attemptRows<OrderAttempt>(
    storage,
    'may.orders',
    {
      schema: orderSchema,
      isFinal: ({ phase }) => phase === 'settled',
      rowSize: orderSize,
    },
    now,
  );
  return {
    ...rows,
    /** The order of a server that was not `over` at the press (`AttemptInput`). */
    findSame: (userId: string, choices: OrderChoices, over: readonly string[]) =>
      rows.list(userId).find((order) => isSameOrder(order.choices, choices) && !over.includes(standingOf(order))),
    /** The orders that need no answer, each with its server. */
    listOver: (userId: string, isUnanswered: (order: OrderAttempt) => boolean): readonly string[] =>
      rows.list(userId).flatMap((order) => (isUnanswered(order) ? [] : standingOf(order))),
    /** The order that made this server. */
    findByServer: (serverId: string) => rows.all().find((order) => serversOf(order).includes(serverId)),
  };
};

export const orderStore = createOrderStore(localStore);
