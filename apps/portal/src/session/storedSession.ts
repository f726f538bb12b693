import type { Me } from '@may/api';
import * as v from 'valibot';
import { localStore, sessionStore } from '../storage/createStorage.ts';

/** The session keys of the specification (section 3), literally. */
const sessionKeys = {
  accessToken: 'accessToken',
  me: 'me',
  clientStripe: 'clientStripe',
  isLogin: 'isLogin',
  lockScreen: 'lock_screen',
} as const;

const meSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  email: v.pipe(v.string(), v.nonEmpty()),
  name: v.nullable(v.string()),
  region: v.picklist(['VN', 'USD', 'EURO', 'AUD']),
  balance: v.nullable(
    v.object({ amount: v.pipe(v.number(), v.safeInteger()), currency: v.picklist(['VND', 'AUD', 'USD', 'EUR']) }),
  ),
});

/** What one tab knows of its session and may hand to another tab of the same origin. */
export const storedSessionSchema = v.object({
  me: meSchema,
  accessToken: v.nullable(v.pipe(v.string(), v.nonEmpty())),
  clientStripe: v.nullable(v.string()),
  locked: v.boolean(),
});
export type StoredSession = v.InferOutput<typeof storedSessionSchema>;

const readMe = (): Me | null => {
  try {
    const parsed = v.safeParse(meSchema, JSON.parse(sessionStore.get(sessionKeys.me) ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
};

/** The bearer token of the moment; a locked session has none. */
export const readAccessToken = (): string | null => sessionStore.get(sessionKeys.accessToken);

/** The session this tab holds, or null: without the login marker, or when what is stored can't be read. A session without a token is locked. */
export const readSession = (): StoredSession | null => {
  const me = readMe();
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
  put(sessionKeys.me, JSON.stringify(me));
  put(sessionKeys.isLogin, 'true');
  put(sessionKeys.accessToken, accessToken);
  put(sessionKeys.clientStripe, clientStripe);
  put(sessionKeys.lockScreen, locked ? 'true' : null);
};

/** Locks what is stored: no token, no card secret, no balance, no name; only who may unlock stays. */
export const lockStoredSession = (): void => {
  const session = readSession();
  if (session) {
    const me = { ...session.me, name: null, balance: null };
    writeSession({ me, accessToken: null, clientStripe: null, locked: true });
  }
};

/** Forgets the session and everything typed under it; an old token in local storage (the specification reads one there) goes too. */
export const clearStoredSession = (): void => {
  for (const key of Object.values(sessionKeys)) sessionStore.remove(key);
  sessionStore.remove('may.topUpDraft');
  localStore.remove(sessionKeys.accessToken);
};
