import { containerLimits, diskLimits, isKeyRemembered, mbPerGb, type ServerKind } from '@may/domain';
import type { OrderChoices, OrderServerInput } from '@may/machines';
import * as v from 'valibot';
import { choicesSchema, type OrderAttempt } from '../../money/orders/orderStore.ts';
import { draft } from '../../storage/draft.ts';
import type { SharedStore } from '../../storage/sharedStore.ts';

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
 * is no longer in the draft. `doubtedKey` names an order whose key the provider may have forgotten: a repeated request would make a second
 * server.
 */
export const startOrder = (
  choices: OrderChoices,
  known: OrderAttempt | undefined,
  { sendsKeys, now }: { sendsKeys: boolean; now: number },
): OrderServerInput => {
  const order = known?.isSent ? known : null;
  return {
    choices,
    repeatsAreOne: sendsKeys,
    ...(order && !isKeyRemembered(order, now) && { doubtedKey: order.key }),
    attempt: order && { key: order.key, choices: order.choices },
  };
};

/** This tab's draft and the store of its orders. */
export type OrderOfTab = {
  draft: SharedStore<v.InferOutput<typeof draftSchema>>;
  findOrder: (key: string) => OrderAttempt | undefined;
};

/** Starts the flow in this tab. Choices from the address become the tab's draft at once, so that a reload, Back and a top-up keep them. */
export const startOrderInTab = (
  { draft: kept, findOrder }: OrderOfTab,
  search: URLSearchParams,
  provider: { sendsKeys: boolean; now: number },
): OrderServerInput => {
  const { choices, attemptKey } = kept.read() ?? { choices: emptyChoices, attemptKey: null };
  const shared = choicesFromAddress(search);
  if (shared) kept.write({ choices: shared, attemptKey });
  return startOrder(shared ?? choices, attemptKey === null ? undefined : findOrder(attemptKey), provider);
};

const wholeIn = (text: string | null, { minimum, maximum }: { minimum: number; maximum: number }): number | null => {
  const read = text !== null && /^\d{1,3}$/.test(text) ? Number(text) : null;
  return read !== null && read >= minimum && read <= maximum ? read : null;
};
const idIn = (text: string | null): string | null => (text !== null && /^[\w.-]{1,100}$/.test(text) ? text : null);

/** The choices in a shared address (disks in GB); null without any. A missing or invalid one is not chosen. */
export const choicesFromAddress = (search: URLSearchParams): OrderChoices | null => {
  if (!['region', 'plan', 'disk', 'mariadb', 'containers'].some((name) => search.has(name))) return null;
  const mb = (name: string) => {
    const gb = wholeIn(search.get(name), diskLimits);
    return gb === null ? null : gb * mbPerGb;
  };
  return {
    ...emptyChoices,
    regionId: idIn(search.get('region')),
    planId: idIn(search.get('plan')),
    diskMb: mb('disk'),
    mariadbDiskMb: mb('mariadb'),
    containers: wholeIn(search.get('containers'), containerLimits) ?? emptyChoices.containers,
  };
};

/** The parameters of an address that shares these choices; neither user name nor password. */
export const addressOfChoices = ({ regionId, planId, diskMb, mariadbDiskMb, containers }: OrderChoices) => {
  const gb = (mb: number | null) => (mb === null ? null : String(Math.round(mb / mbPerGb)));
  const shared = {
    region: regionId,
    plan: planId,
    disk: gb(diskMb),
    mariadb: gb(mariadbDiskMb),
    containers: containers === null ? null : String(containers),
  };
  return Object.fromEntries(Object.entries(shared).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
};
