import { hostilityOf } from './hostileText.ts';
import { toAsciiName } from './idn.ts';
import { refusalOfName, relativeNameOf } from './names.ts';
import type { ImportedRecord } from './planImport.ts';
import { hasPriority, isRecordType, namesHost, proxyMarkIn, type RecordType, ttlLimits } from './records.ts';
import { readPriority, readValue, type ValueRefusal } from './values.ts';
import { type LineRefusal, lifetimeOf, type ZoneLine, zoneFieldsOf, zoneLinesIn } from './zoneLines.ts';

/** The largest file in characters, and the most entries: enough for 10,000 records of several values. */
export const zoneFileLimits = { characters: 4_000_000, entries: 50_000 } as const;

/**
 * The reason why an entry of a file is refused. `type`: the portal cannot write it. `directive`: it would read other files. `unknownOrigin`: a
 * relative name below an unreadable $ORIGIN. `unknownOwner`: a blank name below a line whose name is unreadable.
 */
export type ZoneFileRefusal =
  | LineRefusal
  | ValueRefusal
  | 'notARecord'
  | 'directive'
  | 'class'
  | 'type'
  | 'lifetime'
  | 'priority'
  | 'rawBytes'
  | 'outsideDomain'
  | 'unknownOrigin'
  | 'unknownOwner';

/** An unreadable entry. */
type UnreadLine = { line: number; text: string; reason: ZoneFileRefusal };

/** A record with the number of its line. */
type FileRecord = ImportedRecord & { line: number };

/** The records of a file, and the numbers of the lines that were refused or changed. */
export type ReadZoneFile =
  | {
      ok: true;
      records: readonly FileRecord[];
      unread: readonly UnreadLine[];
      /** Lines with a lifetime outside the limits. */
      adjusted: readonly number[];
      /** Lines whose unquoted words were joined, or whose text ends at a semicolon. */
      joined: readonly number[];
      /** Lines of the domain's own SOA and NS records, which the provider sets. */
      left: readonly number[];
    }
  | { ok: false; reason: 'empty' | 'tooLarge' | 'tooManyRecords' };

/** A name or value that is refused. */
type Refused = { reason: ZoneFileRefusal };

/** The absolute name without its last dot; '' is the root. As in BIND, a token without a last dot is relative to the origin. */
const wholeName = (token: string, origin: string | null): string | Refused => {
  const hostile = hostilityOf(token);
  if (hostile) return { reason: hostile };
  if (token === '.') return '';
  const ascii = toAsciiName(token.normalize('NFC'));
  if (!ascii) return { reason: 'character' };
  if (!ascii.endsWith('.') && origin === null) return { reason: 'unknownOrigin' };
  const whole = ascii.endsWith('.')
    ? ascii.slice(0, -1)
    : [...(ascii === '@' ? [] : [ascii]), ...(origin ? [origin] : [])].join('.');
  const reason = whole === '' ? null : refusalOfName(whole);
  return reason ? { reason } : whole;
};

const quoted = (token: string): string => (token.startsWith('"') ? token : `"${token}"`);

type Content = { values: readonly string[]; priority: number | null };

const readContent = (
  type: RecordType,
  rest: readonly string[],
  origin: string | null,
  domain: string,
): Content | Refused => {
  const isMail = hasPriority(type);
  const [first = '', second] = rest;
  if (first === '\\#') return { reason: 'rawBytes' };
  if (rest.length === 0 || (type !== 'TXT' && rest.length !== (isMail ? 2 : 1))) return { reason: 'notARecord' };
  const priority = isMail ? readPriority(first) : null;
  if (priority !== null && !priority.ok) return { reason: 'priority' };
  const last = second ?? first;
  const host = namesHost(type) && last !== '.' ? wholeName(last, origin) : last;
  if (typeof host !== 'string' && host.reason === 'unknownOrigin') return host;
  // `readValue` names any other fault of the host.
  const whole = typeof host === 'string' && last !== '.' ? `${host}.` : last;
  const read = readValue(type, type === 'TXT' ? rest.map(quoted).join(' ') : namesHost(type) ? whole : first, domain);
  if (!read.ok) return { reason: read.reason };
  // Without its origin it would name another host.
  if (typeof host !== 'string') return host;
  return { values: [read.value], priority: priority?.value ?? null };
};

