import { createMiddleware } from 'hono/factory';
import { Refusal } from './refusal.ts';

/**
 * Refuses a request that a page of another origin makes, unless it is the portal's. A request without `Sec-Fetch-Site` passes, because
 * only browsers send that header. `Origin` alone proves nothing: under the no-referrer policy it is `null` even for the sandbox's own forms.
 */
export const refuseOtherOrigins = (portalOrigin: string | null = null) =>
  createMiddleware(async (c, next) => {
    const site = c.req.header('Sec-Fetch-Site') ?? 'none';
    const isHome = site === 'same-origin' || site === 'none';
    if (!isHome && (portalOrigin === null || c.req.header('Origin') !== portalOrigin)) {
      throw new Refusal(403, 'crossSite');
    }
    await next();
  });
