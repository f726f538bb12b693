import { createMiddleware } from 'hono/factory';
import { Refusal } from './refusal.ts';

/** Refuses an address with a NUL, which PostgreSQL cannot store in a text. */
export const refuseNul = createMiddleware(async (c, next) => {
  if (c.req.url.includes('%00')) throw new Refusal(400, 'invalidInput', { words: { field: 'NUL' } });
  await next();
});
