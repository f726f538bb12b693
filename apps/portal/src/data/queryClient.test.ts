import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient, makeStale, readNow } from './queryClient.ts';

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

/** A query whose answers the test gives, in the order of the questions. */
const startReads = () => {
  vi.stubGlobal('window', {});
  const answers: ((answer: string) => void)[] = [];
  const query = {
    queryKey: ['wallet', crypto.randomUUID()],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
    enabled: true,
    staleTime: 15_000,
  };
  return { query, answers, shown: () => client.getQueryData(query.queryKey) };
};

it('a reading of now does not take the answer to a question that was asked before', async () => {
  const { query, answers, shown } = startReads();
  const before = client.fetchQuery(query);
  const now = readNow(client, query);
  answers[0]?.('before the payment');
  answers[1]?.('after it');
  expect(await Promise.all([before, now])).toEqual(['after it', 'after it']);
  expect(shown()).toBe('after it');
});

it('readings of now that are asked for in one task are one', async () => {
  const { query, answers } = startReads();
  const asked = [readNow(client, query), readNow(client, query)];
  answers[0]?.('now');
  expect(await Promise.all(asked)).toEqual(['now', 'now']);
  expect(answers).toHaveLength(1);
});

it('an answer that comes after the session’s data was dropped stores nothing', async () => {
  const { query, answers, shown } = startReads();
  const late = readNow(client, query).catch(() => undefined);
  client.clear();
  answers[0]?.('of the customer who left');
  await late;
  expect(shown()).toBeUndefined();
});

it.each([
  ['on screen', true, 2],
  ['off screen', false, 1],
])(
  'a first reading %s that began before an event stays old, and is read again where it is shown',
  async (_, isShown, asked) => {
    const { query, answers, shown } = startReads();
    const leave = isShown ? new QueryObserver(client, query).subscribe(() => undefined) : () => undefined;
    if (!isShown) void client.prefetchQuery(query);
    void makeStale(client, [['wallet']]);
    answers[0]?.('before the event');
    await vi.waitFor(() => expect(client.getQueryState(query.queryKey)?.isInvalidated).toBe(true));
    await vi.waitFor(() => expect([shown(), answers.length]).toEqual(['before the event', asked]));
    leave();
  },
);
