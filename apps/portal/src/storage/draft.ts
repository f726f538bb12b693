import type * as v from 'valibot';
import { sessionStore } from './createStorage.ts';
import { type StoredValue, storedValue } from './storedValue.ts';

const prefix = 'may.draft.';

/** What a customer chose or typed in this tab and has not sent yet, under `may.draft.<name>`; the end of the session takes all drafts with it. */
export const draft = <Value>(name: string, schema: v.GenericSchema<unknown, Value>): StoredValue<Value> =>
  storedValue(sessionStore, prefix + name, schema);

/** Forgets every draft there is, whoever wrote it. */
export const clearDrafts = (): void => {
  for (const key of sessionStore.keys()) if (key.startsWith(prefix)) sessionStore.remove(key);
};
