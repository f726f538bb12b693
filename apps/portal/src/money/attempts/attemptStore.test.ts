import { confirmedFixture, topUpAttemptFixture, transactionFixture } from '@may/domain/fixtures';
import type { TopUpAttempt } from '@may/domain/top-up/attempt.ts';
import { describe, expect, it } from 'vitest';
import { createStorage } from '../../browser/storage/createStorage.ts';
import { attemptsKey } from '../../browser/storage/keys.ts';
import { memoryStorage } from '../../browser/storage/memoryStorage.fixtures.ts';
import { createAttemptStore } from './attemptStore.ts';

const started = 1_000_000;
const attempt = (overrides: Partial<TopUpAttempt> = {}) => topUpAttemptFixture({ createdAt: started, ...overrides });
const amount = (value: number, currency: 'VND' | 'AUD' = 'VND') => ({ amount: value, currency });

describe('attemptStore', () => {
  it('treats another amount, currency or method as another purchase', () => {
    for (const difference of [
      { amount: amount(500_001) },
      { amount: amount(500_000, 'AUD') },
      { method: 'vnpay' as const },
    ]) {
      const store = createAttemptStore(memoryStorage(), () => started);
      store.save(attempt());
      expect
        .soft(
          store.findSameIntent('usr_demo', attempt(difference), store.listOver('usr_demo')),
          JSON.stringify(difference),
        )
        .toBeUndefined();
      expect.soft(store.findSameIntent('somebody else', attempt(), []), JSON.stringify(difference)).toBeUndefined();
    }
  });

  it('finds no attempt that is 15 minutes old, settled or dismissed', () => {
    const later = createAttemptStore(memoryStorage(), () => started + 15 * 60_000);
    later.save(attempt());
    expect(later.findSameIntent('usr_demo', attempt(), later.listOver('usr_demo'))).toBeUndefined();
    // It was not over at the press: another tab began or paid it since, or it has become old.
    expect(later.findSameIntent('usr_demo', attempt(), ['key-2 null'])?.key).toBe('key-1');
    // It was over at the press, and paid since.
    const over = later.listOver('usr_demo');
    later.settle('key-1', 'succeeded', { amount: null });
    expect(later.findSameIntent('usr_demo', attempt(), over)?.key).toBe('key-1');
    const store = createAttemptStore(memoryStorage(), () => started);
    store.save(attempt());
    store.settle('key-1', 'succeeded', { amount: null });
    store.save(attempt({ key: 'key-2' }));
    store.dismiss('key-2');
    expect(store.find('key-2')).toMatchObject({ phase: 'dismissed' });
    expect(store.findSameIntent('usr_demo', attempt(), store.listOver('usr_demo'))).toBeUndefined();
  });

  it('repeats a card that may have been charged, however old its attempt is', () => {
    for (const [name, lost, age] of [
      ['a card that was asked to pay a day ago', { method: 'card', phase: 'open' }, 24 * 3_600_000],
      ['the other card form, sent a day ago', { method: 'square', phase: 'begun' }, 24 * 3_600_000],
      [
        'a card that was asked to pay while the clock was a year ahead',
        { method: 'card', phase: 'open' },
        -365 * 24 * 3_600_000,
      ],
    ] as const) {
      const storage = memoryStorage();
      createAttemptStore(storage, () => started).save(attempt(lost));
      const store = createAttemptStore(storage, () => started + age);
      expect.soft(store.findSameIntent('usr_demo', attempt(lost), store.listOver('usr_demo'))?.key, name).toBe('key-1');
    }
  });

  it('finds a paid attempt before one in doubt: the payment is known', () => {
    const store = createAttemptStore(memoryStorage(), () => started);
    const card = { method: 'card', phase: 'open' } as const;
    store.save(attempt({ ...card, key: 'paid' }));
    store.settle('paid', 'succeeded', { amount: null });
    store.save(attempt({ ...card, key: 'doubt' }));
    expect(store.findRival('usr_demo', attempt(card), [])?.key).toBe('paid');
  });

  it('lists a bank payment that began a year in the future as old, and none that is new or over', () => {
    const storage = memoryStorage();
    const first = createAttemptStore(storage, () => started);
    first.save(attempt());
    first.save(attempt({ key: 'over', phase: 'dismissed' }));
    expect(first.listOld('usr_demo', attempt())).toEqual([]);
    const store = createAttemptStore(storage, () => started - 365 * 24 * 3_600_000);
    expect(store.findSameIntent('usr_demo', attempt(), store.listOver('usr_demo'))).toBeUndefined();
    expect(store.listOld('usr_demo', attempt()).map(({ key }) => key)).toEqual(['key-1']);
  });

  it('lists payments of the last 15 minutes or the future as paid, but no older or failed ones', () => {
    const storage = memoryStorage();
    const first = createAttemptStore(storage, () => started);
    for (const key of ['paid', 'failed']) first.save(attempt({ key, method: 'card' }));
    first.settle('paid', 'succeeded', { amount: null });
    first.settle('failed', 'failed');
    const listAfter = (age: number) =>
      createAttemptStore(storage, () => started + age)
        .listPaid('usr_demo', { amount: amount(500_000), method: 'card' })
        .map(({ key }) => key);
    expect(listAfter(800)).toEqual(['paid']);
    expect(listAfter(15 * 60_000)).toEqual([]);
    // The clock was set back after the payment.
    expect(listAfter(-3_600_000)).toEqual(['paid']);
  });

  it('keeps a paid attempt paid when an answer of before the payment comes later', () => {
    const store = createAttemptStore(memoryStorage(), () => started);
    store.save(attempt());
    store.settle('key-1', 'succeeded', transactionFixture({ amount: amount(400_000) }));
    for (const late of ['cancelled', 'failed', 'refused'] as const) store.settle('key-1', late);
    const paid = amount(400_000);
    expect(store.find('key-1')).toMatchObject({ phase: 'settled', outcome: 'succeeded', paid, settledAt: started });
  });

  it('keeps the first amount and card that were told of a payment, and adds what was not told', () => {
    const store = createAttemptStore(memoryStorage(), () => started);
    store.save(attempt());
    for (const [value, chargedCardId] of [
      [null, null],
      [400_000, null],
      [500_000, 'pm_1'],
      [null, 'pm_2'],
    ] as const)
      store.settle('key-1', 'succeeded', { amount: value && confirmedFixture(amount(value)), chargedCardId });
    expect(store.find('key-1')).toMatchObject({ paid: amount(400_000), chargedCardId: 'pm_1' });
  });

  it('reads the attempt of an earlier release, which stored neither the arrived amount nor the charged card', () => {
    const storage = memoryStorage();
    const { paid, chargedCardId, ...earlier } = attempt({ method: 'card', cardId: 'pm_1', phase: 'open' });
    storage.set(attemptsKey, JSON.stringify([earlier]));
    expect(createAttemptStore(storage).find('key-1')).toEqual({ ...earlier, paid: null, chargedCardId: null });
  });

  it('lists only the attempts of one customer, newest first', () => {
    const store = createAttemptStore(memoryStorage(), () => started);
    store.save(attempt());
    store.save(attempt({ key: 'key-2', userId: 'u2' }));
    store.save(attempt({ key: 'key-3', createdAt: started + 1 }));
    store.save(attempt({ key: 'key-0', createdAt: started - 1 }));
    store.save(attempt({ key: 'never sent' }));
    store.forget('never sent');
    expect(store.list('usr_demo').map(({ key }) => key)).toEqual(['key-3', 'key-1', 'key-0']);
  });

  it('keeps a card attempt in doubt after a month, and for a week after its outcome', () => {
    const storage = memoryStorage();
    createAttemptStore(storage, () => started).save(attempt({ method: 'card', phase: 'open' }));
    const store = createAttemptStore(storage, () => started + 30 * 24 * 3_600_000);
    expect(store.list('usr_demo')).toHaveLength(1);
    store.settle('key-1', 'succeeded', { amount: null });
    const listAfter = (days: number) =>
      createAttemptStore(storage, () => started + (30 + days) * 24 * 3_600_000).list('usr_demo');
    expect([listAfter(6), listAfter(7)]).toMatchObject([[{ outcome: 'succeeded' }], []]);
  });

  it('forgets an attempt that is a week old', () => {
    const storage = memoryStorage();
    createAttemptStore(storage, () => started).save(attempt());
    expect(createAttemptStore(storage, () => started + 7 * 24 * 3_600_000).list('usr_demo')).toEqual([]);
  });

  it('forgets an attempt that becomes a week old while the page is open, until the clock is set back', () => {
    let now = started;
    const store = createAttemptStore(memoryStorage(), () => now);
    store.save(attempt());
    expect(store.list('usr_demo')).toHaveLength(1);
    now += 7 * 24 * 3_600_000;
    expect(store.list('usr_demo')).toEqual([]);
    now = started;
    expect(store.list('usr_demo')).toHaveLength(1);
  });

  it('forgets the older of two attempts when its week ends, the outcome of a clock that was ahead included', () => {
    const day = 24 * 3_600_000;
    let now = started + 30 * day;
    const storage = memoryStorage();
    const store = createAttemptStore(storage, () => now);
    store.save(attempt({ method: 'card', phase: 'open' }));
    store.settle('key-1', 'failed');
    now = started + day;
    store.save(attempt({ key: 'younger', createdAt: now }));
    expect(store.list('usr_demo')).toHaveLength(2);
    now = started + 7 * day;
    expect(store.list('usr_demo').map(({ key }) => key)).toEqual(['younger']);
    store.save(attempt({ key: 'new', createdAt: now }));
    expect(JSON.parse(storage.get('may.attempts') ?? '')).toHaveLength(2);
  });

  it('keeps a row that it cannot read as it is, and writes it back', () => {
    const storage = memoryStorage();
    const unknown = [
      { ...attempt({ key: 'key-2' }), phase: 'paused' },
      { ...attempt({ key: 'key-3' }), method: 'card', cardId: null },
    ];
    storage.set('may.attempts', JSON.stringify(unknown));
    const store = createAttemptStore(storage, () => started);
    store.save(attempt());
    expect(store.list('usr_demo').map(({ key }) => key)).toEqual(['key-1']);
    expect(JSON.parse(storage.get('may.attempts') ?? '')).toEqual([attempt(), ...unknown]);
  });

  it('changes an attempt of which an earlier release has stored two rows, and keeps one', () => {
    const storage = memoryStorage();
    storage.set('may.attempts', JSON.stringify([attempt({ timesSent: 2 }), attempt({ timesSent: 1 })]));
    const store = createAttemptStore(storage, () => started);
    store.dismiss('key-1');
    expect(JSON.parse(storage.get('may.attempts') ?? '')).toMatchObject([{ phase: 'dismissed', timesSent: 2 }]);
  });

  it('keeps of two stored rows of an attempt the one with a success', () => {
    const storage = memoryStorage();
    const paid = attempt({ phase: 'settled', outcome: 'succeeded' });
    storage.set('may.attempts', JSON.stringify([attempt(), paid]));
    const store = createAttemptStore(storage, () => started);
    store.save(attempt({ key: 'key-2' }));
    expect(JSON.parse(storage.get('may.attempts') ?? '')).toEqual([attempt({ key: 'key-2' }), paid]);
  });

  it('returns the same list until an attempt changes', () => {
    const later = started + 30 * 24 * 3_600_000;
    const store = createAttemptStore(memoryStorage(), () => later);
    store.save(attempt({ method: 'card', phase: 'open' }));
    expect(store.list('usr_demo')).toHaveLength(1);
    expect(store.list('usr_demo')).toBe(store.list('usr_demo'));
  });

  describe('in a browser whose storage is full', () => {
    let isFull = true;
    /** Local storage, which all tabs share. Each tab also has a memory of its own. */
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

    it('keeps the attempt in the memory of its tab, and erases none of another tab once there is room', () => {
      const [one, other] = [tab(), tab()];
      expect(one.canKeep()).toBe(false);
      one.save(attempt({ key: 'one' }));
      expect(one.find('one')).toBeDefined();
      expect(one.write([])).toBe(false);
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

    it('forgets an unsent attempt in its own tab although the browser refuses the write', () => {
      isFull = false;
      const one = tab();
      one.save(attempt({ timesSent: 0 }));
      isFull = true;
      one.forget('key-1');
      expect(one.find('key-1')).toBeUndefined();
    });

    it('prefers what another tab has stored since to its own memory, but not to a success, and its own to what was stored before', () => {
      isFull = false;
      const [one, other] = [tab(), tab()];
      one.save(attempt());
      isFull = true;
      one.save(attempt({ phase: 'uncharged' }));
      expect(one.find('key-1')).toMatchObject({ phase: 'uncharged' });
      isFull = false;
      other.change('key-1', { phase: 'open' });
      one.save(attempt({ key: 'key-2' }));
      expect([one.find('key-1'), other.find('key-1')]).toMatchObject([{ phase: 'open' }, { phase: 'open' }]);
      isFull = true;
      one.settle('key-1', 'succeeded', { amount: null });
      isFull = false;
      other.dismiss('key-1');
      expect(one.find('key-1')).toMatchObject({ outcome: 'succeeded' });
    });

    it('sends nothing of an attempt that another tab has removed since', () => {
      isFull = false;
      const [one, other] = [tab(), tab()];
      one.save(attempt());
      isFull = true;
      one.save(attempt({ phase: 'uncharged' }));
      isFull = false;
      other.forget('key-1');
      isFull = true;
      expect(() => one.mark('key-1')).toThrow(expect.objectContaining({ kind: 'otherTab' }));
      expect(one.find('key-1')).toBeUndefined();
    });
  });

  it('starts empty on unreadable text', () => {
    for (const text of ['{', '"text"', '[{"v":2}]', '[null]', '{"length":1}']) {
      const storage = memoryStorage();
      storage.set('may.attempts', text);
      expect.soft(createAttemptStore(storage).list('usr_demo'), text).toEqual([]);
    }
  });
});
