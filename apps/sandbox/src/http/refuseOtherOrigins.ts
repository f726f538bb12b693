import { createMiddleware } from 'hono/factory';
import { Refusal } from './refusal.ts';

/** Refuses requests from pages of other sites, except the portal's origin. */
export const refuseOtherOrigins = ({ portalOrigin }: { portalOrigin: string | null }) =>
  createMiddleware(async (c, next) => {
    const site = c.req.header('Sec-Fetch-Site') ?? 'none';
    const isHome = site === 'same-origin' || site === 'none';
    if (!isHome && (portalOrigin === null || c.req.header('Origin') !== portalOrigin)) {
      throw new Refusal(403, 'crossSite');
    }
    await next();
  });
