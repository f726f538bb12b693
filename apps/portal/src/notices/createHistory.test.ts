import { type Announcement, type NoticeKind, noticeRows } from '@may/domain';
import { describe, expect, it, vi } from 'vitest';
import { createStorage, type SafeStorage } from '../storage/createStorage.ts';
import { forgetJournals } from '../storage/forgetJournals.ts';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { createHistory, historyLimits } from './createHistory.ts';
import { keptNoticeFixture } from './keptNotice.fixtures.ts';

const key = 'may.notices.rows.usr_1';

/** The facts of all kinds; each kind reads its own. */
const facts = {
  amount: { amount: 500_000, currency: 'VND' },
  card: { id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 4, expYear: 2030, isDefault: null },
  domain: 'bienxanh.vn',
  part: 'disk',
  serverKind: 'wordpress',
  serverMessage: null,
  type: 'SRV',
};
const withoutFacts = [
  'unlockRefused',
  'newVersion',
  'topUpRefused',
  'cardPaymentSucceeded',
  'cardPaymentFailed',
  'cardLinked',
  'cardProcessing',
].concat(['cardRejected', 'diskTooSmall', 'recordIncomplete']);
const announcement = (kind: NoticeKind, more: object = {}): Announcement => {
  const reason = kind === 'cardPaymentDeclined' ? 'declined' : 'notDone';
  const subject = withoutFacts.includes(kind) ? null : { ...facts, reason, ...more };
  return { kind, subject, remedy: null } as Announcement;
};

const open = (storage: SafeStorage = memoryStorage(), customerId = 'usr_1', isOpen = () => true, durable = storage) =>
  createHistory({ storage, durable, customerId, isOpen, page: new EventTarget() as Window });

const kinds = Object.keys(noticeRows) as NoticeKind[];

it.each(kinds)('%s is in the history after a reload', (kind) => {
  const storage = memoryStorage();
  open(storage).add([announcement(kind)], 1_000, { type: 'server', id: 'srv_1', kind: 'hosting' });
  const kept = { kind, at: 1_000, seen: false, place: { type: 'server', id: 'srv_1', kind: 'hosting' } };
  expect(open(storage).read()).toMatchObject([kept]);
});

it('a customer does not read the history of another, and a sign-out removes both', () => {
  const storage = memoryStorage();
  open(storage).add([announcement('topUpRefused')], 1_000, null);
  open(storage, 'usr_2').add([announcement('cardLinked')], 1_000, null);
  expect(
    open(storage)
      .read()
      .map(({ kind }) => kind),
  ).toEqual(['topUpRefused']);
  forgetJournals(storage);
  expect([open(storage).read(), open(storage, 'usr_2').read()]).toEqual([[], []]);
});

it('201 notices leave the newest 200', () => {
  const history = open();
  for (let at = 1; at <= historyLimits.notices + 1; at += 1) history.add([announcement('topUpRefused')], at, null);
  expect(history.read()).toHaveLength(historyLimits.notices);
  expect(history.read().at(-1)?.at).toBe(2);
});

it('200 notices with 9,000 characters of the provider each stay below 100,000 characters, and the newest is there', () => {
  const storage = memoryStorage();
  const refused = announcement('upgradeRefused', { serverMessage: 'x'.repeat(9_000) });
  for (let at = 1; at <= 200; at += 1) open(storage).add([refused], at, null);
  expect(storage.get(key)?.length).toBeLessThan(historyLimits.characters);
  expect(open(storage).read()[0]).toMatchObject({ at: 200, subject: { serverMessage: 'x'.repeat(1_000) } });
});

