import { createMiddleware } from 'hono/factory';

/** Stores the provider's origin of each request, for links in later events. */
export const rememberOrigin = (ordering: { origin: string }) =>
  createMiddleware(async (c, next) => {
    ordering.origin = new URL(c.req.url).origin;
    await next();
  });
