import { afterEach, expect, it, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

afterEach(() => vi.unstubAllGlobals());

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
