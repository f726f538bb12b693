import { useEffect, useState } from 'react';

/** Seconds as minutes and seconds, for example `1:05`. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Counts a wait in milliseconds down in whole seconds. It restarts when `waitMs` changes; 0 when it is over or null. */
export const useCountdown = (waitMs: number | null): number => {
  const [wait, setWait] = useState({ ms: waitMs, endsAt: Date.now() + (waitMs ?? 0) });
  if (wait.ms !== waitMs) setWait({ ms: waitMs, endsAt: Date.now() + (waitMs ?? 0) });
  const [, tick] = useState(0);
  const { ms, endsAt } = wait;
  useEffect(() => {
    if (ms === null) return;
    const timer = setInterval(() => {
      tick((count) => count + 1);
      if (Date.now() >= endsAt) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [ms, endsAt]);
  return ms === null ? 0 : Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
};
