import type { Profile } from '../http/profile.ts';
import { type CataloguePlan, type CatalogueRegion, regions } from './catalogue.ts';
import type { StoredServer } from './serverTables.ts';

/** A region as both providers send it. */
export const regionOnWire = ({ id, name }: CatalogueRegion) => ({ id, name });

/** A plan; only the rich provider tells before the order that there is none left. */
export const planOnWire = (plan: CataloguePlan, profile: Profile) => ({
  id: plan.id,
  name: plan.name,
  price: plan.price,
  sale_price: plan.salePrice,
  cpu: plan.cpu,
  ram: plan.ramMb,
  disk: plan.diskGb,
  ...(profile === 'rich' && { sold_out: plan.isSoldOut }),
});

/** A server, in the list and alone; only the rich provider tells how it stands. */
export const serverOnWire = (server: StoredServer, profile: Profile) => ({
  id: server.id,
  name: server.name,
  cpu: server.cpu,
  ram: server.ramMb,
  disk: server.diskMb,
  mariadb_disk_size: server.mariadbDiskMb,
  createdAt: server.createdAt.toISOString(),
  domain: server.domain,
  domains: server.domain === null ? [] : [server.domain],
  size: server.planId,
  replicate: server.containers,
  configs: { region: { name: regions.find(({ id }) => id === server.regionId)?.name ?? null } },
  ...(profile === 'rich' && { status: server.status }),
});
