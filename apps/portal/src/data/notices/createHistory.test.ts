import type { Announcement, NoticeKind } from '@may/domain/bell/notice.ts';
import { noticeRemedies } from '@may/domain/bell/noticeRemedies.ts';
import { describe, expect, it } from 'vitest';
import type { SafeStorage } from '../../browser/storage/createStorage.ts';
import { memoryStorage } from '../../browser/storage/memoryStorage.fixtures.ts';
import { createHistory, noticesAtMost } from './createHistory.ts';
import { keptNoticeFixture } from './keptNotice.fixtures.ts';

const key = 'may.notices.usr_1';

/** The facts of all kinds; each kind reads its own. */
const facts = {
  amount: { amount: 500_000, currency: 'VND' },
  card: { id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 4, expYear: 2030, isDefault: null },
  domain: 'bienxanh.vn',
  part: 'disk',
  serverKind: 'wordpress',
  serverMessage: null,
  type: 'SRV',
  comment: 'the site',
};
const withoutFacts =
  'unlockRefused newVersion topUpRefused cardPaymentSucceeded cardPaymentFailed cardLinked cardProcessing cardRejected ' +
  'defaultCardUnknown diskTooSmall recordIncomplete';
const announcement = (kind: NoticeKind, more: object = {}): Announcement => {
  const reason = kind === 'cardPaymentDeclined' ? 'declined' : 'notDone';
  const subject = withoutFacts.split(' ').includes(kind) ? null : { ...facts, reason, ...more };
  return { kind, subject, remedy: null } as Announcement;
};

const open = (storage: SafeStorage = memoryStorage(), customerId = 'usr_1', isOpen = () => true) =>
  createHistory({ storage, customerId, isOpen });

const kinds = Object.keys(noticeRemedies) as NoticeKind[];

it('a notice of each kind is in the history after a reload', () => {
  for (const kind of kinds) {
    const storage = memoryStorage();
    open(storage).add(announcement(kind), 1_000);
    expect.soft(open(storage).read(), kind).toMatchObject([{ kind, at: 1_000, seen: false }]);
  }
});

it('a customer does not read the history of another', () => {
  const storage = memoryStorage();
  open(storage).add(announcement('topUpRefused'), 1_000);
  open(storage, 'usr_2').add(announcement('cardLinked'), 1_000);
  expect(open(storage).read()).toMatchObject([{ kind: 'topUpRefused' }]);
});

it('201 notices leave the newest 200', () => {
  const history = open();
  for (let at = 1; at <= noticesAtMost + 1; at += 1) history.add(announcement('topUpRefused'), at);
  expect(history.read()).toHaveLength(noticesAtMost);
  expect(history.read().at(-1)?.at).toBe(2);
});

it('9,000 characters of the provider are kept as the first 300', () => {
  const history = open();
  history.add(announcement('upgradeRefused', { serverMessage: 'x'.repeat(9_000) }), 1_000);
  expect(history.read()[0]).toMatchObject({ subject: { serverMessage: 'x'.repeat(300) } });
});

it('a stored history that is unreadable is read as empty, and takes the next notice', () => {
  for (const [, stored] of [
    ['no JSON', '[{'],
    ['no list', '{"kind":"invoice.paid"}'],
    ['an unknown kind', JSON.stringify([keptNoticeFixture({ kind: 'toString' })])],
    ['facts of another kind', JSON.stringify([keptNoticeFixture({ kind: 'invoice.paid' })])],
    ['a moment after the year 9999', JSON.stringify([keptNoticeFixture({ at: 1e18 })])],
  ] as const) {
    const storage = memoryStorage();
    storage.set(key, stored);
    expect.soft(open(storage).read(), stored).toEqual([]);
    open(storage).add(announcement('topUpRefused'), 1_000);
    expect.soft(open(storage).read(), stored).toHaveLength(1);
  }
});

it('a stored remedy is not read: links are made of the kind', () => {
  const storage = memoryStorage();
  storage.set(key, JSON.stringify([{ ...keptNoticeFixture(), remedy: { page: 'https://evil.example' } }]));
  expect(open(storage).read()[0]?.remedy).toBeNull();
});

it('a locked or ended session writes nothing', () => {
  const storage = memoryStorage();
  open(storage, 'usr_1', () => false).add(announcement('topUpRefused'), 1_000);
  expect(storage.keys()).toEqual([]);
});

it('a notice of a clock that was a month ahead stands below the ones that came after it', () => {
  const storage = memoryStorage();
  const month = 30 * 86_400_000;
  for (const at of [month, 1_000, 2_000]) open(storage).add(announcement('topUpRefused'), at);
  expect(open(storage).read()).toMatchObject([{ at: 2_000 }, { at: 1_000 }, { at: month }]);
});

describe('two tabs', () => {
  it('tell one event once, and the mark of one is in the other', () => {
    const storage = memoryStorage();
    const [one, other] = [open(storage), open(storage)];
    const paid = { ...announcement('invoice.paid'), key: 'evt_1' };
    one.add(paid, 1_000);
    other.add(paid, 1_200);
    other.add({ ...paid, key: 'evt_2' }, 1_300);
    expect(other.read()).toHaveLength(2);
    one.markSeen();
    expect(other.read().map(({ seen }) => seen)).toEqual([true, true]);
  });
});
