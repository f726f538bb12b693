import type { Context } from 'hono';
import { browserScript } from './browserScript.ts';
import type { PortalOrigin } from './framePages.ts';

/** Sends the script of a card provider. A portal on another origin may load it. */
export const sendCardScript = (c: Context, { portalOrigin }: PortalOrigin, files: readonly URL[]): Response => {
  if (portalOrigin !== null) c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  return c.body(browserScript(files), 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
};
