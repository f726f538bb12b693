import type * as v from 'valibot';
import { sessionStore } from './createStorage.ts';
import { type SharedStore, sharedStore } from './sharedStore.ts';

const prefix = 'may.draft.';

/** A value that the customer has typed in this tab and not sent, under `may.draft.<name>`; the end of the session removes all drafts. */
export const draft = <Value>(name: string, schema: v.GenericSchema<unknown, Value>): SharedStore<Value> =>
  sharedStore(prefix + name, schema, sessionStore);

export const clearDrafts = (): void => {
  for (const key of sessionStore.keys()) if (key.startsWith(prefix)) sessionStore.remove(key);
};
