import { serverFixture } from '@may/domain/fixtures';
import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { memoryStorage } from '../browser/storage/memoryStorage.fixtures.ts';
import { createHistory } from '../data/notices/createHistory.ts';
import { createZoneStore } from '../features/dns/zoneStore.ts';
import { createOrderStore } from '../features/order/orderStore.ts';
import { toPendingTopUp } from '../features/top-up/toPendingTopUp.ts';
import { createAttemptStore } from '../money/attempts/attemptStore.ts';
import { createSentUpdates } from '../money/updates/sentUpdates.ts';

const now = 1_800_000_000_000;
const userId = 'usr_1';
const dated = ({ createdAt }: { createdAt: number }) => new Date(createdAt).toISOString();
const choices = { regionId: 'r', planId: 'p', diskMb: 1, mariadbDiskMb: 1, user: 'u', containers: 1 };
const disks = { kind: 'disks', name: 'n', containers: 1, part: 'disk', diskMb: 1, mariadbDiskMb: 1 };

type Storage = ReturnType<typeof memoryStorage>;

/** Each list that the browser keeps: a row of it, what pages make of it, and a write of this tab. */
const lists: Record<string, { row: object; use: (storage: Storage) => void; write: (storage: Storage) => void }> = {
  'may.attempts': {
    row: {
      ...{ key: 'k', userId, amount: { amount: 1, currency: 'VND' }, method: 'vietqr', cardId: null, phase: 'open' },
      ...{ isSent: true, outcome: null, isUnfinished: false, createdAt: now, settledAt: null, checkoutUrl: null },
      ...{ transactionCode: null, intentId: null, paid: null, chargedCardId: null },
    },
    use: (storage) => {
      for (const attempt of createAttemptStore(storage, () => now).list(userId))
        toPendingTopUp(attempt, undefined, { sendsKeys: true, now });
    },
    write: (storage) => createAttemptStore(storage, () => now).forget('another'),
  },
  'may.orders': {
    row: {
      ...{ key: 'k', userId, choices, phase: 'open', isSent: true, createdAt: now, serversBefore: [] },
      ...{ invoicesBefore: null, serverId: null, found: [] },
    },
    use: (storage) =>
      createOrderStore(storage, () => now)
        .list(userId)
        .map(dated),
    write: (storage) => createOrderStore(storage, () => now).forget('another'),
  },
  'may.updates': {
    row: { key: 'k', userId, serverId: 's', update: disks, sentAt: now, isAccepted: false },
    use: (storage) => {
      const updates = createSentUpdates(storage, () => now);
      for (const { sentAt } of updates.list(userId, 's')) dated({ createdAt: sentAt });
      updates.settle(serverFixture({ id: 's' }));
    },
    write: (storage) => createSentUpdates(storage, () => now).begin({ userId, serverId: 's2', update: disks as never }),
  },
  'may.notices.usr_1': {
    row: { id: 'i', at: now, seen: false, kind: 'topUpSucceeded', subject: { amount: { amount: 1, currency: 'VND' } } },
    use: (storage) =>
      history(storage)
        .read()
        .map(({ at }) => dated({ createdAt: at })),
    write: (storage) => history(storage).add({ kind: 'cardLinked', subject: null, remedy: null }, now),
  },
};
const history = (storage: Storage) => createHistory({ storage, customerId: userId, isOpen: () => true });

const wild = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(8.64e15 + 1, 2 ** 53 - 1, -1, 1e300, 'momo', '', null),
  fc.integer(),
);

it.each(Object.entries(lists))('%s with any JSON in any field breaks no page', (key, { row, use }) => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(row)), wild, wild, fc.boolean(), (field, value, other, isWhole) => {
      const storage = memoryStorage();
      storage.set(key, JSON.stringify(isWhole ? other : [{ ...row, [field]: value }, other]));
      use(storage);
    }),
    { numRuns: 2_000 * inject('randomShare') },
  );
});

it('a row of a newer version is still there after a write of this one', () => {
  for (const [key, list] of Object.entries(lists)) {
    const storage = memoryStorage();
    const newer = [
      { v: 3, key: 'newer' },
      { ...list.row, key: 'momo', kind: 'momo', method: 'momo', phase: 'asked', sentAt: 'later' },
    ];
    storage.set(key, JSON.stringify([...newer, list.row]));
    list.use(storage);
    list.write(storage);
    expect.soft(JSON.parse(storage.get(key) ?? '[]'), key).toEqual(expect.arrayContaining(newer));
  }
});

it('a stored order without one of its choices is not continued, and stays', () => {
  for (const choice of Object.keys(choices)) {
    const storage = memoryStorage();
    const row = { ...lists['may.orders']?.row, choices: { ...choices, [choice]: null } };
    storage.set('may.orders', JSON.stringify([row]));
    expect.soft(createOrderStore(storage, () => now).list(userId), choice).toEqual([]);
    expect.soft(JSON.parse(storage.get('may.orders') ?? '[]'), choice).toEqual([row]);
  }
});

it('a stored run of DNS changes with any JSON in it is none, or can be read', () => {
  const owner = { userId, domainId: 'd' };
  const run = { direction: 'forward', key: 'k', progress: [] };
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(run)), wild, wild, (field, value, at) => {
      const storage = memoryStorage();
      storage.set('may.dns.run.usr_1.d', JSON.stringify({ at, run: { ...run, [field]: value } }));
      createZoneStore(storage, () => now).readRun(owner);
    }),
    { numRuns: 2_000 * inject('randomShare') },
  );
});
