import type * as v from 'valibot';
import { sessionStore } from './createStorage.ts';
import { type StoredValue, storedValue } from './storedValue.ts';

const prefix = 'may.draft.';

/** A value that the customer has typed in this tab and not sent, under `may.draft.<name>`; the end of the session removes all drafts. */
export const draft = <Value>(name: string, schema: v.GenericSchema<unknown, Value>): StoredValue<Value> =>
  storedValue(sessionStore, prefix + name, schema);

export const clearDrafts = (): void => {
  for (const key of sessionStore.keys()) if (key.startsWith(prefix)) sessionStore.remove(key);
};
