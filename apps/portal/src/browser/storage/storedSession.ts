import type { Me } from '@may/api';
import { regionCodes } from '@may/domain/region.ts';
import * as v from 'valibot';
import { cardSecrets } from './cardSecrets.ts';
import { localStore, sessionStore } from './createStorage.ts';
import { clearDrafts } from './draft.ts';
import { money, name } from './fields.ts';
import { judgeSession } from './judgeSession.ts';
import { sessionKeys, stampKeys } from './keys.ts';
import { currentStamp, lastStamp } from './sessionStamp.ts';
import { sharedStore } from './sharedStore.ts';

const meSchema = v.object({
  id: name,
  email: name,
  name: v.nullable(v.string()),
  region: v.picklist(regionCodes),
  balance: v.nullable(money),
});

/** The part of a session that goes to other tabs of the same origin: never the card secret, which serves one card in one tab. */
export const sharedSessionSchema = v.object({
  me: meSchema,
  accessToken: v.nullable(name),
  locked: v.boolean(),
});
export type SharedSession = v.InferOutput<typeof sharedSessionSchema>;

/** The session of one tab; `clientStripe` is the card form's secret (spec section 3), requested anew for each form. */
export type StoredSession = SharedSession & { clientStripe: string | null };

/** The keys of a session in the session storage of its tab. */
const ownKeys = [...Object.values(sessionKeys), stampKeys.own];

const storedMe = sharedStore<Me>(sessionKeys.me, meSchema, sessionStore);

/** The stamp under which this tab's session was opened. */
export const readStamp = (): string | null => sessionStore.get(stampKeys.own);

/** The state of this tab's session now, read from storage; check it before any data of a customer is read, shown or sent. */
export const sessionState = (): ReturnType<typeof judgeSession> =>
  judgeSession((store, key) => (store === 'localStorage' ? localStore : sessionStore).get(key), lastStamp());

/** The bearer token; null if the session was locked or has ended, in any tab. */
export const readAccessToken = (): string | null =>
  sessionState() === 'signedIn' ? sessionStore.get(sessionKeys.accessToken) : null;

/** This tab's session, or null: without the login marker, after a sign-out, or if the stored session is unreadable. */
export const readSession = (): StoredSession | null => {
  const me = storedMe.read();
  const state = sessionState();
  if (!me || state === 'signedOut') return null;
  if (state !== 'signedIn')
    return { me: { ...me, name: null, balance: null }, accessToken: null, clientStripe: null, locked: true };
  return { me, accessToken: readAccessToken(), clientStripe: readCardSecret(), locked: false };
};

/** The entries of a session in the session storage of its tab, opened under `stamp`; a value that is null has no entry. */
export const sessionEntries = (
  { me, accessToken, clientStripe, locked }: StoredSession,
  stamp: string | null,
): Record<string, string> => {
  const values: Record<string, string | null> = {
    [sessionKeys.me]: JSON.stringify(me),
    [sessionKeys.isLogin]: 'true',
    [sessionKeys.accessToken]: accessToken,
    [sessionKeys.clientStripe]: clientStripe,
    [sessionKeys.lockScreen]: locked ? 'true' : null,
    [stampKeys.own]: stamp,
  };
  return Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value === null ? [] : [[key, value]])));
};

/** Removes the old keys first: if a full storage refuses the new ones, the old token and name must not stay. */
const write = (session: StoredSession, stamp: string | null): void => {
  for (const key of ownKeys) sessionStore.remove(key);
  for (const [key, value] of Object.entries(sessionEntries(session, stamp))) sessionStore.set(key, value);
};

/** Stores a session that is opened now, or one of an earlier stamp, which stays valid as long as that stamp. */
export const writeSession = (session: StoredSession, stamp = currentStamp()): void => write(session, stamp);

/** Stores the secret of this tab's open card form (spec section 3); each form brings its own. */
export const keepCardSecret = (secret: string): void => void sessionStore.set(sessionKeys.clientStripe, secret);

/** The secret of the card form that this tab opened last. */
export const readCardSecret = (): string | null => sessionStore.get(sessionKeys.clientStripe);

/** Drops the token that the provider has refused: a reload then opens locked, as the page that is covered. */
export const expireStoredSession = (): void => sessionStore.remove(sessionKeys.accessToken);

/** Locks the stored session: removes token, card secret, balance and name; the e-mail stays for the unlock. */
export const lockStoredSession = (): void => {
  cardSecrets.clear();
  const session = readSession();
  if (!session) return;
  const me = { ...session.me, name: null, balance: null };
  // With its old stamp: a sign-out that this tab has not noticed yet still ends it.
  write({ me, accessToken: null, clientStripe: null, locked: true }, readStamp());
};

/** Removes the session, its drafts, and an old token in local storage, from which the specification reads it. */
export const clearStoredSession = (): void => {
  cardSecrets.clear();
  for (const key of ownKeys) sessionStore.remove(key);
  clearDrafts();
  localStore.remove(sessionKeys.accessToken);
};
