import { describe, expect, it } from 'vitest';
import { createStorage } from './createStorage.ts';

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** A storage with room for so many characters, as the browser's. */
const storageWithRoom = (room: number, kept: Record<string, string> = {}) => {
  const sizeOf = (entries: object) =>
    Object.entries(entries).reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      if (sizeOf({ ...kept, [key]: value }) > room) throw new DOMException('Quota exceeded', 'QuotaExceededError');
      kept[key] = value;
    },
    removeItem: (key: string) => void delete kept[key],
  };
  // The browser lists the keys of a storage as its own, and its methods not.
  const storage = new Proxy(methods, {
    ownKeys: () => Object.keys(kept),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }) as unknown as Storage;
  return { kept, open: () => storage };
};

describe('what is about money, in a full storage', () => {
  it('takes the room of the largest journal of DNS changes, and of no more', () => {
    const { kept, open } = storageWithRoom(130, {
      'may.dns.undos': 'u'.repeat(20),
      'may.dns.run.1': 'r'.repeat(50),
      draft: 'd',
    });
    expect(createStorage(open).keep?.('may.attempts', 'a'.repeat(40))).toBe(true);
    expect(Object.keys(kept).sort()).toEqual(['draft', 'may.attempts', 'may.dns.undos']);
  });

  it('is kept in no tab alone: where even that is too little, it is refused', () => {
    const { kept, open } = storageWithRoom(60, { draft: 'd'.repeat(40) });
    const storage = createStorage(open);
    expect(storage.keep?.('may.attempts', 'a'.repeat(40))).toBe(false);
    expect(storage.get('may.attempts')).toBeNull();
    expect(kept).toEqual({ draft: 'd'.repeat(40) });
    expect(createStorage(blocked).keep?.('may.attempts', '[]')).toBe(false);
  });
});

it('keeps journals of DNS changes of 2,000,000 characters together, and more than that until the page closes', () => {
  const { kept, open } = storageWithRoom(10_000_000);
  const storage = createStorage(open);
  storage.set('may.dns.undos', 'u'.repeat(1_500_000));
  storage.set('may.dns.run.1', 'r'.repeat(500_001));
  expect(Object.keys(kept)).toEqual(['may.dns.undos']);
  expect(storage.get('may.dns.run.1')).toHaveLength(500_001);
  storage.set('may.dns.run.1', 'r'.repeat(500_000));
  expect(Object.keys(kept)).toEqual(['may.dns.undos', 'may.dns.run.1']);
});

describe('createStorage', () => {
  it('keeps the page working on memory alone when the browser blocks storage', () => {
    const storage = createStorage(blocked);
    storage.set('accessToken', 'abc');
    expect(storage.get('accessToken')).toBe('abc');
    storage.remove('accessToken');
    expect(storage.get('accessToken')).toBeNull();
  });

  it('prefers the newer value when a full store refused to take it', () => {
    const kept = new Map([['draft', 'old']]);
    const full = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: () => {
        throw new DOMException('Quota exceeded', 'QuotaExceededError');
      },
      removeItem: (key: string) => kept.delete(key),
    } as unknown as Storage;
    const storage = createStorage(() => full);
    storage.set('draft', 'new');
    expect(storage.get('draft')).toBe('new');
    storage.remove('draft');
    expect(storage.get('draft')).toBeNull();
  });

  it('tells of every key, wherever it had to be kept', () => {
    const storage = createStorage(() =>
      Object.create({ setItem: blocked }, { draft: { value: 'kept', enumerable: true } }),
    );
    storage.set('draft.refused', 'something');
    expect(storage.keys().sort()).toEqual(['draft', 'draft.refused']);
    expect(createStorage(blocked).keys()).toEqual([]);
  });
});
