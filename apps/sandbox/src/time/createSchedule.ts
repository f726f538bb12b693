/** Work on things by their ids, one piece a thing at a time, each when its time has come. */
export type Schedule = {
  /** Works on a thing in so many milliseconds, instead of when it would have been. */
  set: (id: string, ms: number) => void;
  /** Whether a thing is worked on, or will be. */
  has: (id: string) => boolean;
  /** Works on everything now, until nothing is left to be done. */
  flush: () => Promise<void>;
  /** Forgets everything, and waits for what is being worked on. */
  halt: () => Promise<void>;
};

/** Creates an empty schedule; `work` answers in how many milliseconds there is more to do, or null. */
export const createSchedule = (work: (id: string) => Promise<number | null>): Schedule => {
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
  const set: Schedule['set'] = (id, ms) => {
    clear(id);
    timers.set(id, setTimeout(run, ms, id).unref());
  };

  return {
    set,
    has: (id) => timers.has(id) || running.has(id),
    flush: async () => {
      while (timers.size > 0 || running.size > 0) {
        for (const id of [...timers.keys()]) run(id);
        await Promise.all(running.values());
      }
    },
    halt: async () => {
      generation += 1;
      for (const id of [...timers.keys()]) clear(id);
      await Promise.all(running.values());
    },
  };
};
