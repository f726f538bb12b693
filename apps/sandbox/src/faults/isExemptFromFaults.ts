import { portalReturn } from '@may/portal/server';

/** Calls and scripts of the card providers that the sandbox plays; a fault can strike them. */
const isOfCardProvider = (path: string): boolean => /^\/__sandbox\/(stripe|square)\/(v1\/|\w+\.js$)/.test(path);

/** True for paths that no fault strikes: the sandbox's own pages, and the portal's page under `/api`. */
export const isExemptFromFaults = (path: string): boolean =>
  (path.startsWith('/__sandbox') && !isOfCardProvider(path)) || path === portalReturn;
