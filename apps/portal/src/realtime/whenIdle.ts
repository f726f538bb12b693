/** Runs `work` once the browser has nothing better to do; returns how to call it off, also while it runs. */
export const whenIdle = (work: (signal: AbortSignal) => Promise<void>): (() => void) => {
  const controller = new AbortController();
  const start = () => void work(controller.signal);
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(start, { timeout: 5_000 });
    controller.signal.addEventListener('abort', () => cancelIdleCallback(handle));
  } else {
    const handle = setTimeout(start, 1_000);
    controller.signal.addEventListener('abort', () => clearTimeout(handle));
  }
  return () => controller.abort();
};
