import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Fetch } from './fetch.ts';
import type { Profile } from './profile.ts';

/** A preflight is not cached: another profile allows other headers. */
const common = { allowMethods: ['GET', 'POST', 'PUT', 'DELETE'], maxAge: 0 };
const headers = ['authorization', 'content-type'];

/**
 * Lets the portal of another origin call the provider. It wraps everything, also the faults: the portal can read each
 * answer, and a fault strikes no preflight.
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
    // The card provider's script runs in the portal's pages.
    .use('/__sandbox/stripe/v1/*', policies.literal)
    .all('*', (c) => fetch(c.req.raw, c.env));
  // Without this, Hono would answer 500 for a connection that a fault has cut.
  app.onError((error) => {
    throw error;
  });
  return async (request, env) => app.fetch(request, env);
};
