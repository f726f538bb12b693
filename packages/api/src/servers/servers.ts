import type { Plan, Region, Rows, Server, ServerOrder } from '@may/domain';
import { InvalidResponseError } from '../errors/InvalidResponseError.ts';
import type { Http } from '../http/createHttp.ts';
import { envelopeOf } from '../wire/envelope.ts';
import { pathSegment } from '../wire/pathSegment.ts';
import { dataList, list, readRows } from '../wire/rows.ts';
import { toWireId } from '../wire/toWireId.ts';
import { type CreatedServer, createdServerSchema, planSchema, regionSchema, serverSchema } from './servers.schemas.ts';

/** A server order; `attemptKey` is null if the provider knows no keys, as with `createCheckout`. */
export type CreateServerInput = ServerOrder & { attemptKey: string | null };

/** Regions, plans and servers (spec §7, /api/wp). */
export type ServersApi = ReturnType<typeof createServers>;

/** The server calls over an HTTP client. */
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
  async listServers(): Promise<Rows<Server>> {
    return readRows(serverSchema, await http.get('api/wp', { schema: envelopeOf(list) }));
  },

  /** One server; an unknown or foreign id is an ApiError 404, an answer about another server is unreadable. */
  async getServer(id: string): Promise<Server> {
    const server = await http.get(`api/wp/${pathSegment(id)}`, { schema: envelopeOf(serverSchema) });
    if (server.id === id) return server;
    throw new InvalidResponseError({ status: 200, reason: 'schema', at: 'result.id' });
  },

  /** Orders one server per key; without a key, judge a failure with `isDefinite` before sending it again. */
  createServer({ attemptKey, ...order }: CreateServerInput): Promise<CreatedServer> {
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
      schema: envelopeOf(createdServerSchema),
    });
  },
});
