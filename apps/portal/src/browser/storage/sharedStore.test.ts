import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { createStorage } from './createStorage.ts';
import { memoryStorage } from './memoryStorage.fixtures.ts';
import { sharedStore } from './sharedStore.ts';

const key = 'may.example';
const schema = v.array(v.number());
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
});

const otherTabWrites = (changed: string | null) =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key: changed }));

it('the same value is the same object until it changes', () => {
  const store = sharedStore(key, schema, memoryStorage());
  store.write([1]);
  const first = store.read();
  expect(store.read()).toBe(first);
  store.write([2]);
  expect(store.read()).toEqual([2]);
});

it('unreadable text is read as null and stays', () => {
  for (const text of ['{', '"text"', '["1"]']) {
    const storage = memoryStorage();
    storage.set(key, text);
    expect.soft(sharedStore(key, schema, storage).read(), text).toBeNull();
    expect.soft(storage.get(key), text).toBe(text);
  }
});

it('a write here and one in another tab call the listener; other keys, and a listener that has left, do not', () => {
  const store = sharedStore(key, schema, memoryStorage());
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.write([1]);
  otherTabWrites('dark_mode');
  otherTabWrites(key);
  otherTabWrites(null);
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  otherTabWrites(key);
  store.clear();
  expect(listener).toHaveBeenCalledTimes(3);
});

it('a full storage refuses: the value holds for this page, and the write says so', () => {
  const full = createStorage(() => {
    throw new DOMException('Quota exceeded', 'QuotaExceededError');
  });
  const store = sharedStore(key, schema, full);
  expect(store.write([1])).toBe(false);
  expect(store.read()).toEqual([1]);
});
