import { createSchedule } from './createSchedule.ts';

/** Delayed work of the provider, such as a late confirmation by a bank. */
export type LateWork = {
  /** Runs `work` in `ms` milliseconds. */
  add: (ms: number, work: () => Promise<unknown>) => void;
  /** Runs all pending work now. */
  settle: () => Promise<void>;
  /** Drops pending work and waits for running work. */
  halt: () => Promise<void>;
};

/** Creates an empty list of work. */
export const createLateWork = (): LateWork => {
  const waiting = new Map<string, () => Promise<unknown>>();
  let count = 0;
  const schedule = createSchedule(async (id) => {
    const work = waiting.get(id);
    waiting.delete(id);
    await work?.();
    return null;
  });
  return {
    add: (ms, work) => {
      count += 1;
      waiting.set(String(count), work);
      schedule.set(String(count), ms);
    },
    settle: schedule.flush,
    halt: () => {
      waiting.clear();
      return schedule.halt();
    },
  };
};
