import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Fetch } from './fetch.ts';
import type { Profile } from './profile.ts';

/** A preflight is never remembered: the browser would go on allowing what the next profile no longer understands. */
const common = { allowMethods: ['GET', 'POST', 'PUT', 'DELETE'], maxAge: 0 };
const headers = ['authorization', 'content-type'];

/**
 * Lets the portal of another origin call the provider. It stands outside of everything, faults too: an answer that exists
 * can be read there, and a preflight is a question about the door, not about the customer.
 */
export const withCors = (provider: { portalOrigin: string | null; readonly profile: Profile }, fetch: Fetch): Fetch => {
  const { portalOrigin: origin } = provider;
  if (origin === null) return fetch;
  const policies = {
    literal: cors({ origin, ...common, allowHeaders: headers }),
    rich: cors({ origin, ...common, allowHeaders: [...headers, 'idempotency-key'], exposeHeaders: ['Retry-After'] }),
  };
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>()
    .use('/api/*', (c, next) => policies[provider.profile](c, next))
    // The card provider's script runs in the portal's pages and asks from there.
    .use('/__sandbox/stripe/v1/*', policies.literal)
    .all('*', (c) => fetch(c.req.raw, c.env));
  // A connection that dies without an answer must die here too.
  app.onError((error) => {
    throw error;
  });
  return async (request, env) => app.fetch(request, env);
};
