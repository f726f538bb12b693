import { readFailure } from './readFailure.ts';

/** The moment at which the pause that a failure began is over; a refusal begins none. A moment, because timers stand still while a laptop sleeps. */
export const pauseEnd = (failure: unknown, usualPause: number): number | null => {
  const { kind, at, retryAfterMs } = readFailure(failure);
  return kind === 'refused' || at === null ? null : at + (retryAfterMs ?? usualPause);
};
