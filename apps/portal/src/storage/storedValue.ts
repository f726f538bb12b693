import * as v from 'valibot';
import type { SafeStorage } from './createStorage.ts';

/** A value in the browser's storage, parsed by its schema at each read; null if missing or unreadable. */
export type StoredValue<Value> = {
  read(): Value | null;
  write(value: Value): void;
  clear(): void;
};

export const storedValue = <Value>(
  storage: SafeStorage,
  key: string,
  schema: v.GenericSchema<unknown, Value>,
): StoredValue<Value> => ({
  read: () => {
    try {
      const parsed = v.safeParse(schema, JSON.parse(storage.get(key) ?? 'null'));
      return parsed.success ? parsed.output : null;
    } catch {
      return null;
    }
  },
  write: (value) => storage.set(key, JSON.stringify(value)),
  clear: () => storage.remove(key),
});
