import { describe, expect, it } from 'vitest';
import { createStorage } from './createStorage.ts';

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

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
