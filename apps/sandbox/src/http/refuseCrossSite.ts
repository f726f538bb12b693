import { createMiddleware } from 'hono/factory';
import { Refusal } from './refusal.ts';

/**
 * Refuses a form that a page of another origin submits. A request without `Sec-Fetch-Site` passes, because only browsers send that
 * header. `Origin` proves nothing: under the no-referrer policy a browser sends `null` even for the sandbox's own forms.
 */
export const refuseCrossSite = createMiddleware(async (c, next) => {
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refusal(403, 'crossSite');
  await next();
});
