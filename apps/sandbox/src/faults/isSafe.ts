import { portalReturn } from '@may/portal/server';

/** What of the sandbox's own addresses plays somebody else, the card providers: it fails like them. */
const isPlayed = (path: string): boolean => /^\/__sandbox\/(stripe|square)\/(v1\/|\w+\.js$)/.test(path);

/** What is no call of a provider: the sandbox's own pages, and the portal's page that lives under `/api`. */
export const isSafe = (path: string): boolean =>
  (path.startsWith('/__sandbox') && !isPlayed(path)) || path === portalReturn;
