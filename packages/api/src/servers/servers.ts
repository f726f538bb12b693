import type { Confirmed } from '@may/domain/confirmed.ts';
import type { ServerOrder } from '@may/domain/order/order.ts';
import type { Rows } from '@may/domain/rows.ts';
import type { Plan, Region, Server } from '@may/domain/servers/server.ts';
import { InvalidResponseError } from '../errors/InvalidResponseError.ts';
import type { Http } from '../http/createHttp.ts';
import type { Permit } from '../http/Permit.ts';
import { acknowledgementSchema, envelopeOf } from '../wire/envelope.ts';
import { pathSegment } from '../wire/pathSegment.ts';
import { dataList, list, readRows } from '../wire/rows.ts';
import { toWireId } from '../wire/toWireId.ts';
import {
  type CreatedServer,
  createdServerSchema,
  logAddressSchema,
  planSchema,
  regionSchema,
  serverSchema,
} from './servers.schemas.ts';

/** A server order; `attemptKey` is null if the provider knows no keys, as with `createCheckout`. */
export type CreateServerInput = ServerOrder & { attemptKey: string | null };

/** The `rawName` of a server before the change, and the key of the attempt; null if the provider knows no keys. */
type Update = { id: string; name: string; attemptKey: string | null };

/** Another plan for a server. */
export type UpdatePlanInput = Update & { planId: string };

/** Both disks of a server as they will be, and its containers as they are. */
export type UpdateDisksInput = Update & { containers: number; diskMb: number; mariadbDiskMb: number };

/** All domains of a server as they will be, the primary among them. */
export type UpdateDomainsInput = Update & { domains: readonly string[] };

/** Regions, plans and servers (spec §7, /api/wp). */
export const createServers = (http: Http) => ({
  async listRegions(): Promise<Rows<Region>> {
    return readRows(regionSchema, await http.get('api/wp/regions', { schema: envelopeOf(list) }));
  },

  async listHostingRegions(): Promise<Rows<Region>> {
    return readRows(regionSchema, await http.get('api/regions/cpanel', { schema: envelopeOf(dataList) }));
  },

  /** The plans in the provider's order, in dong a month. */
  async listPlans(): Promise<Rows<Plan>> {
    return readRows(planSchema, await http.get('api/wp/sizes', { schema: envelopeOf(list) }));
  },

  /** All servers of the customer, hosting among them (docs/decisions/0014). */
  async listServers(): Promise<Rows<Confirmed<Server>>> {
    return readRows(serverSchema, await http.get('api/wp', { schema: envelopeOf(list) }));
  },

  /** One server; an unknown or foreign id is an ApiError 404, an answer about another server is unreadable. */
  async getServer(id: string): Promise<Confirmed<Server>> {
    const server = await http.get(`api/wp/${pathSegment(id)}`, { schema: envelopeOf(serverSchema) });
    if (server.id === id) return server;
    throw new InvalidResponseError({ status: 200, reason: 'schema', at: 'result.id' });
  },

  /** The websocket address of a server's running log, as the provider wrote it: vet it with `vetLogAddress`. It works once. */
  getLogAddress(id: string): Promise<string> {
    return http.get(`api/wp/${pathSegment(id)}/log`, { schema: envelopeOf(logAddressSchema) });
  },

  /** Orders one server per key; without a key, judge a failure with `isDefinite` before sending it again. */
  createServer({ attemptKey, ...order }: CreateServerInput, permit: Permit): Promise<CreatedServer> {
    return http.post('api/wp', {
      body: {
        size: toWireId(order.planId),
        region: toWireId(order.regionId),
        disk: order.diskMb,
        mariadb_disk_size: order.mariadbDiskMb,
        user: order.user,
        password: order.password,
        replicate: order.containers,
      },
      attemptKey,
      permit,
      schema: envelopeOf(createdServerSchema),
    });
  },

  /** Changes a server's plan; without a key, judge a failure with `isDefinite` before sending it again, here and below. */
  updatePlan({ id, name, planId, attemptKey }: UpdatePlanInput, permit: Permit): Promise<void> {
    const body = { id: toWireId(id), name, size: toWireId(planId) };
    return http.put(`api/wp/${pathSegment(id)}`, { body, attemptKey, permit, schema: acknowledgementSchema });
  },

  /** Sets the sizes of both disks; they can only grow. */
  updateDisks(
    { id, name, containers, diskMb, mariadbDiskMb, attemptKey }: UpdateDisksInput,
    permit: Permit,
  ): Promise<void> {
    const body = { id: toWireId(id), name, replicate: containers, disk: diskMb, mariadb_disk_size: mariadbDiskMb };
    return http.put(`api/wp/${pathSegment(id)}/disk`, { body, attemptKey, permit, schema: acknowledgementSchema });
  },

  /** Replaces a server's list of domains; the provider refuses a new one that does not point to the server. */
  updateDomains({ id, name, domains, attemptKey }: UpdateDomainsInput, permit: Permit): Promise<void> {
    const body = { id: toWireId(id), name, domains };
    return http.put(`api/wp/${pathSegment(id)}/domain`, { body, attemptKey, permit, schema: acknowledgementSchema });
  },
});
