/** The record types that customers can write (spec §5), in the order of the form. */
export const recordTypes = ['A', 'AAAA', 'CNAME', 'TXT', 'MX', 'NS'] as const;

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
  /** The nameservers that the domain must use. */
  nameservers: readonly string[];
};

/** The provider's check of a domain's nameservers; `observed` is null if the provider does not send the nameservers that it found. */
export type DomainCheck = { isValid: boolean; observed: readonly string[] | null };

/**
 * A record as the provider holds it (spec §3). `name` is relative to the domain, '@' is the root. A field is null if the provider does not send
 * it. Hosts in `values` are whole names without the last dot; texts have no quotes.
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

/** A complete record as a customer writes it. */
export type RecordDraft = {
  name: string;
  type: RecordType;
  values: readonly string[];
  ttl: number;
  priority: number | null;
  proxied: boolean;
};

/** The limits of a record's lifetime in seconds. */
export const ttlLimits = { minimum: 60, maximum: 86_400 } as const;

/** The default lifetime of a record, in seconds. */
export const usualTtl = 3_600;

/** The limits of a mail server's priority. */
export const priorityLimits = { minimum: 0, maximum: 65_535 } as const;

/** The default priority of a mail server. */
export const usualPriority = 10;

/** True if the provider's proxy can serve records of the type: only types that lead to a web server. */
export const isProxiable = (type: string): boolean => type === 'A' || type === 'AAAA' || type === 'CNAME';

/** The proxy of a record, as a comment in Cloudflare's files marks it; null without a mark. */
export const proxyMarkIn = (comment: string): boolean | null => {
  const mark = /cf-proxied:(true|false)/.exec(comment)?.[1];
  return mark === undefined ? null : mark === 'true';
};

/** True if a record of the type has a priority. */
export const hasPriority = (type: string): boolean => type === 'MX';

/** The numbers before the rest of a value, of types whose first one a provider may list in a field of its own. */
const numbersOf: Readonly<Record<string, number>> = { SRV: 3, URI: 2, NAPTR: 2, HTTPS: 1, SVCB: 1, KX: 1, AFSDB: 1 };

const missingNumbers = (type: string, value: string): number =>
  (numbersOf[type] ?? 0) - (/^\s*(?:\d+\s+)*/.exec(value)?.[0].match(/\d+/g)?.length ?? 0);

/** A listed value with its priority, which the list may have beside it. MX has the field in the portal too. */
export const withPriority = (type: string, value: string, priority: number | null): string =>
  priority !== null && missingNumbers(type, value) === 1 ? `${priority} ${value}` : value;

/** True if a value lacks its priority, so that no zone file can hold it. */
export const lacksPriority = ({ type, value, priority }: RecordFact): boolean =>
  hasPriority(type) ? priority === null : missingNumbers(type, value) > 0;

/** True if values of the type are host names. */
export const namesHost = (type: string): boolean => type === 'CNAME' || type === 'MX' || type === 'NS';

const isServiceName = (name: string): boolean =>
  /^(mail|smtp|imap|pop3?|mx\d*|webmail|ftp|cpanel|autodiscover)(\.|$)/.test(name) || name.includes('_');

/** The default for the proxy of a new record: on as specified, but off for names of mail, FTP and cPanel, and with an underscore. */
export const usuallyProxied = ({ name, type }: Pick<RecordDraft, 'name' | 'type'>): boolean =>
  isProxiable(type) && !isServiceName(name);

/** One value of a record with its fields, as one line of a zone file has them. */
export type RecordFact = Omit<ZoneRecord, 'id' | 'values'> & { value: string };

/** Splits a record by its values; an MX value with a priority in it is split into both. */
export const factsOf = ({ id: _, values, ...record }: ZoneRecord): RecordFact[] =>
  values.map((value) => {
    const mail = hasPriority(record.type) ? /^(\d{1,5}) +(\S+)$/.exec(value) : null;
    if (mail?.[1] === undefined || mail[2] === undefined) return { ...record, value };
    return { ...record, priority: Number(mail[1]), value: mail[2] };
  });

/** Splits a record into one record for each value, each with its own priority. */
export const splitRecord = (record: ZoneRecord): ZoneRecord[] =>
  factsOf(record).map(({ value, ...fact }) => ({ ...fact, id: record.id, values: [value] }));

/**
 * A record as the form shows it; missing fields get their defaults, a missing proxy is off. An MX record with several priorities in its values stays as it is. Null
 * for a type that customers cannot write.
 */
export const draftOf = (record: ZoneRecord): RecordDraft | null => {
  const { name, type, values, ttl, priority, proxied } = record;
  if (!isRecordType(type)) return null;
  const facts = factsOf(record);
  const hasOnePriority = facts.every((fact) => fact.priority === facts[0]?.priority);
  return {
    name,
    type,
    values: hasOnePriority ? facts.map(({ value }) => value) : values,
    ttl: ttl ?? usualTtl,
    priority: !hasPriority(type) ? null : hasOnePriority ? (facts[0]?.priority ?? usualPriority) : priority,
    proxied: isProxiable(type) && (proxied ?? false),
  };
};
