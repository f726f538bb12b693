import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import Pusher from 'pusher';
import { WebSocketServer } from 'ws';
import type { Faults } from '../faults/createFaults.ts';
import { isOriginAllowed, refuseUpgrade } from '../http/guards.ts';
import { createConnection, type PusherConnection } from './createConnection.ts';

/** The public key of clients. Secret and application id stay in the sandbox. */
export const realtimeKey = 'may-sandbox';

const pusher = new Pusher({ appId: '1', key: realtimeKey, secret: 'may-sandbox-secret', host: 'localhost' });

/** `deliveries` counts the connections that received the event. */
type PublishedEvent = { at: string; channel: string; event: string; data: unknown; deliveries: number };

export type Realtime = ReturnType<typeof createRealtime>;

/** The provider's push service: Pusher protocol 7 on `/app/{key}`. */
export const createRealtime = ({
  faults,
  clock,
  portalOrigin,
}: {
  faults: Faults;
  clock: () => Date;
  portalOrigin?: string | undefined;
}) => {
  const server = new WebSocketServer({ noServer: true, maxPayload: 10_240 });
  const connections = new Set<PusherConnection>();
  let log: PublishedEvent[] = [];
  let held: (() => void)[] = [];

  const closeFaulted = (): void => {
    for (const connection of connections) {
      const fault = faults.takeSocketFault('wsClose');
      if (fault?.kind === 'wsClose') connection.close(fault.code, 'Fault');
    }
  };
  faults.onAdd(closeFaulted);

  const isSignatureRight = (socketId: string, channel: string, auth: string): boolean => {
    const expected = Buffer.from(pusher.authorizeChannel(socketId, channel).auth);
    const given = Buffer.from(auth);
    return given.length === expected.length && timingSafeEqual(given, expected);
  };

  const publish = (channel: string, name: string, data: unknown): void => {
    const fault = faults.takeEventFault(name);
    const event = fault?.kind === 'eventRename' ? fault.name : name;
    const entry: PublishedEvent = { at: clock().toISOString(), channel, event, data, deliveries: 0 };
    log = [...log.slice(-499), entry];
    const deliver = (): void => {
      for (const connection of connections) if (connection.deliver(channel, event, data)) entry.deliveries += 1;
    };
    if (fault?.kind === 'eventReorder') {
      held.push(deliver);
      return;
    }
    if (fault?.kind !== 'eventDrop') deliver();
    if (fault?.kind === 'eventDup') deliver();
    for (const deliverLate of held.splice(0)) deliverLate();
  };

  return {
    /** Signs a subscription. The caller checks that the channel is the customer's. */
    authorize: (socketId: string, channel: string) => ({ auth: pusher.authorizeChannel(socketId, channel).auth }),
    publish,
    /** Events since the start or the last `forget`, oldest first, at most 500. */
    published: () => log,
    forget: (): void => {
      log = [];
      held = [];
    },
    upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const key = /^\/app\/([^/]+)$/.exec(url.pathname)?.[1];
      if (key === undefined) return refuseUpgrade(socket, '404 Not Found');
      if (!isOriginAllowed(request, portalOrigin)) return refuseUpgrade(socket, '403 Forbidden');
      if (faults.takeSocketFault('refuseUpgrade')) return refuseUpgrade(socket, '503 Service Unavailable');
      server.handleUpgrade(request, socket, head, (webSocket) => {
        const connection = createConnection(webSocket, isSignatureRight);
        if (key !== realtimeKey) return connection.refuse(4001, `App key ${key} not in this sandbox`);
        if (url.searchParams.get('protocol') !== '7') return connection.refuse(4007, 'Only protocol 7 is spoken here');
        connections.add(connection);
        webSocket.on('close', () => connections.delete(connection));
        connection.establish();
        closeFaulted();
      });
    },
    close: (): void => {
      for (const connection of connections) connection.terminate();
      server.close();
    },
  };
};
