import * as v from 'valibot';
import type { SafeStorage } from './createStorage.ts';
import { notifyWatchers, watchKeys } from './watchKeys.ts';

/** A value of the browser's storage that all tabs share, parsed by its schema. Nothing of it throws. */
export type SharedStore<Value> = ReturnType<typeof sharedStore<Value>>;

/** Keeps a value as JSON under one key. A `durable` value takes the room of runs of DNS changes, and is never in memory alone. */
export const sharedStore = <Value>(
  key: string,
  schema: v.GenericSchema<unknown, Value>,
  storage: SafeStorage,
  keeping: 'durable' | 'light' = 'light',
) => {
  let seen: { text: string; value: Value | null } | undefined;
  const parse = (text: string): Value | null => {
    try {
      const { success, output } = v.safeParse(schema, JSON.parse(text));
      return success ? output : null;
    } catch {
      return null;
    }
  };
  return {
    /** The same object until it changes; null if missing or unreadable. */
    read: (): Value | null => {
      const text = storage.get(key);
      if (text === null) return null;
      if (seen?.text !== text) seen = { text, value: parse(text) };
      return seen.value;
    },
    /** False if the browser refused: the value then holds for this page. */
    write: (value: Value): boolean => {
      const set = (keeping === 'durable' && storage.setDurably) || storage.set;
      const isKept = set(key, JSON.stringify(value));
      notifyWatchers(key);
      return isKept;
    },
    clear: (): void => {
      storage.remove(key);
      notifyWatchers(key);
    },
    /** Calls `listener` after a change in this tab or another one. */
    subscribe: (listener: () => void): (() => void) => watchKeys((changed) => changed === key, listener),
  };
};
