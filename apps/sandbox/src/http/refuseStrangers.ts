import { createMiddleware } from 'hono/factory';
import { Refusal } from './refusal.ts';

/** Refuses what a page of another site asks, but for the portal's own where that is elsewhere. */
export const refuseStrangers = ({ portalOrigin }: { portalOrigin: string | null }) =>
  createMiddleware(async (c, next) => {
    const site = c.req.header('Sec-Fetch-Site') ?? 'none';
    const isHome = site === 'same-origin' || site === 'none';
    if (!isHome && (portalOrigin === null || c.req.header('Origin') !== portalOrigin)) {
      throw new Refusal(403, 'crossSite');
    }
    await next();
  });
