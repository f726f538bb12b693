import { refusalOfName } from '@may/domain';
import type { NameserverLink, PointedDomain } from '@may/ui';
import { href } from '../router/href.ts';
import { readDomainName } from './domainName.ts';

/** More no domain has, and an address need not carry. */
const mostNameservers = 13;

/**
 * Whether we answer for these nameservers: all of them end with ours. Without this a stranger could use our address to lead somebody's
 * domain to theirs.
 */
const areOurs = (nameservers: readonly string[], suffix: string): boolean =>
  suffix !== '' && nameservers.every((host) => host === suffix || host.endsWith(`.${suffix}`));

/** The address of the page that tells where a domain has to point; null where we cannot answer for its nameservers. */
export const nameserverLinkOf = (
  { name, nameservers }: Pick<PointedDomain, 'name' | 'nameservers'>,
  suffix: string,
): string | null => {
  if (nameservers.length === 0 || nameservers.length > mostNameservers || !areOurs(nameservers, suffix)) return null;
  return `${href('nameservers')}?${new URLSearchParams([['domain', name], ...nameservers.map((host) => ['ns', host])])}`;
};

/** Reads the address of that page: anybody may have written it. */
export const readNameserverLink = (search: URLSearchParams, suffix: string): NameserverLink => {
  const read = readDomainName(search.get('domain') ?? '');
  const nameservers = [...new Set(search.getAll('ns').map((host) => host.trim().toLowerCase().replace(/\.$/, '')))];
  const areNames = nameservers.every((host) => host.includes('.') && refusalOfName(host) === null);
  if (!read.ok || nameservers.length === 0 || nameservers.length > mostNameservers || !areNames)
    return { status: 'unreadable' };
  if (!areOurs(nameservers, suffix)) return { status: 'foreign' };
  return { status: 'ours', domain: { name: read.name, shown: read.shown, nameservers } };
};
