/** Reason of a refusal, for logs and tests; the customer reads the specified error text. */
export type LinkRefusal = 'notText' | 'characters' | 'scheme' | 'malformed' | 'userinfo' | 'port' | 'host';

/** An absolute URL, or the reason of its refusal. */
export type ReadUrl = { ok: true; url: URL } | { ok: false; reason: LinkRefusal };

const longestUrl = 4096;

/**
 * Reads an absolute URL as written, of http(s) if no other scheme is asked for; refuses text that a browser would silently repair
 * (tabs, backslashes, `https:evil`).
 */
export const readWebUrl = (raw: unknown, scheme = /^https?:/i): ReadUrl => {
  if (typeof raw !== 'string' || raw.length > longestUrl) return { ok: false, reason: 'notText' };
  if (/[\p{Cc}\p{Cf}\s\\]/u.test(raw)) return { ok: false, reason: 'characters' };
  if (!scheme.test(raw)) return { ok: false, reason: 'scheme' };
  if (!/^\w+:\/\/[^/?#]/.test(raw) || !URL.canParse(raw)) return { ok: false, reason: 'malformed' };
  const authority = raw.split('/')[2] ?? '';
  if (/^[^?#]*@/.test(authority)) return { ok: false, reason: 'userinfo' };
  return { ok: true, url: new URL(raw) };
};

/** An absolute http(s) URL without userinfo, or null: the screen then shows plain text (T6, docs/threats.md). */
export const safeLinkOf = (raw: unknown): string | null => {
  const read = readWebUrl(raw);
  return read.ok ? read.url.href : null;
};
