import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { isLogAddress } from '../logs/createLogs.ts';
import type { Sandbox } from './createSandbox.ts';

/** `close` ends open connections too. */
export type RunningServer = { origin: string; port: number; close: () => Promise<void> };

/** Listens for HTTP and websockets. Port 0 is any free port; a busy port rejects with advice. */
export const startServer = async (
  { fetch, world }: Sandbox,
  { port, host = '127.0.0.1' }: { port: number; host?: string },
): Promise<RunningServer> => {
  // The cast: the adaptor's type includes HTTP/2, but without options it creates a plain HTTP server.
  await world.orders.resume();
  const server = createAdaptorServer({ fetch: (request, env) => fetch(request, env as HttpBindings) }) as Server;
  server.on('upgrade', (request, socket, head) => {
    const { upgrade } = isLogAddress(request.url) ? world.logs : world.realtime;
    upgrade(request, socket, head);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const bound = (server.address() as AddressInfo).port;
  return {
    origin: `http://localhost:${bound}`,
    port: bound,
    close: async () => {
      world.realtime.close();
      world.logs.close();
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      await world.late.halt();
      await world.orders.halt();
    },
  };
};
