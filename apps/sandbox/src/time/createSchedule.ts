/** Delayed work by id; work of one id never overlaps. `work` returns the milliseconds until the id's next work, or null. */
export const createSchedule = (work: (id: string) => Promise<number | null>) => {
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Map<string, Promise<void>>();
  let generation = 0;

  const clear = (id: string): void => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };
  const run = (id: string): void => {
    clear(id);
    const born = generation;
    const before = running.get(id) ?? Promise.resolve();
    const now: Promise<void> = before
      .then(() => (born === generation ? work(id) : null))
      .then((ms) => {
        if (ms !== null && born === generation && !timers.has(id)) set(id, ms);
      })
      .catch(console.error)
      .finally(() => {
        if (running.get(id) === now) running.delete(id);
      });
    running.set(id, now);
  };
  const set = (id: string, ms: number): void => {
    clear(id);
    timers.set(id, setTimeout(run, ms, id).unref());
  };

  return {
    set,
    has: (id: string): boolean => timers.has(id) || running.has(id),
    /** Runs all work now, until none is pending. */
    flush: async (): Promise<void> => {
      while (timers.size > 0 || running.size > 0) {
        for (const id of [...timers.keys()]) run(id);
        await Promise.all(running.values());
      }
    },
    /** Drops pending work and waits for running work. */
    halt: async (): Promise<void> => {
      generation += 1;
      for (const id of [...timers.keys()]) clear(id);
      await Promise.all(running.values());
    },
  };
};