/**
 * Reads a zone file of a domain. Every refused line is reported with its number. The place of a line is never guessed: a name relative to
 * something unreadable is refused.
 */
export const readZoneFile = (file: string, domainName: string): ReadZoneFile => {
  if (file.length > zoneFileLimits.characters) return { ok: false, reason: 'tooLarge' };
  const entries = zoneLinesIn(file);
  if (entries.length === 0) return { ok: false, reason: 'empty' };
  if (entries.length > zoneFileLimits.entries) return { ok: false, reason: 'tooManyRecords' };
  const domain = toAsciiName(domainName) ?? domainName;
  const records: FileRecord[] = [];
  const unread: UnreadLine[] = [];
  const adjusted: number[] = [];
  const joined: number[] = [];
  const left: number[] = [];
  /** `origin` completes relative names, and `owner` is the absolute name for a blank one; null if it could not be read. */
  let origin: string | null = domain;
  let owner: string | null = null;
  /** Seconds; `usual` is the lifetime of $TTL, `last` that of the last entry with its own. */
  let usual: number | null = null;
  let last: number | null = null;

  const refuse = ({ line, text }: ZoneLine, reason: ZoneFileRefusal) => {
    unread.push({ line, text, reason });
  };

  const readDirective = (entry: ZoneLine, directive: string) => {
    // BIND reads no directive in an indented line.
    const [value = ''] = entry.owner === null ? [] : entry.tokens;
    if (directive === '$ORIGIN') {
      const next = value === '' ? { reason: 'notARecord' as const } : wholeName(value, origin);
      const isRead = !entry.refusal && typeof next === 'string';
      origin = isRead ? next : null;
      if (!isRead) refuse(entry, entry.refusal ?? (typeof next === 'string' ? 'notARecord' : next.reason));
    } else if (directive === '$TTL') {
      usual = entry.refusal ? null : lifetimeOf(value);
      last = null;
      if (usual === null) refuse(entry, entry.refusal ?? 'lifetime');
    } else {
      // Any other directive may change it.
      owner = null;
      refuse(entry, entry.refusal ?? 'directive');
    }
  };

  const readEntry = (entry: ZoneLine) => {
    if (entry.refusal) {
      owner = null;
      last = null;
      return refuse(entry, entry.refusal);
    }
    const first = entry.owner === null ? null : wholeName(entry.owner, origin);
    const named: string | Refused = first ?? owner ?? { reason: 'unknownOwner' };
    owner = typeof named === 'string' ? named : null;
    const fields = zoneFieldsOf(entry.tokens);
    const { type, ttl } = fields;
    last = ttl ?? last;
    if (typeof named !== 'string') return refuse(entry, named.reason);
    const name = relativeNameOf(named, domain);
    if (!fields.isClassIn) return refuse(entry, 'class');
    if (type === 'SOA' || (type === 'NS' && name === '@')) left.push(entry.line);
    if (type === 'SOA') return;
    if (type === null || fields.rest.length === 0) return refuse(entry, 'notARecord');
    if (!isRecordType(type)) return refuse(entry, 'type');
    if (name === null) return refuse(entry, 'outsideDomain');
    const content = readContent(type, fields.rest, origin, domain);
    if ('reason' in content) return refuse(entry, content.reason);
    const isBare = type === 'TXT' && fields.rest.some((word) => !word.startsWith('"'));
    if (isBare && (fields.rest.length > 1 || entry.comment !== '')) joined.push(entry.line);
    const seconds = ttl ?? usual ?? last;
    // A lifetime of 1 leaves it to the provider.
    const told = seconds === 1 ? null : seconds;
    if (told !== null && (told < ttlLimits.minimum || told > ttlLimits.maximum)) adjusted.push(entry.line);
    records.push({ line: entry.line, name, type, ttl: told, proxied: proxyMarkIn(entry.comment), ...content });
  };

  for (const entry of entries) {
    const [, directive = null] = /^\s*(\$[a-z]*)/i.exec(entry.text) ?? [];
    if (directive === null) readEntry(entry);
    else readDirective(entry, directive.toUpperCase());
  }
  return { ok: true, records, unread, adjusted, joined, left };
};
