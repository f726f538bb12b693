import {
  type ImportedRecord,
  isRecordType,
  namesHost,
  type RecordType,
  readPriority,
  readValue,
  refusalOfName,
  relativeNameOf,
  toAsciiName,
  ttlLimits,
  type ValueRefusal,
} from '@may/domain';
import { parseZone } from 'dnsz';
import { type LineRefusal, type LogicalLine, logicalLinesOf } from './logicalLines.ts';

/** The largest file, in characters, and the most records that are read. */
export const zoneFileLimits = { characters: 1_000_000, records: 10_000 } as const;

/** Why an entry of a file is no record of ours: `type` is one nobody can write here, `directive` one that would read other files. */
type ZoneFileRefusal =
  | LineRefusal
  | ValueRefusal
  | 'notARecord'
  | 'directive'
  | 'class'
  | 'type'
  | 'lifetime'
  | 'priority'
  | 'outsideDomain';

/** An entry that could not be read. */
type UnreadLine = { line: number; text: string; reason: ZoneFileRefusal };

/** A file, read: its records, the lines that are none, and those whose lifetime had to be brought within ours. */
export type ReadZoneFile =
  | {
      ok: true;
      records: readonly (ImportedRecord & { line: number })[];
      unread: readonly UnreadLine[];
      adjusted: readonly number[];
      /** Entries that are the provider's own affair: the zone's SOA. */
      skipped: number;
    }
  | { ok: false; reason: 'empty' | 'tooLarge' | 'tooManyRecords' };

const lifetime = /^(?:\d{1,9}[smhdw]?){1,5}$/i;
const classes = /^(?:IN|CH|CS|HS|ANY|NONE)$/i;

type Fields = { owner: string; ttl: string | null; type: string; rest: readonly string[] };

/** Lifetime and class come in either order, and either may be missing. */
const fieldsOf = (owner: string, tokens: readonly string[]): Fields | ZoneFileRefusal => {
  const rest = [...tokens];
  let ttl: string | null = null;
  for (let turn = 0; turn < 2; turn += 1) {
    const [token = ''] = rest;
    if (ttl === null && lifetime.test(token)) {
      ttl = token;
      rest.shift();
    } else if (classes.test(token)) {
      if (token.toUpperCase() !== 'IN') return 'class';
      rest.shift();
    }
  }
  const [type = ''] = rest;
  if (!/^[a-z][a-z\d-]{0,19}$/i.test(type) || rest.length < 2) return 'notARecord';
  return { owner, ttl, type: type.toUpperCase(), rest: rest.slice(1) };
};

const asNumber = (character: string): string => `\\${String(character.charCodeAt(0)).padStart(3, '0')}`;

/** Escapes as numbers, in which the parser loses its way, and brackets too, around which it takes spaces out of texts. */
const plainly = (token: string): string =>
  token
    .replace(/\\([^\d])/g, (_, character: string) => (character < '\u0080' ? asNumber(character) : character))
    .replace(/[()]/g, asNumber);

type Read = { name: string; ttl: number; content: string };

const quoted = (token: string): string => (token.startsWith('"') ? token : `"${token}"`);

/** Has the parser read one entry, its fields in the one order it knows. */
const parseEntry = ({ owner, ttl, type, rest }: Fields, origin: string): Read | null => {
  const content = (type === 'TXT' ? rest.map(quoted) : rest).map(plainly).join(' ');
  const whole = owner === '@' ? `${origin}.` : owner.endsWith('.') ? owner : `${owner}.${origin}.`;
  const [read] = parseZone(`${whole} ${ttl ?? '0'} IN ${type} ${content}`).records;
  return read && read.type === type ? read : null;
};

/** As BIND reads them: without a last dot a host is inside the origin. */
const wholeHost = (host: string, origin: string): string =>
  host === '@' ? `${origin}.` : host.endsWith('.') ? host : `${host}.${origin}.`;

