import { createMiddleware } from 'hono/factory';
import { Refusal } from './refusal.ts';

/**
 * Refuses a form that another site submits. `Origin` is no proof: under the no-referrer policy a browser sends `null` even for
 * our own forms.
 */
export const refuseCrossSite = createMiddleware(async (c, next) => {
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refusal(403, 'crossSite');
  await next();
});
