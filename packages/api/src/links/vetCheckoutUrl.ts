import { isLoopback } from './isLoopback.ts';
import { type LinkRefusal, readWebUrl } from './readWebUrl.ts';

/** The URL to navigate to and the host to show before leaving, or the reason of the refusal. */
export type VettedCheckoutUrl = { ok: true; url: string; host: string } | { ok: false; reason: LinkRefusal };

/**
 * Vets the provider's checkoutUrl before the browser leaves (T5, docs/threats.md). Except on loopback, http becomes https and only default ports
 * pass; userinfo never passes. With `allowedHosts` (exact host names) only those pass; without them, look-alike (IDN) names are refused.
 */
export const vetCheckoutUrl = (raw: unknown, options: { allowedHosts?: readonly string[] } = {}): VettedCheckoutUrl => {
  const read = readWebUrl(raw);
  if (!read.ok) return read;
  const { url } = read;
  if (!isLoopback(url.hostname)) {
    url.protocol = 'https:';
    if (url.port !== '') return { ok: false, reason: 'port' };
  }
  const isKnown = options.allowedHosts?.includes(url.hostname) ?? !/(?:^|\.)xn--/.test(url.hostname);
  return isKnown ? { ok: true, url: url.href, host: url.host } : { ok: false, reason: 'host' };
};
