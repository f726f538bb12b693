import type { ServerOrder } from '@may/domain/order/order.ts';
import type { MonthlyCost } from '@may/domain/servers/pricing.ts';
import type { AttemptError, AttemptEvent } from '../attempt/attempt.types.ts';

/** The choices without the password; null is an empty field, but a disk of null is the smallest one, and one of 0 an empty field. The app stores them for a reload, a lock and a sign-in. */
export type OrderChoices = {
  regionId: string | null;
  planId: string | null;
  diskMb: number | null;
  mariadbDiskMb: number | null;
  user: string;
  containers: number | null;
};

/** The flow reads the status of an unresolved `attempt` first; its password was not stored. */
export type OrderServerInput = {
  choices: OrderChoices;
  /** True if the provider treats repeated requests with one key as one request, and still has the key of `attempt`. */
  repeatsAreOne: boolean;
  attempt: { key: string; choices: OrderChoices } | null;
};

export type OrderServerContext = {
  choices: OrderChoices;
  password: string;
  repeatsAreOne: boolean;
  attemptKey: string | null;
  /** The cost on the screen, and the one before a price changed. */
  cost: MonthlyCost | null;
  wasCost: MonthlyCost | null;
  /** The earlier orders that the screen names beside the cost. */
  earlier: readonly EarlierOrder[];
  /** The orders that were over when the price was read last (`AttemptInput`). */
  over: readonly string[];
  serverId: string | null;
  /** The servers of this order after a lost answer or a repeated request; several if more than one request arrived. */
  found: readonly OrderedServer[];
  error: AttemptError | null;
};

/** The customer's presses, with those of the attempt. */
export type OrderServerEvent =
  | { type: 'choose'; choices: Partial<OrderChoices> }
  | { type: 'password.change'; password: string }
  | { type: 'review' | 'back' | 'confirm' | 'leave' }
  | AttemptEvent;

/** A server in the provider's list. */
export type OrderedServer = { id: string; name: string };

/** The server of an order. `found` holds the listed servers if the answer was lost, or if the list has more of them than the answer. */
export type OrderReceipt = { serverId: string; found: readonly OrderedServer[] };

/**
 * An earlier order of this browser: of the same server within 15 minutes, or one whose answer was lost. This order may then create a second
 * server. `at` is in epoch milliseconds; `serverId` is null while it is unknown.
 */
export type EarlierOrder = { key: string; at: number; isSame: boolean; serverId: string | null };

/** The facts to show before an order is confirmed. `over` has the orders that were over before `earlier` was read. */
export type Quote = { cost: MonthlyCost; earlier: readonly EarlierOrder[]; over: readonly string[] };

/** Input of actor `quoteOrder`, which reads the plans again. */
export type QuoteRequest = ServerOrder;
