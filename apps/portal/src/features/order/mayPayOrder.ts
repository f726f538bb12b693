import type { RealtimeEvent } from '@may/api/realtime';
import type { Server } from '@may/domain/servers/server.ts';

/** True if an event may be the payment of an order under way: it names no server, or none that was there before the order. */
export const mayPayOrder = (
  { name, serverId }: Pick<RealtimeEvent, 'name' | 'serverId'>,
  serversBefore: readonly Pick<Server, 'id'>[],
): boolean => name === 'invoice.paid' && !serversBefore.some(({ id }) => id === serverId);
