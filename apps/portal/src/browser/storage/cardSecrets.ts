import * as v from 'valibot';
import { sessionStore } from './createStorage.ts';
import { sharedStore } from './sharedStore.ts';

const stored = sharedStore('may.cardSecrets', v.record(v.string(), v.string()), sessionStore);

/**
 * The card provider's secrets of this tab's payments, by transaction code. They are never sent to another tab, are removed when the session is
 * locked or ends, and are then requested again.
 */
export const cardSecrets = {
  find: (transactionCode: string): string | null => stored.read()?.[transactionCode] ?? null,
  keep: (transactionCode: string, secret: string): void =>
    void stored.write({ ...stored.read(), [transactionCode]: secret }),
  drop: (transactionCode: string): void => {
    const { [transactionCode]: _, ...rest } = stored.read() ?? {};
    stored.write(rest);
  },
  clear: stored.clear,
};
