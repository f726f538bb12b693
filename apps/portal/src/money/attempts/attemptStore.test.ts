import type { TopUpAttempt } from '@may/domain';
import { topUpAttemptFixture, transactionFixture } from '@may/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { createStorage } from '../../storage/createStorage.ts';
import { memoryStorage } from '../../storage/memoryStorage.ts';
import { createAttemptStore } from './attemptStore.ts';

const started = 1_000_000;
const attempt = (overrides: Partial<TopUpAttempt> = {}) => topUpAttemptFixture({ createdAt: started, ...overrides });
const amount = (value: number, currency: 'VND' | 'AUD' = 'VND') => ({ amount: value, currency });

describe('attemptStore', () => {
  it('finds the attempt that a second press, in another tab too, would repeat', () => {
    const storage = memoryStorage();
    createAttemptStore(storage, () => started).save(attempt());
    const otherTab = createAttemptStore(storage, () => started + 60_000);
    expect(otherTab.findSameIntent('usr_demo', attempt())?.key).toBe('key-1');
  });

  it.each([{ amount: amount(500_001) }, { amount: amount(500_000, 'AUD') }, { method: 'vnpay' as const }])(
    'treats %j as a purchase of its own',
    (difference) => {
      const store = createAttemptStore(memoryStorage(), () => started);
      store.save(attempt());
      expect(store.findSameIntent('usr_demo', attempt(difference))).toBeUndefined();
      expect(store.findSameIntent('somebody else', attempt())).toBeUndefined();
    },
  );

  it('lets the same be bought again a quarter of an hour later, or once the first is settled or put away', () => {
    const later = createAttemptStore(memoryStorage(), () => started + 15 * 60_000);
    later.save(attempt());
    expect(later.findSameIntent('usr_demo', attempt())).toBeUndefined();
    const store = createAttemptStore(memoryStorage(), () => started);
    store.save(attempt());
    store.settle('key-1', 'succeeded');
    store.save(attempt({ key: 'key-2' }));
    store.dismiss('key-2');
    expect(store.findSameIntent('usr_demo', attempt())).toBeUndefined();
  });

  it.each([
    ['a card that was asked to pay a day ago', { method: 'card', phase: 'open' }, 24 * 3_600_000],
    ['the other card form, sent a day ago', { method: 'square', phase: 'begun' }, 24 * 3_600_000],
    [
      'a card that was asked to pay while the clock was a year ahead',
      { method: 'card', phase: 'open' },
      -365 * 24 * 3_600_000,
    ],
  ] as const)('repeats %s, whose answer was lost', (_, lost, age) => {
    const storage = memoryStorage();
    createAttemptStore(storage, () => started).save(attempt(lost));
    const store = createAttemptStore(storage, () => started + age);
    expect(store.findSameIntent('usr_demo', attempt(lost))?.key).toBe('key-1');
  });

  it('takes a payment at a bank that was begun while the clock was a year ahead for an old one', () => {
    const storage = memoryStorage();
    createAttemptStore(storage, () => started).save(attempt());
    const store = createAttemptStore(storage, () => started - 365 * 24 * 3_600_000);
    expect(store.findSameIntent('usr_demo', attempt())).toBeUndefined();
    expect(store.listOld('usr_demo', attempt()).map(({ key }) => key)).toEqual(['key-1']);
  });

  it('lists what was told to be paid in the last 15 minutes, in whichever tab, or in the future, and not what was paid before or failed', () => {
    const storage = memoryStorage();
    const first = createAttemptStore(storage, () => started);
    for (const key of ['paid', 'failed']) first.save(attempt({ key, method: 'card' }));
    first.settle('paid', 'succeeded');
    first.settle('failed', 'failed');
    const listAfter = (age: number) =>
      createAttemptStore(storage, () => started + age)
        .listPaid('usr_demo', { amount: amount(500_000), method: 'card' })
        .map(({ key }) => key);
    expect(listAfter(800)).toEqual(['paid']);
    expect(listAfter(15 * 60_000)).toEqual([]);
    // The clock was put back since.
    expect(listAfter(-3_600_000)).toEqual(['paid']);
  });

  it('remembers how an attempt ended and which credit paid it, so that none is counted twice', () => {
    const store = createAttemptStore(memoryStorage(), () => started);
    store.save(attempt());
    store.settle('key-1', 'succeeded', transactionFixture({ id: 'txn_9' }));
    expect(store.find('key-1')).toMatchObject({ phase: 'settled', outcome: 'succeeded', creditId: 'txn_9' });
  });

  it('opens again what the log was taken to have told of, once the provider tells of another attempt of the amount', () => {
    const store = createAttemptStore(memoryStorage(), () => started);
    store.save(attempt({ key: 'guess', createdAt: started - 1 }));
    store.save(attempt({ key: 'paid' }));
    store.settle('guess', 'succeeded', transactionFixture({ id: 'txn_9' }));
    store.settle('paid', 'succeeded');
    expect(store.find('guess')).toMatchObject({ phase: 'open', outcome: null, creditId: null });
    expect(store.find('paid')).toMatchObject({ phase: 'settled', outcome: 'succeeded', creditId: null });
    // Told again, it stays as it is.
    store.settle('guess', 'succeeded', transactionFixture({ id: 'txn_10' }));
    store.settle('paid', 'succeeded');
    expect(store.find('guess')).toMatchObject({ phase: 'settled', creditId: 'txn_10' });
  });

  it('leaves what the log told of where another attempt has failed, or is told of by the log too', () => {
    const store = createAttemptStore(memoryStorage(), () => started);
    for (const key of ['guess', 'failed', 'other']) store.save(attempt({ key }));
    store.settle('guess', 'succeeded', transactionFixture({ id: 'txn_9' }));
    store.settle('failed', 'failed');
    store.settle('other', 'succeeded', transactionFixture({ id: 'txn_10' }));
    expect(store.find('guess')).toMatchObject({ phase: 'settled', outcome: 'succeeded', creditId: 'txn_9' });
  });

  it('shows a customer only their own attempts, newest first, and none that was never sent', () => {
    const store = createAttemptStore(memoryStorage(), () => started);
    store.save(attempt());
    store.save(attempt({ key: 'key-2', userId: 'u2' }));
    store.save(attempt({ key: 'key-3', createdAt: started + 1 }));
    store.save(attempt({ key: 'never sent' }));
    store.forget('never sent');
    expect(store.list('usr_demo').map(({ key }) => key)).toEqual(['key-3', 'key-1']);
  });

  it('keeps a charge that may have been made a month ago until it is told', () => {
    const storage = memoryStorage();
    createAttemptStore(storage, () => started).save(attempt({ method: 'card', phase: 'open' }));
    const store = createAttemptStore(storage, () => started + 30 * 24 * 3_600_000);
    expect(store.list('usr_demo')).toHaveLength(1);
    store.settle('key-1', 'succeeded');
    expect(store.list('usr_demo')).toEqual([]);
  });

  it('forgets what is a week old', () => {
    const storage = memoryStorage();
    createAttemptStore(storage, () => started).save(attempt());
    expect(createAttemptStore(storage, () => started + 7 * 24 * 3_600_000).list('usr_demo')).toEqual([]);
  });

  it('takes an attempt that an earlier version of the portal remembered for one that was sent', () => {
    const storage = memoryStorage();
    const { timesSent: _, ...earlier } = attempt();
    storage.set('may.attempts', JSON.stringify([{ v: 2, ...earlier, phase: 'posting' }]));
    expect(createAttemptStore(storage, () => started).find('key-1')).toEqual({ ...earlier, timesSent: 1 });
  });

  it.each([
    ['vietqr', 'begun'],
    ['square', 'begun'],
    ['card', 'uncharged'],
  ] as const)(
    'reads the stored phase "posting" of a top-up by %s as "%s", and writes it back as "posting"',
    (method, phase) => {
      const storage = memoryStorage();
      const row = { v: 2, ...attempt({ method }), phase: 'posting' };
      storage.set('may.attempts', JSON.stringify([row]));
      const store = createAttemptStore(storage, () => started);
      expect(store.find('key-1')?.phase).toBe(phase);
      store.change('key-1', { timesSent: 2 });
      expect(JSON.parse(storage.get('may.attempts') ?? '')).toEqual([{ ...row, timesSent: 2 }]);
    },
  );

  it('hands out the same list until something changes, so that nothing renders for nothing', () => {
    const store = createAttemptStore(memoryStorage(), () => started);
    store.save(attempt());
    expect(store.list('usr_demo')).toBe(store.list('usr_demo'));
  });

  describe('in a browser whose storage is full', () => {
    let isFull = true;
    /** What the browser keeps for all tabs; a tab has a memory of its own beside it. */
    const kept = new Map<string, string>();
    const disk = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (isFull) throw new DOMException('Quota exceeded', 'QuotaExceededError');
        kept.set(key, value);
      },
      removeItem: (key: string) => kept.delete(key),
    } as unknown as Storage;
    const tab = () =>
      createAttemptStore(
        createStorage(() => disk),
        () => started,
      );

    it('keeps the attempt of the tab, and loses none of another tab once there is room again', () => {
      const [one, other] = [tab(), tab()];
      expect(one.canKeep()).toBe(false);
      one.save(attempt({ key: 'one' }));
      expect(one.find('one')).toBeDefined();
      isFull = false;
      expect(one.canKeep()).toBe(true);
      other.save(attempt({ key: 'other', phase: 'open' }));
      one.settle('one', 'failed');
      expect(
        tab()
          .list('usr_demo')
          .map(({ key }) => key)
          .sort(),
      ).toEqual(['one', 'other']);
      expect([...kept.keys()]).toEqual(['may.attempts']);
    });

    it('forgets in its own tab what was never sent, though the browser refuses to write that', () => {
      isFull = false;
      const one = tab();
      one.save(attempt({ timesSent: 0 }));
      isFull = true;
      one.forget('key-1');
      expect(one.find('key-1')).toBeUndefined();
    });

    it('believes how another tab says an attempt ended rather than its own memory', () => {
      isFull = false;
      const [one, other] = [tab(), tab()];
      one.save(attempt());
      isFull = true;
      one.save(attempt({ phase: 'open' }));
      isFull = false;
      other.settle('key-1', 'succeeded');
      expect(one.find('key-1')).toMatchObject({ outcome: 'succeeded' });
    });
  });

  it.each(['{', '"text"', '[{"v":2}]', '[null]', '{"length":1}'])('starts empty on what it cannot read: %s', (text) => {
    const storage = memoryStorage();
    storage.set('may.attempts', text);
    expect(createAttemptStore(storage).list('usr_demo')).toEqual([]);
  });
});
