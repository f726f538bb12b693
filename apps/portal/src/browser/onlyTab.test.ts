import { expect, it, vi } from 'vitest';
import { isRunning, onlyTab, waitForLock } from './onlyTab.ts';

const denied = () => Promise.reject(new DOMException('Not allowed in this context.', 'SecurityError'));

it('works as in a browser without locks where the browser denies them, because it may keep no data', async () => {
  for (const navigator of [{}, { locks: { query: denied, request: denied } }]) {
    vi.stubGlobal('navigator', navigator);
    expect.soft(await onlyTab('a', async () => 'done')).toBe('done');
    expect.soft(await waitForLock('a', async () => 'done')).toBe('done');
    expect.soft(await isRunning('a')).toBe(false);
  }
});
