import { isRecordType } from './records.ts';

export type LineRefusal = 'unbalancedQuotes' | 'unbalancedBrackets' | 'controlCharacter' | 'tooLong';

/** One entry of a zone file; brackets may spread it over several lines. `line` is the number of the first, from 1. */
export type ZoneLine = {
  line: number;
  text: string;
  /** The first word, a name or a directive; null if the line begins with a space and so repeats the name above. */
  owner: string | null;
  /** The words after the owner. */
  tokens: readonly string[];
  comment: string;
  /** A refused entry has no certain owner and words. */
  refusal: LineRefusal | null;
};

/** The longest entry in characters; no record needs more. */
const longestEntry = 20_000;

type State = { tokens: string[]; comment: string[]; depth: number; refusal: LineRefusal | null };

/** Adds one line to the entry; quoted strings keep their quotes and escapes. */
const takeLine = (text: string, state: State): void => {
  let token = '';
  const end = () => {
    if (token !== '') state.tokens.push(token);
    token = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === ';') {
      state.comment.push(text.slice(at + 1).trim());
      break;
    }
    if (character === '\\') {
      token += character + (text[at + 1] ?? '');
      at += 1;
    } else if (character === '"') {
      const close = closingQuote(text, at + 1);
      if (close === -1) {
        state.refusal ??= 'unbalancedQuotes';
        break;
      }
      end();
      state.tokens.push(text.slice(at, close + 1));
      at = close;
    } else if (character === '(') {
      end();
      // Brackets cannot be nested, so a second one proves that the first was never closed.
      if (state.depth > 0) state.refusal ??= 'unbalancedBrackets';
      state.depth = 1;
    } else if (character === ')') {
      end();
      if (state.depth === 0) state.refusal ??= 'unbalancedBrackets';
      else state.depth = 0;
    } else if (character === ' ' || character === '\t') end();
    else token += character;
  }
  end();
};

const closingQuote = (text: string, from: number): number => {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return -1;
};

/**
 * Splits a zone file into entries. An entry that cannot be split has its reason; empty lines are left out. All lines below a bracket that
 * is not closed are refused, because they may belong to it.
 */
export const zoneLinesIn = (file: string): ZoneLine[] => {
  const entries: ZoneLine[] = [];
  const lines = file.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  let isLost = false;
  for (let index = 0; index < lines.length; index += 1) {
    const first = index;
    const text = lines[first] ?? '';
    const state: State = { tokens: [], comment: [], depth: 0, refusal: isLost ? 'unbalancedBrackets' : null };
    let length = 0;
    for (; !isLost; index += 1) {
      const part = lines[index] ?? '';
      length += part.length;
      if (length > longestEntry) state.refusal = 'tooLong';
      else if (/[^\P{Cc}\t]/u.test(part)) state.refusal = 'controlCharacter';
      else takeLine(part, state);
      if (state.depth === 0 || state.refusal || index + 1 === lines.length) break;
    }
    // A fault on a later line means that the bracket was not closed before it.
    if (state.depth > 0 && (index > first || !state.refusal)) state.refusal = 'unbalancedBrackets';
    const { tokens, refusal } = state;
    if (refusal) {
      isLost ||= state.depth > 0 || text.includes('(');
      index = first;
    }
    if (isLost ? text.trim() === '' : tokens.length === 0 && !refusal) continue;
    const isInherited = /^[ \t]/.test(text);
    entries.push({
      refusal,
      line: first + 1,
      text: text.slice(0, 200),
      owner: isInherited ? null : (tokens[0] ?? ''),
      tokens: isInherited ? tokens : tokens.slice(1),
      comment: state.comment.join(' '),
    });
  }
  return entries;
};

const secondsOfUnit: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800 };

/** A lifetime of a zone file in seconds, from a number or numbers with units, as in `1h30m`; null for any other text. */
export const lifetimeOf = (token: string): number | null => {
  if (/^\d{1,10}$/.test(token)) return Number(token);
  if (!/^(?:\d{1,10}[smhdw]){1,5}$/i.test(token)) return null;
  return [...token.toLowerCase().matchAll(/(\d+)([smhdw])/g)].reduce(
    (sum, [, count, unit = 's']) => sum + Number(count) * (secondsOfUnit[unit] ?? 1),
    0,
  );
};

/** IANA's DNS types that customers cannot write. Another word in their place may be a misspelt type. */
const otherTypes = new Set(
  (
    'SOA SRV CAA PTR ALIAS ANAME DNAME DS CDS DLV DNSKEY CDNSKEY RRSIG NSEC NSEC3 NSEC3PARAM TLSA SMIMEA SSHFP OPENPGPKEY CERT ' +
    'NAPTR HTTPS SVCB URI SPF LOC HINFO RP AFSDB APL DHCID HIP IPSECKEY KEY KX EUI48 EUI64 CSYNC ZONEMD ' +
    'MD MF MB MG MR NULL WKS MINFO X25 ISDN RT NSAP NSAP-PTR SIG PX GPOS NXT EID NIMLOC ATMA A6 SINK NINFO RKEY TALINK ' +
    'UINFO UID GID UNSPEC NID L32 L64 LP NXNAME TKEY TSIG AVC DOA AMTRELAY RESINFO WALLET CLA IPN TA DSYNC'
  ).split(' '),
);

const isOtherType = (type: string): boolean => otherTypes.has(type) || /^TYPE\d{1,5}$/.test(type);

/** The fields after a name: `ttl` in seconds, `type` null for a word that is no DNS type, and the words of the value. */
export type ZoneFields = { ttl: number | null; isClassIn: boolean; type: string | null; rest: readonly string[] };

/** Reads the fields after a name. Lifetime and class come in either order; both are optional. */
export const zoneFieldsOf = (tokens: readonly string[]): ZoneFields => {
  const rest = [...tokens];
  let ttl: number | null = null;
  let rowClass = 'IN';
  for (let turn = 0; turn < 2; turn += 1) {
    const [token = ''] = rest;
    const seconds: number | null = ttl === null ? lifetimeOf(token) : null;
    if (seconds !== null) ttl = seconds;
    else if (/^(?:IN|CH|CS|HS|ANY|NONE)$/i.test(token)) rowClass = token.toUpperCase();
    else break;
    rest.shift();
  }
  const type = (rest[0] ?? '').toUpperCase();
  const isKnown = isRecordType(type) || isOtherType(type);
  return { ttl, isClassIn: rowClass === 'IN', type: isKnown ? type : null, rest: rest.slice(1) };
};
