/** Milliseconds without a new request after which a page counts as at rest, and the longest wait for it. */
const quiet = 1_000;
const longest = 15_000;

/** Resolves when the page has loaded and has asked for nothing for a second, at the latest after 15 seconds. */
export const whenAtRest = (): Promise<void> =>
  new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const latest = setTimeout(() => end(), longest);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => (document.readyState === 'complete' ? end() : wait()), quiet);
    };
    const observer = new PerformanceObserver(wait);
    const end = () => {
      clearTimeout(timer);
      clearTimeout(latest);
      observer.disconnect();
      resolve();
    };
    observer.observe({ type: 'resource' });
    wait();
  });
