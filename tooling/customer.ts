import type { BrowserContext } from 'playwright-core';

/** Signs the demo customer in, and returns the entries of a tab's session storage. */
export const signIn = async (origin: string): Promise<Record<string, string>> => {
  const call = async (path: string, init: RequestInit = {}) => (await (await fetch(origin + path, init)).json()).result;
  const { token } = await call('/api/v1/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@may.cloud', password: 'Demo!2345' }),
  });
  const me = await call('/api/v1/auth/me', { headers: { authorization: `Bearer ${token.accessToken}` } });
  const stored = { id: me.id, email: me.email, name: me.name, region: me.region_code, balance: null };
  return { accessToken: token.accessToken, isLogin: 'true', me: JSON.stringify(stored) };
};

/** Gives each tab of a context its own session, because a browser keeps one per tab. */
export const keepSession = (context: BrowserContext, session: Record<string, string>) =>
  context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
    // A session needs the browser's stamp (docs/decisions/0004).
    localStorage.setItem('may.lastWord', 'era lock');
    sessionStorage.setItem('may.word', 'era lock');
  }, session);
