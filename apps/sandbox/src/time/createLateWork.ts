import { createSchedule } from './createSchedule.ts';

/** What the provider does by itself some time after it has answered: a bank that pays late. */
export type LateWork = {
  /** Does it in so many milliseconds. */
  add: (ms: number, work: () => Promise<unknown>) => void;
  /** Does everything now instead of when its time has come. */
  settle: () => Promise<void>;
  /** Forgets what has not begun, and waits for what has. */
  halt: () => Promise<void>;
};

/** Creates a list without any work on it. */
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
