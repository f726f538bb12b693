import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { Refusal } from './refusal.ts';

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);
const loopbackAddress = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** True for a host name (with or without port) that always means this machine. */
export const isLoopbackHost = (host: string): boolean => {
  try {
    return loopbackHosts.has(new URL(`http://${host}`).hostname);
  } catch {
    return false;
  }
};

/**
 * True if both the peer and the `Host` are this machine: the address alone would allow DNS rebinding. A request
 * without a socket was made inside this process.
 */
export const isLoopback = (c: Context): boolean => {
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming;
  const address = incoming?.socket.remoteAddress;
  const host = c.req.header('Host') ?? new URL(c.req.url).host;
  return isLoopbackHost(host) && (incoming === undefined || loopbackAddress.test(address ?? ''));
};

/** Refuses requests from other machines with 421. */
export const requireLoopback = createMiddleware(async (c, next) => {
  if (!isLoopback(c)) throw new Refusal(421, 'notLoopback');
  await next();
});
