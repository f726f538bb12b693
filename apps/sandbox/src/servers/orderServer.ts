import { currencyOfRegion } from '@may/domain/region.ts';
import { addMonths } from '@may/domain/servers/renewal.ts';
import type { User } from '../session/users.ts';
import type { Database } from '../store/openStore.ts';
import { newId } from '../store/rows.ts';
import type { CataloguePlan, CatalogueRegion } from './catalogue.ts';
import { billOf } from './chargeOf.ts';
import { billServer } from './serverBills.ts';
import { serverName } from './serverNames.ts';
import { type StoredServer, servers, subscriptions } from './serverTables.ts';

/** A valid order; disks in MB. */
export type GoodOrder = Pick<StoredServer, 'diskMb' | 'mariadbDiskMb' | 'containers' | 'userName' | 'passwordHash'> & {
  user: Pick<User, 'id' | 'regionCode'>;
  region: CatalogueRegion;
  plan: CataloguePlan;
};

/** Inserts a server, its subscription and the draft of its first invoice, in the currency of the customer's wallet. */
export const orderServer = async (
  tx: Database,
  { user, region, plan, ...order }: GoodOrder,
  now: Date,
): Promise<StoredServer> => {
  const owned = { userId: user.id, createdAt: now };
  const bought = { kind: region.kind, regionId: region.id, planId: plan.id, cpu: plan.cpu, ramMb: plan.ramMb };
  for (;;) {
    const named = { id: newId('srv', 10), name: serverName(region.kind), status: 'provisioning' } as const;
    const [server] = await tx
      .insert(servers)
      .values({ ...order, ...owned, ...bought, ...named, step: 'subscribing' })
      .onConflictDoNothing()
      .returning();
    if (!server) continue;
    const subscription = { ...owned, serverId: server.id, nextChargeAt: addMonths(now, 1) };
    await tx.insert(subscriptions).values({ ...subscription, id: newId('sub', 10) });
    await billServer(tx, server, billOf(server, plan, currencyOfRegion(user.regionCode), now), now, 'draft');
    return server;
  }
};
