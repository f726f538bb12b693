import { href } from './href.ts';

/** The login page's address, with the address that the customer asked for. */
export const loginHref = (returnTo?: string): string =>
  returnTo && returnTo !== href('dashboard') ? href('login', { returnTo }) : href('login');

/** The address after signing in: a path of this portal, or the dashboard if the given address could lead to another host. */
export const safeReturnTo = (candidate: string | null): string => {
  if (!candidate?.startsWith('/')) return href('dashboard');
  const base = 'https://portal.invalid';
  const url = URL.canParse(candidate, base) ? new URL(candidate, base) : null;
  // A browser removes dot segments. `//` in front then means a host, and so may a character that stands for a slash.
  const isPath = url?.origin === base && !/^\/(?:[/\\]|%2f|%5c)/i.test(url.pathname);
  return isPath ? url.pathname + url.search + url.hash : href('dashboard');
};
