import { sessionKeys, wordKeys } from './keys.ts';
import type { StoredSession } from './storedSession.ts';

/** The entries of a session in the session storage of its tab, opened under `word`; a value that is null has no entry. */
export const sessionEntries = (
  { me, accessToken, clientStripe, locked }: StoredSession,
  word: string | null,
): Record<string, string> => {
  const values: Record<string, string | null> = {
    [sessionKeys.me]: JSON.stringify(me),
    [sessionKeys.isLogin]: 'true',
    [sessionKeys.accessToken]: accessToken,
    [sessionKeys.clientStripe]: clientStripe,
    [sessionKeys.lockScreen]: locked ? 'true' : null,
    [wordKeys.own]: word,
  };
  return Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value === null ? [] : [[key, value]])));
};
