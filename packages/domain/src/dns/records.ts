/** The record types a customer can write (spec §5), in the order they are offered. */
export const recordTypes = ['A', 'AAAA', 'CNAME', 'TXT', 'MX', 'NS'] as const;

/** A record type a customer can write. */
export type RecordType = (typeof recordTypes)[number];

/** True if customers can write the type. The provider may list others (SOA, SRV, CAA), which stay as they are. */
export const isRecordType = (type: string): type is RecordType => recordTypes.some((known) => known === type);

/** A domain of the customer (spec §3); `active` once its nameservers point to the provider. */
export type DnsDomain = {
  id: string;
  name: string;
  active: boolean;
  /** ISO 8601. */
  createdAt: string | null;
  /** Where the domain has to point. */
  nameservers: readonly string[];
};

/** What the provider says of a domain's nameservers; `observed` is null where it does not tell what it saw. */
export type DomainCheck = { isValid: boolean; observed: readonly string[] | null };

/**
 * A record as the provider holds it (spec §3). `name` is relative to the domain, '@' its root; null is what the provider does
 * not tell. Hosts in `values` are whole names without the last dot, texts are without quotes.
 */
export type ZoneRecord = {
  id: string;
  name: string;
  type: string;
  values: readonly string[];
  ttl: number | null;
  priority: number | null;
  proxied: boolean | null;
};

/** A record as a customer writes it: everything is said. */
export type RecordDraft = {
  name: string;
  type: RecordType;
  values: readonly string[];
  ttl: number;
  priority: number | null;
  proxied: boolean;
};

/** How long a record may be kept by others, in seconds. */
export const ttlLimits = { minimum: 60, maximum: 86_400 } as const;

/** The lifetimes offered, in seconds. */
export const ttlPresets = [60, 300, 1_800, 3_600, 14_400, 43_200, 86_400] as const;

/** The default lifetime of a record, in seconds. */
export const usualTtl = 3_600;

/** The limits of a mail server's priority. */
export const priorityLimits = { minimum: 0, maximum: 65_535 } as const;

/** The default priority of a mail server. */
export const usualPriority = 10;

/** Whether a record of this type can be reached through the provider's proxy: only what leads to a web server. */
export const isProxiable = (type: string): boolean => type === 'A' || type === 'AAAA' || type === 'CNAME';

/** True if a record of the type has a priority. */
export const hasPriority = (type: string): boolean => type === 'MX';

/** The types whose value is the name of a host. */
export const namesHost = (type: string): boolean => type === 'CNAME' || type === 'MX' || type === 'NS';

const isMailName = (name: string): boolean =>
  /^(mail|smtp|imap|pop3?|mx\d*|webmail|ftp|cpanel|autodiscover|.*_domainkey)(\.|$)/.test(name) || name.includes('_');

/** Whether a new record is proxied unless somebody says otherwise: as specified, but not where that would cut off mail or FTP. */
export const usuallyProxied = ({ name, type }: Pick<RecordDraft, 'name' | 'type'>): boolean =>
  isProxiable(type) && !isMailName(name);

/** One value of a record, which is what a line of a zone file says. */
export type RecordFact = Omit<ZoneRecord, 'id' | 'values'> & { value: string };

/** A record's values one by one; a mail server that carries its priority in its value is taken apart. */
export const factsOf = ({ id: _, values, ...record }: ZoneRecord): RecordFact[] =>
  values.map((value) => {
    const mail = hasPriority(record.type) ? /^(\d{1,5}) +(\S+)$/.exec(value) : null;
    if (mail?.[1] === undefined || mail[2] === undefined) return { ...record, value };
    return { ...record, priority: Number(mail[1]), value: mail[2] };
  });

/** A record as one of each value, each with its own priority. */
export const apartOf = (record: ZoneRecord): ZoneRecord[] =>
  factsOf(record).map(({ value, ...fact }) => ({ ...fact, id: record.id, values: [value] }));

/**
 * A record as it would be written again: what the provider did not tell is what it usually is. Mail servers that carry priorities of
 * their own stay as they are, without one for all of them.
 */
export const draftOf = (record: ZoneRecord): RecordDraft | null => {
  const { name, type, values, ttl, priority, proxied } = record;
  if (!isRecordType(type)) return null;
  const facts = factsOf(record);
  const isOne = facts.every((fact) => fact.priority === facts[0]?.priority);
  return {
    name,
    type,
    values: isOne ? facts.map(({ value }) => value) : values,
    ttl: ttl ?? usualTtl,
    priority: !hasPriority(type) ? null : isOne ? (facts[0]?.priority ?? usualPriority) : priority,
    proxied: isProxiable(type) && (proxied ?? false),
  };
};
