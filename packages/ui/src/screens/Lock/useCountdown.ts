import { useEffect, useState } from 'react';

/** Whole seconds left of a wait (ms) that starts when it is given, counted down; 0 when it is over or there is none. */
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
