import { currencyOfRegion } from '@may/domain';
import { Refusal } from '../http/refusal.ts';
import type { User } from '../session/users.ts';
import type { Database } from '../store/openStore.ts';
import type { StoredInvoice } from '../wallet/invoices.ts';
import { lockWallet } from '../wallet/payments.ts';
import type { TopUpByCard } from './chargeServer.ts';
import { chargeUpgrade, priceOfChange } from './chargeUpgrade.ts';
import type { Ordering } from './createOrders.ts';
import { changeServer, findSubscription, lockServer, type ServerChanges } from './servers.ts';
import type { StoredServer } from './serverTables.ts';
import { refuseUnready } from './upgradeRules.ts';

/** `invoice` is undefined if the change cost nothing. */
export type Upgraded = { server: StoredServer; invoice: StoredInvoice | undefined };

type Means = Pick<Ordering, 'plans' | 'isRefused'> & { topUpByCard: TopUpByCard; now: Date };

/** Changes a customer's server and charges the rest of the month, both or neither. `decide` throws if the server cannot be changed so. */
export const upgradeServer = async (
  tx: Database,
  { user, id }: { user: Pick<User, 'id' | 'regionCode'>; id: string },
  decide: (server: StoredServer) => ServerChanges,
  { plans, ...means }: Means,
): Promise<Upgraded> => {
  await lockWallet(tx, user.id);
  const before = await lockServer(tx, id);
  const subscription = before && (await findSubscription(tx, id));
  if (before?.userId !== user.id || !subscription) throw new Refusal(404, 'notFound');
  refuseUnready(before);
  const changes = decide(before);
  const currency = currencyOfRegion(user.regionCode);
  const change = { before, after: { ...before, ...changes } };
  const amount = priceOfChange(change, { plans, currency }, subscription, means.now);
  await changeServer(tx, id, changes);
  const bill = { amount, currency, until: subscription.nextChargeAt };
  return { server: before, invoice: amount > 0 ? await chargeUpgrade(tx, before, bill, means) : undefined };
};
