let last: Promise<unknown> = Promise.resolve();

/** Milliseconds. */
const longest = 5_000;

const idle = (asked: number): Promise<void> =>
  new Promise((resolve) => {
    const timeout = Math.max(1, asked + longest - performance.now());
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout });
    // Safari says no idle moment: parts follow each other at once, with time for a press between them.
    else setTimeout(resolve, 50);
  });

/**
 * Resolves when the browser is idle, at the latest after five seconds: for parts that the customer does not wait for. Calls resolve one after the
 * other, each at an idle moment of its own, so that a slow device answers a press between two parts.
 */
export const whenIdle = (): Promise<void> => {
  const asked = performance.now();
  const turn = last.then(() => idle(asked));
  last = turn;
  return turn;
};
