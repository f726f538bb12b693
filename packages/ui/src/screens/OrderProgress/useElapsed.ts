import { useEffect, useState } from 'react';

/** The time since `since` (ISO 8601) as `0:14` or `1:02:14`; it counts up each second while `isFollowed`. Null if `since` is no time. */
export const useElapsed = (since: string | null, isFollowed: boolean): string | null => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (since === null || !isFollowed) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [since, isFollowed]);
  const start = since === null ? Number.NaN : Date.parse(since);
  if (Number.isNaN(start)) return null;
  const seconds = Math.max(0, Math.floor((now - start) / 1000));
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const hours = Math.floor(seconds / 3600);
  return [...(hours > 0 ? [hours] : []), ...parts]
    .map((part, place) => (place === 0 ? String(part) : String(part).padStart(2, '0')))
    .join(':');
};
