import type { Profile } from '../http/profile.ts';
import { type CataloguePlan, type CatalogueRegion, regions } from './catalogue.ts';
import { ipv4Of } from './serverNames.ts';
import type { StoredServer } from './serverTables.ts';

/** The JSON of a region, the same in both profiles. */
export const regionOnWire = ({ id, name }: CatalogueRegion) => ({ id, name });

/** The JSON of a plan. Only the rich provider sends that it is sold out. */
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

/** The JSON of a server. Only the rich provider sends its address and its status. */
export const serverOnWire = (server: StoredServer, profile: Profile) => ({
  id: server.id,
  name: server.name,
  cpu: server.cpu,
  ram: server.ramMb,
  disk: server.diskMb,
  mariadb_disk_size: server.mariadbDiskMb,
  createdAt: server.createdAt.toISOString(),
  domain: server.domain,
  domains: server.domain === null ? [] : [server.domain, ...server.customDomains],
  size: server.planId,
  replicate: server.containers,
  configs: { region: { name: regions.find(({ id }) => id === server.regionId)?.name ?? null } },
  ...(profile === 'rich' && { ipv4: ipv4Of(server.id), status: server.status }),
});
