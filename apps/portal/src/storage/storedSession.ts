import type { Me } from '@may/api';
import { currencies, regionCodes } from '@may/domain';
import * as v from 'valibot';
import { cardSecrets } from './cardSecrets.ts';
import { localStore, sessionStore } from './createStorage.ts';
import { clearDrafts } from './draft.ts';
import { sessionKeys } from './keys.ts';
import { storedValue } from './storedValue.ts';

const meSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  email: v.pipe(v.string(), v.nonEmpty()),
  name: v.nullable(v.string()),
  region: v.picklist(regionCodes),
  balance: v.nullable(v.object({ amount: v.pipe(v.number(), v.safeInteger()), currency: v.picklist(currencies) })),
});

/** What one tab hands to another of the same origin: never the card secret, which serves one card in one tab. */
export const sharedSessionSchema = v.object({
  me: meSchema,
  accessToken: v.nullable(v.pipe(v.string(), v.nonEmpty())),
  locked: v.boolean(),
});
export type SharedSession = v.InferOutput<typeof sharedSessionSchema>;

/** What one tab knows of its session; `clientStripe` is the secret of the card form (spec section 3), fetched anew where it is needed. */
export type StoredSession = SharedSession & { clientStripe: string | null };

const storedMe = storedValue<Me>(sessionStore, sessionKeys.me, meSchema);

/** The bearer token of the moment; a locked session has none. */
export const readAccessToken = (): string | null => sessionStore.get(sessionKeys.accessToken);

/** The session this tab holds, or null: without the login marker, or when what is stored can't be read. A session without a token is locked. */
export const readSession = (): StoredSession | null => {
  const me = storedMe.read();
  if (!me || sessionStore.get(sessionKeys.isLogin) === null) return null;
  const accessToken = readAccessToken();
  return {
    me,
    accessToken,
    clientStripe: sessionStore.get(sessionKeys.clientStripe),
    locked: accessToken === null || sessionStore.get(sessionKeys.lockScreen) !== null,
  };
};

const put = (key: string, value: string | null) =>
  value === null ? sessionStore.remove(key) : sessionStore.set(key, value);

export const writeSession = ({ me, accessToken, clientStripe, locked }: StoredSession): void => {
  storedMe.write(me);
  put(sessionKeys.isLogin, 'true');
  put(sessionKeys.accessToken, accessToken);
  put(sessionKeys.clientStripe, clientStripe);
  put(sessionKeys.lockScreen, locked ? 'true' : null);
};

/** Keeps the secret of the card form that is open in this tab (spec section 3); each opening of the form brings its own. */
export const keepCardSecret = (secret: string): void => sessionStore.set(sessionKeys.clientStripe, secret);

/** The secret of the card form that was opened last in this tab. */
export const readCardSecret = (): string | null => sessionStore.get(sessionKeys.clientStripe);

/** Locks what is stored: no token, no card secret, no balance, no name; only who may unlock stays. */
export const lockStoredSession = (): void => {
  cardSecrets.clear();
  const session = readSession();
  if (session) {
    const me = { ...session.me, name: null, balance: null };
    writeSession({ me, accessToken: null, clientStripe: null, locked: true });
  }
};

/** Forgets the session and everything typed under it; an old token in local storage (the specification reads one there) goes too. */
export const clearStoredSession = (): void => {
  cardSecrets.clear();
  for (const key of Object.values(sessionKeys)) sessionStore.remove(key);
  clearDrafts();
  localStore.remove(sessionKeys.accessToken);
};
