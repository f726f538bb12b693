import { beforeEach, expect, it, vi } from 'vitest';
import { createLateWork } from './createLateWork.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

it('runs each work once, at its time', async () => {
  const late = createLateWork();
  const [soon, later] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  late.add(1_000, soon);
  late.add(2_000, later);
  await vi.advanceTimersByTimeAsync(1_999);
  expect([soon, later].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([soon, later].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('runs all work at `settle`', async () => {
  const late = createLateWork();
  const work = vi.fn(async () => undefined);
  late.add(10_000, work);
  late.add(20_000, work);
  await late.settle();
  expect(work).toHaveBeenCalledTimes(2);
});

it('drops pending work at `halt`, and waits for running work', async () => {
  const late = createLateWork();
  const running = Promise.withResolvers<void>();
  const waiting = vi.fn(async () => undefined);
  late.add(0, () => running.promise);
  late.add(1_000, waiting);
  await vi.advanceTimersByTimeAsync(0);
  let isHalted = false;
  const halted = late.halt().then(() => {
    isHalted = true;
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isHalted).toBe(false);
  running.resolve();
  await halted;
  await late.settle();
  expect(waiting).not.toHaveBeenCalled();
});
