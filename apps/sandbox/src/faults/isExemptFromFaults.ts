import { portalReturn } from '@may/portal/server';

/** True for the sandbox's stand-ins of the card providers, which can fail. */
const isPlayed = (path: string): boolean => /^\/__sandbox\/(stripe|square)\/(v1\/|\w+\.js$)/.test(path);

/** True for paths that no fault strikes: the sandbox's own pages, and the portal's page under `/api`. */
export const isExemptFromFaults = (path: string): boolean =>
  (path.startsWith('/__sandbox') && !isPlayed(path)) || path === portalReturn;
