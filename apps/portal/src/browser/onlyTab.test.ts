import { expect, it, vi } from 'vitest';
import { isRunning, onlyTab, waitForLock } from './onlyTab.ts';

const denied = () => Promise.reject(new DOMException('Not allowed in this context.', 'SecurityError'));

it('waits for another tab until its signal ends', async () => {
  const request = vi.fn();
  vi.stubGlobal('navigator', { locks: { query: async () => ({}), request } });
  const { signal } = new AbortController();
  const work = async () => undefined;
  await waitForLock('a', work, signal);
  expect(request).toHaveBeenCalledExactlyOnceWith('a', { signal }, work);
});

it('works as in a browser without locks where the browser denies them, because it may keep no data', async () => {
  for (const navigator of [{}, { locks: { query: denied, request: denied } }]) {
    vi.stubGlobal('navigator', navigator);
    expect.soft(await onlyTab('a', async () => 'done')).toBe('done');
    expect.soft(await waitForLock('a', async () => 'done')).toBe('done');
    expect.soft(await isRunning('a')).toBe(false);
  }
});
