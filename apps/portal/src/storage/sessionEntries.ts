import { sessionKeys, stampKeys } from './keys.ts';
import type { StoredSession } from './storedSession.ts';

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
