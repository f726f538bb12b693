import { topUpAttemptFixture } from '@may/domain/fixtures';
import type { ChangeRun } from '@may/machines/dns/changeSet.types.ts';
import { expect, it } from 'vitest';
import { createZoneStore } from '../../features/dns/zoneStore.ts';
import { orderAttemptFixture } from '../../features/order/orderAttempt.fixtures.ts';
import { createOrderStore } from '../../features/order/orderStore.ts';
import { createAttemptStore } from '../../money/attempts/attemptStore.ts';
import { createSentUpdates } from '../../money/updates/sentUpdates.ts';
import { memoryStorage } from './memoryStorage.fixtures.ts';
import { removeExpired } from './removeExpired.ts';

const started = 1_000_000;
const day = 86_400_000;
const whose = { userId: 'usr_1', domainId: 'dom_1' };
const run: ChangeRun = { direction: 'forward', key: 'run', progress: [] };

/** A browser in which one attempt, one order, one update and one run were kept at the same moment. */
const fill = () => {
  const storage = memoryStorage();
  const at = () => started;
  createAttemptStore(storage, at).save(topUpAttemptFixture({ createdAt: started }));
  createOrderStore(storage, at).save(orderAttemptFixture({ phase: 'settled', createdAt: started, serverId: 'srv_1' }));
  createZoneStore(storage, at).writeRun(whose, run);
  const update = { kind: 'plan', name: 'wp', planId: '3' } as const;
  createSentUpdates(storage, at).begin({ userId: 'usr_1', serverId: 'srv_1', update });
  storage.set('may.lastWord', 'era lock');
  return storage;
};

const zoneKeys = ['may.dns.run.usr_1.dom_1'];
const moneyKeys = ['may.attempts', 'may.orders'];

it('after any time this browser still holds exactly the rows that its stores would read', () => {
  for (const [time, age, left] of [
    ['1 ms short of 15 minutes', 15 * 60_000 - 1, ['may.updates', ...moneyKeys, ...zoneKeys]],
    ['15 minutes', 15 * 60_000, [...moneyKeys, ...zoneKeys]],
    ['1 ms short of two days', 2 * day - 1, [...moneyKeys, ...zoneKeys]],
    ['two days', 2 * day, moneyKeys],
    ['1 ms short of a week', 7 * day - 1, moneyKeys],
    ['a week', 7 * day, []],
  ] as const) {
    const storage = fill();
    removeExpired(storage, started + age);
    expect.soft(storage.keys().sort(), time).toEqual([...left, 'may.lastWord'].sort());
  }
});

it('keeps the young rows beside an old one, and removes unreadable values', () => {
  const storage = fill();
  createAttemptStore(storage, () => started + day).save(
    topUpAttemptFixture({ key: 'young', createdAt: started + day }),
  );
  storage.set('may.orders', '[{');
  removeExpired(storage, started + 7 * day);
  expect(JSON.parse(storage.get('may.attempts') ?? '')).toMatchObject([{ key: 'young' }]);
  expect(storage.get('may.orders')).toBeNull();
});

it('keeps an old card charge in doubt, because the customer would be charged again without it', () => {
  const storage = memoryStorage();
  const doubt = topUpAttemptFixture({ method: 'card', phase: 'open', timesSent: 1, createdAt: started });
  const store = createAttemptStore(storage, () => started + 8 * day);
  store.save(doubt);
  removeExpired(storage, started + 8 * day);
  expect(
    createAttemptStore(storage, () => started + 8 * day).findSameIntent(doubt.userId, doubt, [doubt.key])?.key,
  ).toBe(doubt.key);
});

it('keeps a payment for a week after its outcome', () => {
  const storage = memoryStorage();
  const late = { method: 'card', phase: 'open', createdAt: started, userId: 'usr_demo' } as const;
  const store = createAttemptStore(storage, () => started + 8 * day);
  store.save(topUpAttemptFixture(late));
  store.settle('key-1', 'succeeded', { amount: null });
  removeExpired(storage, started + 14 * day);
  expect(storage.get('may.attempts')).not.toBeNull();
  removeExpired(storage, started + 15 * day);
  expect(storage.get('may.attempts')).toBeNull();
});
