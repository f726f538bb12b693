import { createSchedule } from './createSchedule.ts';

export type LateWork = ReturnType<typeof createLateWork>;

/** Delayed work of the provider, such as a late confirmation by a bank. */
export const createLateWork = () => {
  const waiting = new Map<string, () => Promise<unknown>>();
  let count = 0;
  const schedule = createSchedule(async (id) => {
    const work = waiting.get(id);
    waiting.delete(id);
    await work?.();
    return null;
  });
  return {
    /** Runs `work` in `ms` milliseconds. */
    add: (ms: number, work: () => Promise<unknown>): void => {
      count += 1;
      waiting.set(String(count), work);
      schedule.set(String(count), ms);
    },
    settle: schedule.flush,
    halt: (): Promise<void> => {
      waiting.clear();
      return schedule.halt();
    },
  };
};
