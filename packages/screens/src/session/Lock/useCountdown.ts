import { pauseLeft } from '@may/domain/pauseLeft.ts';
import { useEffect, useReducer } from 'react';

/** Seconds as minutes and seconds, for example `1:05`. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Counts a pause until a moment down in whole seconds; 0 when it is over or null. The machine judges a press by the same moment. */
export const useCountdown = (until: number | null): number => {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const seconds = Math.ceil(pauseLeft(until, Date.now()) / 1000);
  const isCounting = seconds > 0;
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isCounting]);
  return seconds;
};

/** The failure that the screen shows: one that asks for a wait ends with its countdown. */
export const dropEndedWait = <Failure extends { kind: string }>(
  error: Failure | null,
  seconds: number,
): Failure | null => (error?.kind === 'wait' && seconds === 0 ? null : error);
