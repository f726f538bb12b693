import { applyChanges, type ChangeSet, diffZones } from './changeSet.ts';
import { type ImportedRecord, planImport } from './planImport.ts';
import type { RecordType, ZoneRecord } from './records.ts';
import { isSpf, mergeSpf, readSpf, writeSpf } from './spf.ts';

const record = (
  name: string,
  type: RecordType,
  value: string,
  rest: Partial<Pick<ImportedRecord, 'priority' | 'proxied'>> = {},
): ImportedRecord => ({ name, type, values: [value], ttl: null, priority: null, proxied: null, ...rest });

/** Mail at Google Workspace. */
export const googleWorkspace = (): ImportedRecord[] => [
  record('@', 'MX', 'smtp.google.com', { priority: 1 }),
  record('@', 'TXT', 'v=spf1 include:_spf.google.com ~all'),
];

/** Mail at Microsoft 365. The mail host follows from the domain; for some names with '-' Microsoft assigns another `mailHost`. */
export const microsoft365 = (
  domain: string,
  mailHost = `${domain.replaceAll('.', '-')}.mail.protection.outlook.com`,
): ImportedRecord[] => [
  record('@', 'MX', mailHost, { priority: 0 }),
  record('@', 'TXT', 'v=spf1 include:spf.protection.outlook.com -all'),
  record('autodiscover', 'CNAME', 'autodiscover.outlook.com', { proxied: false }),
];

/** Zoho's data centres, by the ending of the address where the account's owner signs in. */
export const zohoRegions = ['com', 'eu', 'in', 'com.au', 'jp'] as const;

export type ZohoRegion = (typeof zohoRegions)[number];

/** Mail at Zoho. */
export const zohoMail = (region: ZohoRegion = 'com'): ImportedRecord[] => [
  record('@', 'MX', `mx.zoho.${region}`, { priority: 10 }),
  record('@', 'MX', `mx2.zoho.${region}`, { priority: 20 }),
  record('@', 'MX', `mx3.zoho.${region}`, { priority: 50 }),
  record('@', 'TXT', `v=spf1 include:zohomail.${region} ~all`),
];

/** A web site on a server, at the root and at www. A root needs an address, so a server without one gets only www. */
export const pointToServer = (server: {
  host: string | null;
  ipv4: readonly string[];
  ipv6: readonly string[];
}): ImportedRecord[] => {
  const isAddressed = server.ipv4.length + server.ipv6.length > 0;
  const addresses = (name: string) => [
    ...server.ipv4.map((address) => record(name, 'A', address, { proxied: true })),
    ...server.ipv6.map((address) => record(name, 'AAAA', address, { proxied: true })),
  ];
  if (isAddressed) return [...addresses('@'), ...addresses('www')];
  return server.host === null ? [] : [record('www', 'CNAME', server.host, { proxied: true })];
};

const isReplacedBy =
  (wanted: readonly ImportedRecord[]) =>
  ({ name, type }: ZoneRecord): boolean => {
    const at = wanted.filter((other) => other.name === name);
    // At its names, a template replaces MX by MX, a record that leads visitors by another one, and all records by a CNAME.
    const leads = (other: string) => other === 'A' || other === 'AAAA' || other === 'CNAME';
    return at.some(
      (other) => (type === 'MX' && other.type === 'MX') || (leads(type) && leads(other.type)) || other.type === 'CNAME',
    );
  };

/**
 * Plans a template. It replaces conflicting records (mail servers, addresses, CNAMEs) and adds missing ones. Its senders join the existing
 * SPF record, because a second one would be invalid.
 */
export const planTemplate = (
  zone: readonly ZoneRecord[],
  template: readonly ImportedRecord[],
  keyOf: (index: number) => string,
): ChangeSet => {
  const isOfSpf = ({ type, values }: { type: string; values: readonly string[] }) =>
    type === 'TXT' && values.some(isSpf);
  const plain = template.filter((wanted) => !isOfSpf(wanted));
  const replaced = zone.filter(isReplacedBy(plain));
  const rest = zone.filter((known) => !replaced.includes(known));
  const replacing = planImport(replaced, plain, 'replace', keyOf);
  const joined = new Map<string, ZoneRecord>();
  const others = template.filter((wanted) => {
    if (!isOfSpf(wanted)) return false;
    const known = rest.find((candidate) => candidate.name === wanted.name && isOfSpf(candidate));
    const theirs = readSpf(wanted.values[0] ?? '');
    if (!known || !theirs) return true;
    const values = known.values.map((value) => {
      const ours = readSpf(value);
      return ours ? writeSpf(mergeSpf(ours, theirs)) : value;
    });
    joined.set(known.id, { ...known, values });
    return false;
  });
  const offset = replacing.added.length;
  const adding = planImport(rest, others, 'merge', (index) => keyOf(index + offset));
  const after = applyChanges(applyChanges(zone, replacing), adding).map((known) => joined.get(known.id) ?? known);
  return diffZones(zone, after);
};
