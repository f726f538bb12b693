import { containerLimits } from '@may/domain/order/order.ts';
import type { ServerKind } from '@may/domain/servers/server.ts';
import type { OrderChoices, OrderServerInput } from '@may/machines/order/orderServer.types.ts';
import * as v from 'valibot';
import { draft } from '../../browser/storage/draft.ts';
import { choicesSchema, type OrderAttempt } from './orderStore.ts';

const draftSchema = v.object({
  choices: choicesSchema,
  /** The key of this tab's order in the store. */
  attemptKey: v.nullable(v.string()),
});

/** The choices of an unfinished order in this tab, for each kind of server; never its password. */
export const orderDraft = {
  wordpress: draft('orderWordpress', draftSchema),
  hosting: draft('orderHosting', draftSchema),
} satisfies Record<ServerKind, unknown>;

/** A new order has no choices except one container (spec §9). */
export const emptyChoices: OrderChoices = {
  regionId: null,
  planId: null,
  diskMb: null,
  mariadbDiskMb: null,
  user: '',
  containers: containerLimits.minimum,
};

/**
 * The start of the flow: the sent order of this tab's draft, else the choices. An order that got its server meanwhile shows first; a shown one
 * is no longer in the draft.
 */
export const startOrder = (
  choices: OrderChoices,
  known: OrderAttempt | undefined,
  sendsKeys: boolean,
): OrderServerInput => {
  const attempt = known?.timesSent ? { key: known.key, choices: known.choices } : null;
  return { choices, repeatsAreOne: sendsKeys, attempt };
};
