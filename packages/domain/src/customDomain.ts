import { type ChangeSet, isSameList } from './dns/changeSet.ts';
import { toAsciiName } from './dns/idn.ts';
import { relativeNameOf } from './dns/names.ts';
import { factsOf, type ZoneRecord } from './dns/records.ts';
import { planTemplate } from './dns/templates.ts';
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

/** The whole list with the new names; null if the present list could not be read. */
export const withDomains = (server: DomainHolder, names: readonly string[]): string[] | null => {
  const known = domainsOf(server);
  return known && withoutDoubles([...known, ...names]);
};

/** The whole list without a name; null if the present list could not be read. */
export const withoutDomain = (server: DomainHolder, name: string): string[] | null =>
  domainsOf(server)?.filter((known) => !isSameDomain(known, name)) ?? null;

/** True if two lists hold the same domains in any order and spelling. */
export const isSameDomainList = (one: readonly string[], other: readonly string[]): boolean =>
  isSameList(withoutDoubles(one).map(comparable), withoutDoubles(other).map(comparable));

/** The name that visitors type as well: www.example.vn for example.vn, and the reverse; null for any other name. */
export const twinOf = (name: string, registrable: string | null): string | null => {
  if (name === registrable) return `www.${name}`;
  return registrable !== null && name === `www.${registrable}` ? registrable : null;
};

/** The zone that holds a name: of several, the longest. */
export const zoneHolding = <Zone extends { name: string }>(name: string, zones: readonly Zone[]): Zone | null =>
  zones
    .filter((zone) => relativeNameOf(name, zone.name) !== null)
    .reduce<Zone | null>((best, zone) => (best && best.name.length >= zone.name.length ? best : zone), null);

/** The record that leads a domain to a server. `host` is relative to `zone`; a null value is an address that the provider does not tell. */
export type NeededRecord = { domain: string; zone: string; host: string; type: 'A' | 'CNAME'; value: string | null };

/** The record that a domain needs: below a zone a CNAME to the primary domain, at its root, where no CNAME may stand, an A. */
export const neededRecord = (
  domain: string,
  zone: string,
  { domain: primary, ipv4 }: Pick<Server, 'domain' | 'ipv4'>,
): NeededRecord => {
  const host = relativeNameOf(domain, zone) ?? '@';
  return host === '@'
    ? { domain, zone, host, type: 'A', value: ipv4 }
    : { domain, zone, host, type: 'CNAME', value: primary };
};

/** The name, relative to its zone, from which other nameservers answer for `host`; null while the zone itself does. */
export const delegationOf = (records: readonly ZoneRecord[], host: string): string | null =>
  records.find(({ type, name }) => type === 'NS' && name !== '@' && relativeNameOf(host, name) !== null)?.name ?? null;

/** True if an MX record of the zone leads mail to the domain. */
export const takesMail = (records: readonly ZoneRecord[], domain: string): boolean =>
  records.some((record) => record.type === 'MX' && factsOf(record).some(({ value }) => isSameDomain(value, domain)));

const leadingTypes: readonly string[] = ['A', 'AAAA', 'CNAME'];

/** True if a zone has the record already, unproxied and with one value, and no other record leads its name. */
const isMade = (records: readonly ZoneRecord[], { host, type, value }: NeededRecord): boolean => {
  const [first, ...others] = records.filter((record) => record.name === host && leadingTypes.includes(record.type));
  if (first?.type !== type || first.proxied || others.length > 0) return false;
  const [held, ...more] = first.values;
  return held !== undefined && more.length === 0 && isSameDomain(held, value ?? '');
};

/**
 * Plans the records of domains in their zone. Records that lead visitors elsewhere are replaced, and at a CNAME's name all records. A proxied record
 * becomes unproxied. A record whose value is unknown is left out.
 */
export const planNeeded = (
  zone: readonly ZoneRecord[],
  needed: readonly NeededRecord[],
  keyOf: (index: number) => string,
): ChangeSet =>
  planTemplate(
    zone,
    needed.flatMap((record) => {
      const { host: name, type, value } = record;
      if (value === null || isMade(zone, record)) return [];
      // A proxy would hide the record from the provider's check.
      return { name, type, values: [value], ttl: null, priority: null, proxied: false };
    }),
    keyOf,
  );
