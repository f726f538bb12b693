import { unknownFieldsOf } from './formOfRecord.ts';
import { fullNameOf } from './names.ts';
import {
  factsOf,
  isRecordType,
  lacksPriority,
  namesHost,
  type RecordFact,
  recordTypes,
  type ZoneRecord,
} from './records.ts';
import { quoteTxt } from './txt.ts';

/** The comment that marks a proxied record in a zone file. Cloudflare reads and writes it too. */
const proxiedMark = 'cf_tags=cf-proxied:true';

/** Types whose value ends with a host name and that customers cannot write. In HTTPS and SVCB the second word is the host. */
const endsWithHost = new Set(['SRV', 'PTR', 'ALIAS', 'ANAME', 'DNAME', 'AFSDB', 'KX', 'NAPTR']);

/** A value without control characters, because a line break would end its line. */
const onOneLine = (value: string): string => value.replace(/\p{Cc}+/gu, ' ').trim();

/** A value of a type other than TXT, CNAME, MX and NS. A host in it needs a last dot, else readers place it below the domain. */
const otherText = (type: string, value: string): string => {
  const text = onOneLine(value);
  if (type === 'SPF' && !text.startsWith('"')) return quoteTxt(text);
  if (endsWithHost.has(type)) return text.replace(/[^\s".]+\.[^\s"]*[^\s".]$/, '$&.');
  return type === 'HTTPS' || type === 'SVCB' ? text.replace(/^\S+\s+[^\s".]+\.\S*[^\s".](?=\s|$)/, '$&.') : text;
};

const valueText = ({ type, value, priority }: RecordFact): string => {
  if (type === 'TXT') return quoteTxt(value);
  if (!namesHost(type)) return otherText(type, value);
  const host = value === '.' ? value : `${onOneLine(value)}.`;
  return priority === null ? host : `${priority} ${host}`;
};

/** A name as a zone file writes it; special characters become `\DDD`. */
const nameText = (name: string): string =>
  name.replace(/[^\w.*@-]/gu, (character) =>
    [...new TextEncoder().encode(character)].map((byte) => `\\${String(byte).padStart(3, '0')}`).join(''),
  );

/**
 * The lines of a record in a zone file, with names relative to the domain. A lifetime that the provider does not tell is left out. A value
 * without its priority is a comment, because no file can hold it.
 */
const zoneLinesOf = (record: ZoneRecord): string[] =>
  factsOf(record).map((fact) => {
    const lifetime = fact.ttl === null ? '' : `\t${fact.ttl}`;
    const line = `${nameText(fact.name)}${lifetime}\tIN\t${fact.type}\t${valueText(fact)}`;
    if (lacksPriority(fact)) return `; unknown priority: ${line}`;
    return fact.proxied ? `${line} ; ${proxiedMark}` : line;
  });

const rankOf = (type: string): number => (isRecordType(type) ? recordTypes.indexOf(type) : recordTypes.length);

const byNameAndType = (a: ZoneRecord, b: ZoneRecord): number => {
  if (a.name !== b.name) return a.name === '@' ? -1 : b.name === '@' ? 1 : a.name < b.name ? -1 : 1;
  return rankOf(a.type) - rankOf(b.type);
};

/** Sorts records: the root first, then by name, then by type in the order of the form. */
export const inZoneOrder = (records: readonly ZoneRecord[]): readonly ZoneRecord[] => [...records].sort(byNameAndType);

/**
 * A zone as a file in BIND's syntax. It has no SOA record: the importing server makes its own. Records without a known lifetime come first,
 * because a line without one has the lifetime of the line above.
 */
export const exportZone = (records: readonly ZoneRecord[], domain: string): string => {
  const [told, untold] = [true, false].map((isTold) =>
    inZoneOrder(records.filter(({ type, ttl }) => type !== 'SOA' && (ttl !== null) === isTold)),
  );
  const rows = [...(untold ?? []), ...(told ?? [])];
  const gaps = (['ttl', 'proxied'] as const).flatMap((field) => {
    const count = rows.filter((row) => unknownFieldsOf(row).includes(field)).length;
    return count > 0 ? [`; not told by the provider, so not in this file: ${field} (records: ${count})`] : [];
  });
  return [`$ORIGIN ${fullNameOf('@', domain)}.`, ...gaps, ...rows.flatMap(zoneLinesOf), ''].join('\n');
};
