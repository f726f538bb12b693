import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createStorage } from './createStorage.ts';
import { storedRows } from './storedRows.ts';

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** A storage with room for `room` characters, like the browser's. */
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
  // `Object.keys` of a browser's storage lists its keys, not its methods.
  const storage = new Proxy(methods, {
    ownKeys: () => Object.keys(kept),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }) as unknown as Storage;
  return { kept, open: () => storage };
};

describe('a payment’s row in a full storage', () => {
  it('replaces the largest unfinished run, and no more', () => {
    const { kept, open } = storageWithRoom(130, {
      'may.dns.run.2': 'r'.repeat(20),
      'may.dns.run.1': 'r'.repeat(50),
      draft: 'd',
    });
    expect(createStorage(open).setDurably?.('may.attempts', 'a'.repeat(40))).toBe(true);
    expect(Object.keys(kept).sort()).toEqual(['draft', 'may.attempts', 'may.dns.run.2']);
  });

  it('is refused if even that is too little, and kept in no tab’s memory', () => {
    const { kept, open } = storageWithRoom(60, { draft: 'd'.repeat(40) });
    const storage = createStorage(open);
    expect(storage.setDurably?.('may.attempts', 'a'.repeat(40))).toBe(false);
    expect(storage.get('may.attempts')).toBeNull();
    expect(kept).toEqual({ draft: 'd'.repeat(40) });
    expect(createStorage(blocked).setDurably?.('may.attempts', '[]')).toBe(false);
  });
});

describe('createStorage', () => {
  it('works on memory alone when the browser blocks storage', () => {
    const storage = createStorage(blocked);
    storage.set('accessToken', 'abc');
    expect(storage.get('accessToken')).toBe('abc');
    storage.remove('accessToken');
    expect(storage.get('accessToken')).toBeNull();
  });

  it('returns the newer value after a full storage refused it', () => {
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

  it('lists every key, in the storage and in memory', () => {
    const storage = createStorage(() =>
      Object.create({ setItem: blocked }, { draft: { value: 'kept', enumerable: true } }),
    );
    storage.set('draft.refused', 'something');
    expect(storage.keys().sort()).toEqual(['draft', 'draft.refused']);
    expect(createStorage(blocked).keys()).toEqual([]);
  });
});

it('the question if a payment’s row has room makes no unfinished run give way', () => {
  const { kept, open } = storageWithRoom(130, { 'may.dns.run.1': 'r'.repeat(100) });
  const rows = storedRows(createStorage(open), 'may.attempts', {
    schema: v.object({ key: v.string() }),
    rowSize: 40,
  });
  expect(rows.canKeep()).toBe(false);
  expect(Object.keys(kept)).toEqual(['may.dns.run.1']);
});