/** Reads a zone file of a domain. Nothing is left out silently: what is no record is named with its line. */
export const readZoneFile = (file: string, domain: string): ReadZoneFile => {
  if (file.length > zoneFileLimits.characters) return { ok: false, reason: 'tooLarge' };
  const entries = logicalLinesOf(file);
  if (entries.length === 0) return { ok: false, reason: 'empty' };
  if (entries.length > zoneFileLimits.records) return { ok: false, reason: 'tooManyRecords' };
  const records: (ImportedRecord & { line: number })[] = [];
  const unread: UnreadLine[] = [];
  const adjusted: number[] = [];
  let skipped = 0;
  let origin = domain;
  let usual: string | null = null;
  let lastOwner = '@';

  const readDirective = ([name = '', value = '']: readonly string[]): ZoneFileRefusal | null => {
    if (/^\$ORIGIN$/i.test(name)) {
      const ascii = toAsciiName(value);
      const next = ascii && wholeHost(ascii, origin).slice(0, -1);
      if (!next || refusalOfName(next)) return 'notARecord';
      origin = next;
      return null;
    }
    if (/^\$TTL$/i.test(name)) {
      if (!lifetime.test(value)) return 'lifetime';
      usual = value;
      return null;
    }
    return 'directive';
  };

  const readEntry = ({ tokens, isInherited, comment, line }: LogicalLine): ZoneFileRefusal | null => {
    const [first = ''] = tokens;
    if (first.startsWith('$')) return readDirective(tokens);
    const owner = isInherited ? lastOwner : (toAsciiName(first) ?? '');
    if (owner !== '@' && refusalOfName(owner.replace(/\.$/, ''))) return refusalOfName(owner.replace(/\.$/, ''));
    const fields = fieldsOf(owner, isInherited ? tokens : tokens.slice(1));
    if (typeof fields === 'string') return fields;
    // The name goes on to the entries below it as a whole one: the origin may change in between.
    lastOwner = owner === '@' || !owner.endsWith('.') ? wholeHost(owner, origin) : owner;
    if (fields.type === 'SOA') {
      skipped += 1;
      return null;
    }
    if (!isRecordType(fields.type)) return 'type';
    const read = parseEntry({ ...fields, ttl: fields.ttl ?? usual }, origin);
    if (!read) return 'notARecord';
    const name = relativeNameOf(read.name, domain);
    if (name === null) return 'outsideDomain';
    const isTold = (fields.ttl ?? usual) !== null;
    const ttl = Math.min(ttlLimits.maximum, Math.max(ttlLimits.minimum, read.ttl));
    const values = readContent(fields.type, read.content, origin, domain);
    if (typeof values === 'string') return values;
    if (isTold && ttl !== read.ttl) adjusted.push(line);
    const mark = /cf-proxied:(true|false)/.exec(comment)?.[1];
    const proxied = mark === undefined ? null : mark === 'true';
    records.push({ line, name, type: fields.type, ttl: isTold ? ttl : null, proxied, ...values });
    return null;
  };

  for (const entry of entries) {
    const reason = entry.refusal ?? readEntry(entry);
    if (reason) unread.push({ line: entry.line, text: entry.text, reason });
  }
  return { ok: true, records, unread, adjusted, skipped };
};

const readContent = (
  type: RecordType,
  content: string,
  origin: string,
  domain: string,
): { values: readonly string[]; priority: number | null } | ZoneFileRefusal => {
  const parts = content.split(' ');
  const isMail = type === 'MX';
  if (type !== 'TXT' && parts.length !== (isMail ? 2 : 1)) return 'notARecord';
  const priority = isMail ? readPriority(parts[0] ?? '') : null;
  if (priority !== null && !priority.ok) return 'priority';
  const last = parts.at(-1) ?? '';
  const host = last === '.' ? last : wholeHost(last, origin);
  const text = namesHost(type) ? host : content;
  const read = readValue(type, text, domain);
  return read.ok ? { values: [read.value], priority: priority?.value ?? null } : read.reason;
};
