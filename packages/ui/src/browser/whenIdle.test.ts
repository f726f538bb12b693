import { expect, it, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

it('two parts that wait: the second resolves at the idle moment after the first one’s', async () => {
  const moments: (() => void)[] = [];
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (moment: () => void) => moments.push(moment));
  const started: string[] = [];
  const parts = Promise.all(['bell', 'curve'].map((part) => whenIdle().then(() => started.push(part))));
  await Promise.resolve();
  expect(moments).toHaveLength(1);
  moments[0]?.();
  await vi.waitFor(() => expect(moments).toHaveLength(2));
  expect(started).toEqual(['bell']);
  moments[1]?.();
  await parts;
  expect(started).toEqual(['bell', 'curve']);
});

it('five parts in a browser that tells no idle moment: the last resolves within half a second', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  let isLast = false;
  const parts = Promise.all([1, 2, 3, 4, 5].map(whenIdle)).then(() => {
    isLast = true;
  });
  await vi.advanceTimersByTimeAsync(500);
  expect(isLast).toBe(true);
  await parts;
});

it('three parts in a browser that is never idle: the last resolves five seconds after its call', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (moment: () => void, { timeout }: { timeout: number }) =>
    setTimeout(moment, timeout),
  );
  const last = vi.fn();
  void Promise.all([1, 2, 3].map(whenIdle)).then(last);
  await vi.advanceTimersByTimeAsync(5_010);
  expect(last).toHaveBeenCalled();
});
