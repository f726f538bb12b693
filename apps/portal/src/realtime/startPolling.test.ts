import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPolling } from './startPolling.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A started polling with the seconds at which it read. */
const play = (poll: () => Promise<boolean> = async () => false) => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const readAt: number[] = [];
  const waits: number[] = [];
  const began = Date.now();
  const stop = startPolling({
    poll: () => {
      readAt.push((Date.now() - began) / 1_000);
      return poll();
    },
    onWait: (wait) => waits.push(wait / 1_000),
    page: page as unknown as Document,
  });
  const show = (isShown: boolean) => {
    page.hidden = !isShown;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { readAt, waits, stop, show };
};

it('reads at once, then after 30, 60, 120, 240 and 300 seconds, also after a failure', async () => {
  const { readAt, waits } = play(() => Promise.reject(new Error('500')));
  await vi.advanceTimersByTimeAsync(1_100_000);
  expect(readAt).toEqual([0, 30, 90, 210, 450, 750, 1_050]);
  expect(waits).toEqual([30, 60, 120, 240, 300, 300, 300]);
});

it('begins again with 30 seconds after news', async () => {
  const { readAt } = play(
    vi
      .fn(async () => false)
      .mockResolvedValueOnce(false)
      .mockResolvedValueOnce(true),
  );
  await vi.advanceTimersByTimeAsync(130_000);
  expect(readAt).toEqual([0, 30, 60, 120]);
});

it('does not read while the page is hidden, and reads at once when it returns', async () => {
  const { readAt, show } = play();
  await vi.advanceTimersByTimeAsync(1_000);
  show(false);
  await vi.advanceTimersByTimeAsync(99_000);
  show(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(readAt).toEqual([0, 100]);
});

it('does not read after it was stopped, and does not wait for a reading that was under way', async () => {
  const { readAt, waits, stop, show } = play(() => new Promise((resolve) => setTimeout(resolve, 5_000, false)));
  stop();
  show(true);
  await vi.advanceTimersByTimeAsync(300_000);
  expect([readAt, waits]).toEqual([[0], []]);
});
