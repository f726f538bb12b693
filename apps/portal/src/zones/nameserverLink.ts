import { refusalOfName } from '@may/domain';
import type { NameserverLink, PointedDomain } from '@may/ui';
import { href } from '../router/href.ts';
import { readDomainName } from './readDomainName.ts';

/** A domain has at most 13 nameservers. */
const mostNameservers = 13;

/** True if every nameserver ends with our suffix: a forged link must not point a customer's domain at other nameservers. */
const areOurs = (nameservers: readonly string[], suffix: string): boolean =>
  suffix !== '' && nameservers.every((host) => host === suffix || host.endsWith(`.${suffix}`));

/** The address of the page that shows a domain's nameservers; null if one of them is not ours. */
export const nameserverLinkOf = (
  { name, nameservers }: Pick<PointedDomain, 'name' | 'nameservers'>,
  suffix: string,
): string | null => {
  if (nameservers.length === 0 || nameservers.length > mostNameservers || !areOurs(nameservers, suffix)) return null;
  return `${href('nameservers')}?${new URLSearchParams([['domain', name], ...nameservers.map((host) => ['ns', host])])}`;
};

/** Reads the parameters of that page's address. They are untrusted, because an attacker may have written the link. */
export const readNameserverLink = (search: URLSearchParams, suffix: string): NameserverLink => {
  const read = readDomainName(search.get('domain') ?? '');
  const nameservers = [...new Set(search.getAll('ns').map((host) => host.trim().toLowerCase().replace(/\.$/, '')))];
  const areNames = nameservers.every((host) => host.includes('.') && refusalOfName(host) === null);
  if (!read.ok || nameservers.length === 0 || nameservers.length > mostNameservers || !areNames)
    return { status: 'unreadable' };
  if (!areOurs(nameservers, suffix)) return { status: 'foreign' };
  return { status: 'ours', domain: { name: read.name, shown: read.shown, nameservers } };
};
