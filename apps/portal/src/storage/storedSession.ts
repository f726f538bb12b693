import type { Me } from '@may/api';
import { currencies, regionCodes } from '@may/domain';
import * as v from 'valibot';
import { cardSecrets } from './cardSecrets.ts';
import { localStore, sessionStore } from './createStorage.ts';
import { clearDrafts } from './draft.ts';
import { judgeSession } from './judgeSession.ts';
import { sessionKeys, wordKeys } from './keys.ts';
import { sessionEntries } from './sessionEntries.ts';
import { currentWord, lastWord } from './sessionWord.ts';
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

/** The keys of a session in the session storage of its tab. */
const ownKeys = [...Object.values(sessionKeys), wordKeys.own];

const storedMe = storedValue<Me>(sessionStore, sessionKeys.me, meSchema);

/** The word this tab's session was opened under. */
export const readWord = (): string | null => sessionStore.get(wordKeys.own);

/** What is true of this tab's session now, whatever this page believes: the one question before anything of a customer is read, shown or sent. */
export const sessionState = (): ReturnType<typeof judgeSession> =>
  judgeSession({
    isLogin: sessionStore.get(sessionKeys.isLogin) !== null,
    hasToken: sessionStore.get(sessionKeys.accessToken) !== null,
    isLocked: sessionStore.get(sessionKeys.lockScreen) !== null,
    ownWord: readWord(),
    lastWord: lastWord(),
  });

/** The bearer token of the moment; a session that was locked or has ended, in whichever tab, has none. */
export const readAccessToken = (): string | null =>
  sessionState() === 'signedIn' ? sessionStore.get(sessionKeys.accessToken) : null;

/** The session this tab holds, or null: without the login marker, after a sign-out, or when what is stored can't be read. */
export const readSession = (): StoredSession | null => {
  const me = storedMe.read();
  const state = sessionState();
  if (!me || state === 'signedOut') return null;
  if (state === 'locked')
    return { me: { ...me, name: null, balance: null }, accessToken: null, clientStripe: null, locked: true };
  return { me, accessToken: readAccessToken(), clientStripe: readCardSecret(), locked: false };
};

/** Takes away first what it replaces: what a full storage refuses must not leave the token or the name of before. */
const write = (session: StoredSession, word: string | null): void => {
  for (const key of ownKeys) sessionStore.remove(key);
  for (const [key, value] of Object.entries(sessionEntries(session, word))) sessionStore.set(key, value);
};

/** Keeps a session that is opened now, or one that was opened under an earlier word and holds as long as that. */
export const writeSession = (session: StoredSession, word = currentWord()): void => write(session, word);

/** Keeps the secret of the card form that is open in this tab (spec section 3); each opening of the form brings its own. */
export const keepCardSecret = (secret: string): void => sessionStore.set(sessionKeys.clientStripe, secret);

/** The secret of the card form that was opened last in this tab. */
export const readCardSecret = (): string | null => sessionStore.get(sessionKeys.clientStripe);

/** Locks what is stored: no token, no card secret, no balance, no name; only who may unlock stays. */
export const lockStoredSession = (): void => {
  cardSecrets.clear();
  const session = readSession();
  if (!session) return;
  const me = { ...session.me, name: null, balance: null };
  // Under the word of before: a sign-out that this tab has not heard of yet stays one.
  write({ me, accessToken: null, clientStripe: null, locked: true }, readWord());
};

/** Forgets the session and everything typed under it; an old token in local storage (the specification reads one there) goes too. */
export const clearStoredSession = (): void => {
  cardSecrets.clear();
  for (const key of ownKeys) sessionStore.remove(key);
  clearDrafts();
  localStore.remove(sessionKeys.accessToken);
};
