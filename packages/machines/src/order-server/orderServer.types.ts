import type { MonthlyCost, ServerOrder } from '@may/domain';
import type { AttemptError, AttemptEvent } from '../attempt/attempt.types.ts';

/** The choices so far, without the password; null is not chosen yet. The app keeps them across a reload, a lock and a sign-in. */
export type OrderChoices = {
  regionId: string | null;
  planId: string | null;
  diskMb: number | null;
  mariadbDiskMb: number | null;
  user: string;
  containers: number | null;
};

/** An unresolved `attempt` is asked about before anything else; its password is gone. */
export type OrderServerInput = {
  choices: OrderChoices;
  /** True if the provider takes a repeated request with the same key for the same one. */
  repeatsAreOne: boolean;
  /** The order whose key the provider may have forgotten, if there is one: its repeats are not one. */
  doubtedKey?: string;
  attempt: { key: string; choices: OrderChoices } | null;
};

/** Data only. */
export type OrderServerContext = {
  choices: OrderChoices;
  password: string;
  repeatsAreOne: boolean;
  doubtedKey?: string;
  attemptKey: string | null;
  /** The cost that is shown, and the one that was shown before a price changed. */
  cost: MonthlyCost | null;
  wasCost: MonthlyCost | null;
  /** The earlier order that was told of beside the cost. */
  earlier: EarlierOrder | null;
  serverId: string | null;
  /** The servers that were found where the answer was lost or a copy was: more than one if the request arrived more than once. */
  found: readonly OrderedServer[];
  error: AttemptError | null;
};

/** Intents, and those of the attempt under it. */
export type OrderServerEvent =
  | { type: 'choose'; choices: Partial<OrderChoices> }
  | { type: 'password.change'; password: string }
  | { type: 'review' }
  | { type: 'back' }
  | { type: 'confirm' }
  | { type: 'leave' }
  | AttemptEvent;

/** A server as the provider lists it. */
export type OrderedServer = { id: string; name: string };

/** The server of an order. `found` holds the servers of the list where the answer was lost, or where they are more than the answered one. */
export type OrderReceipt = { serverId: string; found: readonly OrderedServer[] };

/**
 * An order of this browser that may make this one a second server: of the same server within 15 minutes, or one whose answer was lost.
 * `at` is in epoch milliseconds; `serverId` is null while it is not known whether it made one.
 */
export type EarlierOrder = { key: string; at: number; isSame: boolean; serverId: string | null };

/** The facts to show before an order is confirmed. */
export type Quote = { cost: MonthlyCost; earlier: EarlierOrder | null };

/** Input of actor `quoteOrder`, which reads the plans anew. */
export type QuoteRequest = ServerOrder;
