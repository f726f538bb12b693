import { readWebUrl } from './readWebUrl.ts';

/** The invoice link gate: an absolute http(s) URL without userinfo, or null, which the screen shows as plain text (T6, docs/threats.md). */
export const vetLink = (raw: unknown): string | null => {
  const read = readWebUrl(raw);
  return read.ok ? read.url.href : null;
};
