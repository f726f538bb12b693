import type { BrowserContext } from 'playwright-core';
import { stampKeys } from '../apps/portal/src/browser/storage/keys.ts';
import { sessionEntries } from '../apps/portal/src/browser/storage/storedSession.ts';

/** Signs the demo customer in; returns the entries of the session in the session storage of a tab. */
export const signIn = async (origin: string): Promise<Record<string, string>> => {
  const call = async (path: string, init: RequestInit = {}) => (await (await fetch(origin + path, init)).json()).result;
  const { token } = await call('/api/v1/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@may.cloud', password: 'Demo!2345' }),
  });
  const me = await call('/api/v1/auth/me', { headers: { authorization: `Bearer ${token.accessToken}` } });
  const stored = { id: me.id, email: me.email, name: me.name, region: me.region_code, balance: null };
  return sessionEntries({ me: stored, accessToken: token.accessToken, clientStripe: null, locked: false }, null);
};

/**
 * Puts a session into the storage of each page that `target` loads, under the stamp that is valid in its browser
 * (docs/decisions/0004). A browser without a stamp gets one.
 */
export const putSession = (target: Pick<BrowserContext, 'addInitScript'>, entries: Record<string, string>) =>
  target.addInitScript(
    ({ entries, stamps }) => {
      if (window !== window.top) return;
      localStorage[stamps.last] ??= 'era lock';
      Object.assign(sessionStorage, entries, { [stamps.own]: localStorage[stamps.last] });
    },
    { entries, stamps: stampKeys },
  );
