import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { invalidInput, Refusal } from './refusal.ts';

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);
const loopbackAddress = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** True for a host name (with or without port) that always means this machine. */
const isLoopbackHost = (host: string): boolean =>
  URL.canParse(`http://${host}`) && loopbackHosts.has(new URL(`http://${host}`).hostname);

/**
 * True if both the peer and the `Host` are this machine: the address alone would allow DNS rebinding. A request
 * without a socket was made inside this process.
 */
export const isLoopbackRequest = (c: Context): boolean => {
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming;
  const address = incoming?.socket.remoteAddress;
  const host = c.req.header('Host') ?? new URL(c.req.url).host;
  return isLoopbackHost(host) && (incoming === undefined || loopbackAddress.test(address ?? ''));
};

/** Refuses requests from other machines with 421. */
export const requireLoopback = createMiddleware(async (c, next) => {
  if (!isLoopbackRequest(c)) throw new Refusal(421, 'notLoopback');
  await next();
});

/** Refuses an address with a NUL, which PostgreSQL cannot store in a text. */
export const refuseNul = createMiddleware(async (c, next) => {
  if (c.req.url.includes('%00')) throw invalidInput('NUL');
  await next();
});

/**
 * Refuses a request that a page of another origin makes, unless it is the portal's. A request without `Sec-Fetch-Site` passes, because
 * only browsers send that header. `Origin` alone proves nothing: under the no-referrer policy it is `null` even for the sandbox's own forms.
 */
export const refuseOtherOrigins = (portalOrigin: string | null = null) =>
  createMiddleware(async (c, next) => {
    const site = c.req.header('Sec-Fetch-Site') ?? 'none';
    const isHome = site === 'same-origin' || site === 'none';
    const isPortal = portalOrigin !== null && c.req.header('Origin') === portalOrigin;
    if (!isHome && !isPortal) throw new Refusal(403, 'crossSite');
    await next();
  });

/** Allows websockets from pages of this host, of the portal's origin, and of this machine (the development server has another port). */
export const isOriginAllowed = ({ headers }: IncomingMessage, portalOrigin: string | undefined): boolean => {
  if (headers.origin === undefined || headers.origin === portalOrigin) return true;
  if (!URL.canParse(headers.origin)) return false;
  const { host } = new URL(headers.origin);
  return host === headers.host || isLoopbackHost(host);
};

/** Answers a request for a websocket with an HTTP status and ends the connection. */
export const refuseUpgrade = (socket: Duplex, status: string): void => {
  // A browser may cut the connection while it is refused: an error without a listener would end the process.
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};
