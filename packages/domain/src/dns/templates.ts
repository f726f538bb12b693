import { applyChanges, type ChangeSet, diffZones, type RecordChange } from './changeSet.ts';
import { type ImportedRecord, newRecord, withSettings } from './planImport.ts';
import { factsOf, type RecordType, type ZoneRecord } from './records.ts';
import { isSpf, withSpfTerms } from './spf.ts';

export const templateRecord = (
  name: string,
  type: RecordType,
  value: string,
  rest: Partial<Pick<ImportedRecord, 'priority' | 'proxied'>> = {},
): ImportedRecord => ({ name, type, values: [value], ttl: null, priority: null, proxied: null, ...rest });

/** The SPF terms of services that send mail for a domain. Zoho's depends on a region, which its own template asks for. */
export const spfSenders = {
  google: 'include:_spf.google.com',
  microsoft: 'include:spf.protection.outlook.com',
  mailchimp: 'include:servers.mcsv.net',
  sendgrid: 'include:sendgrid.net',
  ses: 'include:amazonses.com',
} as const;

export type SpfSender = keyof typeof spfSenders;

const spfRecord = (...terms: readonly string[]): ImportedRecord =>
  templateRecord('@', 'TXT', `v=spf1 ${terms.join(' ')} ~all`);

/** The permission for these services to send mail for the domain. */
export const mailSenders = (senders: readonly SpfSender[]): ImportedRecord[] =>
  senders.length > 0 ? [spfRecord(...senders.map((sender) => spfSenders[sender]))] : [];

/** Mail at Google Workspace. */
export const googleWorkspace = (): ImportedRecord[] => [
  templateRecord('@', 'MX', 'smtp.google.com', { priority: 1 }),
  ...mailSenders(['google']),
];

/** Mail at Microsoft 365. The mail host follows from the domain; for some names with '-' Microsoft assigns another `mailHost`. */
export const microsoft365 = (
  domain: string,
  mailHost = `${domain.replaceAll('.', '-')}.mail.protection.outlook.com`,
): ImportedRecord[] => [
  templateRecord('@', 'MX', mailHost, { priority: 0 }),
  ...mailSenders(['microsoft']),
  templateRecord('autodiscover', 'CNAME', 'autodiscover.outlook.com', { proxied: false }),
];

/** Zoho's data centres, by the ending of the address where the account's owner signs in. */
export const zohoRegions = ['com', 'eu', 'in', 'com.au', 'jp'] as const;

export type ZohoRegion = (typeof zohoRegions)[number];

/** Mail at Zoho. */
export const zohoMail = (region: ZohoRegion): ImportedRecord[] => [
  templateRecord('@', 'MX', `mx.zoho.${region}`, { priority: 10 }),
  templateRecord('@', 'MX', `mx2.zoho.${region}`, { priority: 20 }),
  templateRecord('@', 'MX', `mx3.zoho.${region}`, { priority: 50 }),
  spfRecord(`include:zohomail.${region}`),
];

/** A web site on a server, at the root and at www. */
export const pointToServer = (ipv4: readonly string[], ipv6: readonly string[]): ImportedRecord[] =>
  ['@', 'www'].flatMap((name) => [
    ...ipv4.map((address) => templateRecord(name, 'A', address, { proxied: true })),
    ...ipv6.map((address) => templateRecord(name, 'AAAA', address, { proxied: true })),
  ]);

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

/** The record with an SPF text of its own that has the template's senders, too; null if the zone has no SPF at that name. */
const extendSpf = (zone: readonly ZoneRecord[], { name, values }: ImportedRecord): RecordChange | null => {
  const before = zone.find((record) => record.name === name && record.type === 'TXT' && record.values.some(isSpf));
  if (!before) return null;
  const first = before.values.findIndex(isSpf);
  const terms = values.flatMap((text) => text.split(' ').filter((word) => word.startsWith('include:')));
  const text = withSpfTerms(before.values[first] ?? '', terms);
  return { before, after: { ...before, values: before.values.with(first, text) } };
};

/**
 * Plans a template of whole records. It takes the place of records that contradict it (mail servers, addresses, CNAMEs) and adds missing
 * ones. Its senders join the existing SPF record, because a second one would be invalid.
 */
export const planTemplate = (
  zone: readonly ZoneRecord[],
  template: readonly ImportedRecord[],
  keyOf: (index: number) => string,
): ChangeSet => {
  const added: ZoneRecord[] = [];
  const edited: RecordChange[] = [];
  const isOfSpf = ({ type, values }: ImportedRecord) => type === 'TXT' && values.some(isSpf);
  const plain = template.filter((wanted) => !isOfSpf(wanted));
  const left = new Set(zone.filter(isReplacedBy(plain)));
  const take = ({ name, type }: ImportedRecord, fits: (record: ZoneRecord) => boolean) => {
    const record = [...left].find((held) => held.name === name && held.type === type && fits(held));
    if (record) left.delete(record);
    return record;
  };
  const add = (wanted: ImportedRecord) => added.push(newRecord(keyOf(added.length), wanted));
  const hasValue = (wanted: ImportedRecord) => (held: ZoneRecord) =>
    held.values.length === 1 && factsOf(held).every(({ value }) => value === wanted.values[0]);
  const matched = plain.map((wanted) => ({ wanted, held: take(wanted, hasValue(wanted)) }));
  for (const { wanted, held } of matched) {
    const before = held ?? take(wanted, () => true);
    if (held) edited.push({ before: held, after: withSettings(held, wanted) });
    else if (before) edited.push({ before, after: { ...newRecord(before.id, wanted), ttl: before.ttl } });
    else add(wanted);
  }
  for (const wanted of template.filter(isOfSpf)) {
    const extended = extendSpf(zone, wanted);
    if (extended) edited.push(extended);
    else add(wanted);
  }
  return diffZones(zone, applyChanges(zone, { added, edited, deleted: [...left] }));
};
