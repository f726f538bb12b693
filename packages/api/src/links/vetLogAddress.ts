import { isLoopback } from './isLoopback.ts';
import { type LinkRefusal, readWebUrl } from './readWebUrl.ts';

/** The URL of the log's websocket, or the reason of its refusal. */
export type VettedLogAddress = { ok: true; url: string } | { ok: false; reason: LinkRefusal };

/**
 * Vets the address of a server's log before a socket is opened (T13, docs/threats.md). Only ws(s) to one of `allowedHosts` passes, by
 * exact name and port; userinfo never does. On a page of https, ws becomes wss, except on loopback.
 */
export const vetLogAddress = (
  raw: unknown,
  { page, allowedHosts }: { page: Pick<Location, 'protocol'>; allowedHosts: readonly string[] },
): VettedLogAddress => {
  const read = readWebUrl(raw, /^wss?:/i);
  if (!read.ok) return read;
  const { url } = read;
  if (page.protocol === 'https:' && !isLoopback(url.hostname)) url.protocol = 'wss:';
  // Older browsers refuse a websocket address with a fragment.
  url.hash = '';
  // Read by URL, a host with the usual port equals the host without one.
  const isKnown = allowedHosts.some((host) => {
    const allowed = `${url.protocol}//${host}`;
    return URL.canParse(allowed) && new URL(allowed).host === url.host;
  });
  return isKnown ? { ok: true, url: url.href } : { ok: false, reason: 'host' };
};
