import { followVersion } from './portalVersion.ts';

/** Milliseconds without a new request after which a page counts as at rest, and the longest wait for it. */
const quiet = 1_000;
const longest = 15_000;

/** Resolves when the page has loaded and has asked for nothing for a second, at the latest after 15 seconds. */
const whenAtRest = (): Promise<void> =>
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

const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
// A service worker downloads the next version: not with data saving, and the development server has none.
const isWanted = import.meta.env.PROD && !connection?.saveData;

export const version = followVersion(isWanted ? navigator.serviceWorker : undefined, window.location, whenAtRest());
