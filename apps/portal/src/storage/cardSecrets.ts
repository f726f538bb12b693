import * as v from 'valibot';
import { sessionStore } from './createStorage.ts';
import { storedValue } from './storedValue.ts';

const stored = storedValue(sessionStore, 'may.cardSecrets', v.record(v.string(), v.string()));

/**
 * What the card provider can be asked about this tab's payments with, by the payment's code: never told to another tab, dropped when the
 * session is locked or ends, and then asked for anew.
 */
export const cardSecrets = {
  find: (transactionCode: string): string | null => stored.read()?.[transactionCode] ?? null,
  keep: (transactionCode: string, secret: string): void =>
    stored.write({ ...stored.read(), [transactionCode]: secret }),
  drop: (transactionCode: string): void => {
    const { [transactionCode]: _, ...rest } = stored.read() ?? {};
    stored.write(rest);
  },
  clear: stored.clear,
};
