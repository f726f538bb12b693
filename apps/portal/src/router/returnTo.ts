import { href } from './href.ts';

/** `/login`, remembering where the customer wanted to go. */
export const loginHref = (returnTo?: string): string =>
  returnTo && returnTo !== href('dashboard') ? href('login', { returnTo }) : href('login');

/** Where to go after signing in: a path of this portal, or the dashboard for anything that could lead elsewhere. */
export const safeReturnTo = (candidate: string | null): string => {
  if (!candidate?.startsWith('/')) return href('dashboard');
  const base = 'https://portal.invalid';
  const url = URL.canParse(candidate, base) ? new URL(candidate, base) : null;
  // Dots fold away and may leave two slashes in front, which a browser takes for a host; so it may take what stands for a slash.
  const isPath = url?.origin === base && !/^\/(?:[/\\]|%2f|%5c)/i.test(url.pathname);
  return isPath ? url.pathname + url.search + url.hash : href('dashboard');
};
