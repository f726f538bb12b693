import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './queryClient.ts';

const client = createQueryClient();
afterEach(() => {
  onlineManager.setOnline(true);
  client.unmount();
});

it('reads what failed offline again once the browser is online, and nothing else', async () => {
  client.mount();
  const list = vi.fn(async () => 'list');
  const name = vi.fn(async () => 'name');
  const shown = [list, name].map((queryFn, at) => {
    const observer = new QueryObserver<string>(client, { queryKey: [at], queryFn, enabled: true });
    observer.subscribe(() => undefined);
    return observer;
  });
  await vi.waitFor(() => expect(shown.map((one) => one.getCurrentResult().data)).toEqual(['list', 'name']));
  onlineManager.setOnline(false);
  list.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await shown[0]?.refetch();
  expect(shown[0]?.getCurrentResult().isError).toBe(true);
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(shown[0]?.getCurrentResult().isError).toBe(false));
  expect([list.mock.calls.length, name.mock.calls.length]).toEqual([3, 1]);
});
