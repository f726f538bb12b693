import { expect, it, vi } from 'vitest';
import { createNotices, noticeHistoryLength } from './createNotices.ts';

it('keeps what was raised, with its time; a failure stays until it is closed unless it is told where it happened', () => {
  const notices = createNotices(() => 1_000);
  notices.notify({ title: 'Success !' });
  notices.notify({ title: 'Error !', text: 'Please try again !', tone: 'critical' });
  notices.notify({ title: 'Error !', tone: 'critical', stays: false });
  expect(notices.history().map(({ title, tone, stays, at }) => [title, tone, stays, at])).toEqual([
    ['Error !', 'critical', false, 1_000],
    ['Error !', 'critical', true, 1_000],
    ['Success !', 'neutral', false, 1_000],
  ]);
});

it('lists the newest first and forgets the oldest', () => {
  const notices = createNotices();
  for (let count = 1; count <= noticeHistoryLength + 1; count += 1) notices.notify({ title: `${count}` });
  expect(notices.history()).toHaveLength(noticeHistoryLength);
  expect(notices.history()[0]?.title).toBe(`${noticeHistoryLength + 1}`);
  expect(notices.history().some(({ title }) => title === '1')).toBe(false);
});

it('tells its listeners until they stop listening, and forgets everything when the customer leaves', () => {
  const notices = createNotices();
  const listener = vi.fn();
  const stop = notices.subscribe(listener);
  notices.notify({ title: 'Success !' });
  expect(listener).toHaveBeenCalledOnce();
  stop();
  notices.clear();
  expect(listener).toHaveBeenCalledOnce();
  expect(notices.history()).toEqual([]);
});
