import type { Settings } from '../../browser/settings/settings.ts';

/** The hosts, each with its own port, that a server's log may come from: the provider's and the configured ones. */
export const logHostsOf = (
  { apiOrigin, logHosts = [] }: Pick<Settings, 'apiOrigin' | 'logHosts'>,
  page: Pick<Location, 'host'>,
): string[] => [...new Set([apiOrigin ? new URL(apiOrigin).host : page.host, ...logHosts])];
