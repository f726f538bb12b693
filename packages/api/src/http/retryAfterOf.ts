const longestWait = 3_600_000;

/** The provider's Retry-After (seconds or a date) in milliseconds, at most an hour; null when absent or unreadable. */
export const retryAfterOf = (headers: Headers): number | null => {
  const raw = headers.get('retry-after');
  if (raw === null) return null;
  const wait = /^\d+$/.test(raw) ? Number(raw) * 1000 : Date.parse(raw) - Date.now();
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), longestWait);
};
