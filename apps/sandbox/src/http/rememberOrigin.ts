import { createMiddleware } from 'hono/factory';

/** Keeps where the provider was last asked at, for links in what is sent without being asked. */
export const rememberOrigin = (ordering: { origin: string }) =>
  createMiddleware(async (c, next) => {
    ordering.origin = new URL(c.req.url).origin;
    await next();
  });
