/** Milliseconds between two readings: the first wait, and the longest after readings without news. */
const pollWaits = { first: 30_000, longest: 300_000 } as const;

type PollingParts = {
  /** Reads once; true if there was news. */
  poll: () => Promise<boolean>;
  /** Called with the milliseconds until the next reading. */
  onWait: (wait: number) => void;
  page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
};

/**
 * Reads at once and then again and again, each time after twice the wait while nothing is new. A hidden page does not read, and a page that
 * returns reads at once. Returns a function that stops it.
 */
export const startPolling = ({ poll, onWait, page }: PollingParts): (() => void) => {
  let wait = pollWaits.first / 2;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReading = false;
  let isStopped = false;
  const read = async () => {
    if (isReading || isStopped || page.hidden) return;
    clearTimeout(timer);
    isReading = true;
    const isNews = await poll().catch(() => false);
    isReading = false;
    if (isStopped) return;
    wait = isNews ? pollWaits.first : Math.min(wait * 2, pollWaits.longest);
    onWait(wait);
    timer = setTimeout(read, wait);
  };
  const follow = () => void read();
  page.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', follow);
  };
};
