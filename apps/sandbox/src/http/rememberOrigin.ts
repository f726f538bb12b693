import { createMiddleware } from 'hono/factory';
import type { World } from '../world.ts';

/** Keeps where the provider was last asked at, for links in what is sent without being asked. */
export const rememberOrigin = ({ ordering }: World) =>
  createMiddleware(async (c, next) => {
    ordering.origin = new URL(c.req.url).origin;
    await next();
  });