it.each([
  ['no JSON', '[{'],
  ['no list', '{"kind":"invoice.paid"}'],
  ['an unknown kind', JSON.stringify([keptNoticeFixture({ kind: 'toString' })])],
  ['facts of another kind', JSON.stringify([keptNoticeFixture({ kind: 'invoice.paid' })])],
  ['a moment after the year 9999', JSON.stringify([keptNoticeFixture({ at: 1e18 })])],
  [
    'an address as its place',
    JSON.stringify([{ ...keptNoticeFixture(), place: { type: 'https://evil.example', id: '1' } }]),
  ],
  ['two million characters', JSON.stringify([keptNoticeFixture(), 'x'.repeat(2_000_000)])],
])('a stored history with %s is read as empty, and takes the next notice', (_, stored) => {
  const storage = memoryStorage();
  storage.set(key, stored);
  expect(open(storage).read()).toEqual([]);
  open(storage).add([announcement('topUpRefused')], 1_000, null);
  expect(open(storage).read()).toHaveLength(1);
});

it('a stored remedy is not read: links are made of the kind', () => {
  const storage = memoryStorage();
  storage.set(key, JSON.stringify([{ ...keptNoticeFixture(), remedy: { page: 'https://evil.example' } }]));
  expect(open(storage).read()[0]?.remedy).toBeNull();
});

it('a full storage leaves the notice in the memory of this tab and is told until there is room', () => {
  let isFull = true;
  const kept = new Map<string, string>();
  const opened = {
    getItem: (name: string) => kept.get(name) ?? null,
    removeItem: () => undefined,
    setItem: (name: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(name, value);
    },
  } as unknown as Storage;
  const [storage, durable] = [createStorage(() => opened), createStorage(() => opened)];
  const history = open(storage, 'usr_1', () => true, durable);
  expect(history.isForgetful()).toBe(false);
  history.add([announcement('topUpRefused')], 1_000, null);
  expect([history.read().length, history.isForgetful()]).toEqual([1, true]);
  isFull = false;
  history.add([announcement('cardLinked')], 2_000, null);
  expect([history.read().length, history.isForgetful()]).toEqual([2, false]);
});

it('a locked or ended session writes nothing', () => {
  const storage = memoryStorage();
  open(storage, 'usr_1', () => false).add([announcement('topUpRefused')], 1_000, null);
  expect(storage.keys()).toEqual([]);
});

it('a notice of a clock that was a month ahead stands below the ones that came after it', () => {
  const storage = memoryStorage();
  const month = 30 * 86_400_000;
  for (const at of [month, 1_000, 2_000]) open(storage).add([announcement('topUpRefused')], at, null);
  expect(
    open(storage)
      .read()
      .map(({ at }) => at),
  ).toEqual([2_000, 1_000, month]);
});

it('returns the notices that it did not have', () => {
  const history = open();
  const paid = { ...announcement('invoice.paid'), origin: { eventId: 'evt_1', object: null, isFound: false } };
  expect(history.add([paid as Announcement], 1_000, null)).toEqual([paid]);
  expect(history.add([paid as Announcement], 2_000, null)).toEqual([]);
});

describe('two tabs', () => {
  it('tell one event once, and the mark of one is in the other', () => {
    const storage = memoryStorage();
    const [one, other] = [open(storage), open(storage)];
    const paid: Announcement = {
      ...(announcement('invoice.paid') as Announcement<'invoice.paid'>),
      origin: { eventId: 'evt_1', object: null, isFound: false },
    };
    one.add([paid], 1_000, null);
    other.add([paid], 1_200, null);
    expect(other.read()).toHaveLength(1);
    one.setSeen(
      other.read().map(({ id }) => id),
      true,
    );
    expect(other.read()[0]?.seen).toBe(true);
  });

  it('a change of the storage by another tab calls the listener; one of another key does not', () => {
    const page = new EventTarget();
    const history = createHistory({
      storage: memoryStorage(),
      durable: memoryStorage(),
      customerId: 'usr_1',
      isOpen: () => true,
      page: page as Window,
    });
    const listener = vi.fn();
    const stop = history.subscribe(listener);
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'dark_mode' }));
    page.dispatchEvent(Object.assign(new Event('storage'), { key }));
    expect(listener).toHaveBeenCalledOnce();
    stop();
    page.dispatchEvent(Object.assign(new Event('storage'), { key }));
    expect(listener).toHaveBeenCalledOnce();
  });
});
