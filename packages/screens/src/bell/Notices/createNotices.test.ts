import type { Announcement } from '@may/domain/bell/notice.ts';
import { expect, it, vi } from 'vitest';
import { createNotices, noticeHistoryLength } from './createNotices.ts';

const announcement = (type: string): Announcement => ({
  kind: 'recordTypeNotOffered',
  subject: { type },
  remedy: null,
});

it('keeps an announcement with its time and an id of its own', () => {
  vi.useFakeTimers({ now: 1_000 });
  const notices = createNotices();
  notices.announce(announcement('SRV'));
  notices.announce(announcement('SRV'));
  const [newer, older] = notices.history();
  expect(newer).toEqual({ ...announcement('SRV'), id: newer?.id, at: 1_000 });
  expect(newer?.id).not.toBe(older?.id);
});

it('lists 50 of 51 notices, the newest first', () => {
  const notices = createNotices();
  for (let count = 1; count <= noticeHistoryLength + 1; count += 1) notices.announce(announcement(`${count}`));
  expect(notices.history()).toHaveLength(noticeHistoryLength);
  expect(notices.history()[0]).toMatchObject(announcement(`${noticeHistoryLength + 1}`));
  expect(notices.history()).not.toContainEqual(expect.objectContaining(announcement('1')));
});

it('ends a notice with a later one about the same thing, or by its withdrawal', () => {
  const notices = createNotices();
  const kinds = () => notices.history().map(({ kind }) => kind);
  const failed = { kind: 'invoice.payment_failed', subject: { amount: null }, remedy: null } as const;
  notices.announce({ ...failed, about: 'in_1' });
  notices.announce({ ...failed, about: 'in_2' });
  notices.announce({ ...failed, kind: 'invoice.paid', about: 'in_1' });
  expect(kinds()).toEqual(['invoice.paid', 'invoice.payment_failed']);
  notices.withdraw('in_2');
  expect(kinds()).toEqual(['invoice.paid']);
});

it('calls a listener until it unsubscribes, and has no history after `clear`', () => {
  const notices = createNotices();
  const listener = vi.fn();
  const stop = notices.subscribe(listener);
  notices.announce(announcement('SRV'));
  expect(listener).toHaveBeenCalledOnce();
  stop();
  notices.clear();
  expect(listener).toHaveBeenCalledOnce();
  expect(notices.history()).toEqual([]);
});
