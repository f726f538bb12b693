import type { Context } from 'hono';
import type { World } from '../../world.ts';
import { browserScript } from './browserScript.ts';

/** Sends the script of a card provider, which a portal on another origin may load too. */
export const sendCardScript = (c: Context, { portalOrigin }: World, files: readonly URL[]): Response => {
  if (portalOrigin !== null) c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  return c.body(browserScript(files), 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
};
