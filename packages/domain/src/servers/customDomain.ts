import { isSameList } from '../dns/changeSet.ts';
import { toAsciiName } from '../dns/idn.ts';
import { relativeNameOf } from '../dns/names.ts';
import type { Server } from './server.ts';

/** A server's fields that an update of its domains needs. */
export type DomainHolder = Pick<Server, 'id' | 'rawName' | 'domain' | 'domains'>;

const comparable = (name: string): string => {
  const bare = name.trim().replace(/\.$/, '').normalize('NFC');
  return toAsciiName(bare) ?? bare.toLowerCase();
};

/** True if two names are the same domain: one may be in capitals, in Unicode, or end with a dot. */
export const isSameDomain = (a: string, b: string): boolean => comparable(a) === comparable(b);

/** True if the name is the address that the provider gave the server; it stays with the server. */
export const isPrimaryDomain = ({ domain }: Pick<DomainHolder, 'domain'>, name: string): boolean =>
  domain !== null && isSameDomain(domain, name);

const withoutDoubles = (names: readonly string[]): string[] =>
  names.filter((name, index) => names.findIndex((other) => isSameDomain(other, name)) === index);

/** All domains of a server without doubles, the primary first; null if they could not be read. */
export const domainsOf = ({ domain, domains }: Pick<DomainHolder, 'domain' | 'domains'>): string[] | null =>
  domains && withoutDoubles([...(domain === null ? [] : [domain]), ...domains]);

/** True if the server's list holds the name. */
export const holdsDomain = (server: Pick<DomainHolder, 'domain' | 'domains'>, name: string): boolean =>
  domainsOf(server)?.some((known) => isSameDomain(known, name)) ?? false;

/** The whole list with a new name; null if the present list could not be read. */
export const withDomain = (server: DomainHolder, name: string): string[] | null => {
  const known = domainsOf(server);
  return known && withoutDoubles([...known, name]);
};

/** The whole list without a name; null if the present list could not be read. */
export const withoutDomain = (server: DomainHolder, name: string): string[] | null =>
  domainsOf(server)?.filter((known) => !isSameDomain(known, name)) ?? null;

/** True if two lists hold the same domains in any order and spelling. */
export const isSameDomainList = (one: readonly string[], other: readonly string[]): boolean =>
  isSameList(withoutDoubles(one).map(comparable), withoutDoubles(other).map(comparable));

/** The record that leads a domain to a server; a null value is an address that the provider does not tell. */
export type NeededRecord =
  | { type: 'A'; host: '@'; value: string | null }
  | { type: 'CNAME'; host: string; value: string };

/**
 * The record that a domain needs, its host relative to the registrable domain `root`: a CNAME to the primary domain, at the root, where no CNAME may
 * stand, an A. Null below the root of a server without a primary domain.
 */
export const neededRecord = (
  domain: string,
  root: string,
  { domain: primary, ipv4 }: Pick<Server, 'domain' | 'ipv4'>,
): NeededRecord | null => {
  const host = relativeNameOf(domain, root) ?? '@';
  if (host === '@') return { type: 'A', host, value: ipv4 };
  return primary === null ? null : { type: 'CNAME', host, value: primary };
};
