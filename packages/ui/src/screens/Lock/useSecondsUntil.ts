import { useEffect, useState } from 'react';

const secondsTo = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** Whole seconds left until a moment (epoch ms), counted down; 0 when it has passed or there is none. */
export const useSecondsUntil = (moment: number | null): number => {
  const [, tick] = useState(0);
  useEffect(() => {
    if (moment === null) return;
    const timer = setInterval(() => {
      tick((count) => count + 1);
      if (secondsTo(moment) === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return moment === null ? 0 : secondsTo(moment);
};
