import { readWebUrl } from './readWebUrl.ts';

/** An absolute http(s) URL without userinfo, or null: the screen then shows plain text (T6, docs/threats.md). */
export const safeLinkOf = (raw: unknown): string | null => {
  const read = readWebUrl(raw);
  return read.ok ? read.url.href : null;
};
