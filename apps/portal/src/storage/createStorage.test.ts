import { describe, expect, it } from 'vitest';
import { createStorage } from './createStorage.ts';

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

  it('replaces one run with its parts, and no other whose id has the same letters before a number sign', () => {
    const { kept, open } = storageWithRoom(130, {
      'may.dns.run.a#b': 'r'.repeat(30),
      'may.dns.run.a#b#0': 'r'.repeat(20),
      'may.dns.run.a#c': 'r'.repeat(20),
    });
    expect(createStorage(open).setDurably?.('may.attempts', 'a'.repeat(40))).toBe(true);
    expect(Object.keys(kept).sort()).toEqual(['may.attempts', 'may.dns.run.a#c']);
  });

  it('replaces the undo steps before an unfinished run, which may be larger', () => {
    const { kept, open } = storageWithRoom(110, {
      'may.dns.undos': 'u'.repeat(20),
      'may.dns.run.1': 'r'.repeat(50),
    });
    expect(createStorage(open).setDurably?.('may.attempts', 'a'.repeat(20))).toBe(true);
    expect(Object.keys(kept).sort()).toEqual(['may.attempts', 'may.dns.run.1']);
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

describe('journals of DNS changes', () => {
  it('keep 2,000,000 characters of undo steps, and more than that until the page closes', () => {
    const { kept, open } = storageWithRoom(10_000_000);
    const storage = createStorage(open);
    storage.set('may.dns.undos', 'u'.repeat(2_000_001));
    expect(Object.keys(kept)).toEqual([]);
    expect(storage.get('may.dns.undos')).toHaveLength(2_000_001);
    storage.set('may.dns.undos', 'u'.repeat(2_000_000));
    expect(Object.keys(kept)).toEqual(['may.dns.undos']);
  });

  it('keep a run as long as the browser has room for it beside the undo steps', () => {
    const { kept, open } = storageWithRoom(5_000_000, { 'may.dns.undos': 'u'.repeat(2_000_000) });
    createStorage(open).set('may.dns.run.1', 'r'.repeat(2_900_000));
    expect(Object.keys(kept)).toEqual(['may.dns.undos', 'may.dns.run.1']);
  });

  it('drop the undo steps for a run that has no room beside them', () => {
    const { kept, open } = storageWithRoom(5_000_000, { 'may.dns.undos': 'u'.repeat(1_000_000) });
    createStorage(open).set('may.dns.run.1', 'r'.repeat(4_500_000));
    expect(Object.keys(kept)).toEqual(['may.dns.run.1']);
  });

  it('keep the undo steps if the run has no room in an empty storage either', () => {
    const { kept, open } = storageWithRoom(5_000_000, { 'may.dns.undos': 'u' });
    const storage = createStorage(open);
    storage.set('may.dns.run.1', 'r'.repeat(5_000_001));
    expect(kept).toEqual({ 'may.dns.undos': 'u' });
    expect(storage.get('may.dns.run.1')).toHaveLength(5_000_001);
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
