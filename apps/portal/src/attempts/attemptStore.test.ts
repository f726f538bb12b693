import { describe, expect, it } from 'vitest';
import { type Attempt, createAttemptStore } from './attemptStore.ts';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
};

const attempt = (overrides: Partial<Attempt> = {}): Attempt => ({
  v: 1,
  key: 'k1',
  userId: 'u1',
  amount: 500_000,
  currency: 'VND',
  method: 'vietqr',
  phase: 'posting',
  transactionCode: null,
  createdAt: 1_000_000,
  ...overrides,
});

describe('attemptStore', () => {
  it('finds the attempt that a second press, in another tab too, would repeat', () => {
    const storage = memory();
    createAttemptStore(storage, () => 1_000_000).save(attempt());
    const otherTab = createAttemptStore(storage, () => 1_000_000 + 60_000);
    expect(otherTab.findSameIntent(attempt({ key: 'ignored' }))?.key).toBe('k1');
  });

  it.each([{ amount: 500_001 }, { method: 'vnpay' as const }, { userId: 'u2' }, { currency: 'AUD' as const }])(
    'treats %j as a purchase of its own',
    (difference) => {
      const store = createAttemptStore(memory(), () => 1_000_000);
      store.save(attempt());
      expect(store.findSameIntent(attempt(difference))).toBeUndefined();
    },
  );

  it('lets the same amount be bought again a quarter of an hour later, and still lists the first', () => {
    const store = createAttemptStore(memory(), () => 1_000_000 + 15 * 60_000);
    store.save(attempt());
    expect(store.findSameIntent(attempt())).toBeUndefined();
    expect(store.list('u1')).toHaveLength(1);
  });

  it('shows a customer only their own attempts and forgets the settled one', () => {
    const store = createAttemptStore(memory(), () => 1_000_000);
    store.save(attempt());
    store.save(attempt({ key: 'k2', userId: 'u2' }));
    store.save(attempt({ key: 'k3', createdAt: 1_000_001 }));
    expect(store.list('u1').map(({ key }) => key)).toEqual(['k3', 'k1']);
    store.settle('k1');
    expect(store.list('u1').map(({ key }) => key)).toEqual(['k3']);
  });

  it('hands out the same list until something changes, so that nothing renders for nothing', () => {
    const store = createAttemptStore(memory(), () => 1_000_000);
    store.save(attempt());
    expect(store.list('u1')).toBe(store.list('u1'));
  });

  it.each(['{', '"text"', '[{"v":2}]', '[null]', '{"length":1}'])('starts empty on what it cannot read: %s', (text) => {
    const storage = memory();
    storage.set('may.attempts', text);
    expect(createAttemptStore(storage).list('u1')).toEqual([]);
  });
});
