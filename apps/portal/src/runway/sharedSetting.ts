import type * as v from 'valibot';
import { localStore, type SafeStorage } from '../storage/createStorage.ts';
import { storedValue } from '../storage/storedValue.ts';

/** A setting of this browser that components follow, in this tab and in the others. */
export type SharedSetting<Value> = {
  /** The same object until it changes. */
  read: () => Value;
  /** False if the browser refused: then it lasts until the page is closed. */
  write: (value: Value) => boolean;
  subscribe: (listener: () => void) => () => void;
};

export const sharedSetting = <Value>(
  key: string,
  schema: v.GenericSchema<unknown, Value>,
  usual: Value,
  storage: SafeStorage = localStore,
  page: Pick<Window, 'addEventListener' | 'removeEventListener'> = globalThis,
): SharedSetting<Value> => {
  const stored = storedValue(storage, key, schema);
  const listeners = new Set<() => void>();
  let last: { text: string | null; value: Value } | undefined;
  return {
    read: () => {
      const text = storage.get(key);
      if (last?.text !== text || !last) last = { text, value: stored.read() ?? usual };
      return last.value;
    },
    write: (value) => {
      const isKept = storage.set(key, JSON.stringify(value));
      for (const listener of listeners) listener();
      return isKept;
    },
    subscribe: (listener) => {
      // A null key means that the whole storage was emptied.
      const follow = ({ key: changed }: StorageEvent) => (changed === key || changed === null) && listener();
      listeners.add(listener);
      page.addEventListener('storage', follow);
      return () => {
        listeners.delete(listener);
        page.removeEventListener('storage', follow);
      };
    },
  };
};
