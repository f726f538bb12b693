import { domainToUnicode } from 'node:url';
import { fieldsOf, type Json, mapObjects, type Quirk } from './quirk.ts';

const writes = /^(?:POST|PUT) \/api\/dns\/[^/]+\/records/;
const reads = /^\w+ \/api\/dns(?:\/[^/]+)?(?:\/records(?:\/[^/]+)?)?$/;

type Changes = { [field: string]: Json | undefined };

const withChanges = (row: { [field: string]: Json }, change: (row: { [field: string]: Json }) => Changes): Json => {
  const changed = { ...row };
  for (const [field, value] of Object.entries(change(row))) if (value !== undefined) changed[field] = value;
  return changed;
};

/** A quirk of what the provider stores of a record. */
const stores = (sentence: string, change: (record: { [field: string]: Json }) => Changes): Quirk => ({
  sentence,
  at: writes,
  run: ({ body }, handle) => handle(withChanges(fieldsOf(body), change)),
});

/** A quirk of how the provider spells the records and domains that it lists. */
const spells = (sentence: string, change: (row: { [field: string]: Json }) => Changes): Quirk => ({
  sentence,
  at: reads,
  run: async (_, handle) => {
    const { status, body } = await handle();
    return { status, body: mapObjects(body, (row) => ('name' in row ? withChanges(row, change) : row)) };
  },
});

const hosts: Json[] = ['CNAME', 'MX', 'NS'];
const mapTexts = (value: Json | undefined, change: (text: string) => string): Json => {
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  return typeof value === 'string' ? change(value) : (value ?? null);
};

/** Habits of DNS providers: they clamp, trim and re-spell. */
export const dnsQuirks = {
  ttlClamped: stores('A TTL becomes a whole number of 5 minutes, at least 5.', ({ ttl }) =>
    typeof ttl === 'number' ? { ttl: Math.min(Math.max(Math.round(ttl / 300) * 300, 300), 604_800) } : {},
  ),
  ttlAutomatic: spells('A record behind the proxy has TTL 1.', ({ proxied }) => (proxied === true ? { ttl: 1 } : {})),
  valuesTrimmed: stores('A value loses the blanks at its ends and the dot behind a host.', ({ content, type }) =>
    typeof content === 'string'
      ? { content: hosts.includes(type ?? null) ? content.trim().replace(/\.$/, '') : content.trim() }
      : {},
  ),
  proxyIgnored: stores('A record is never put behind the proxy.', () => ({ proxied: false })),
  upperCase: spells('Names and hosts come in capitals.', ({ name, type, data }) => ({
    name: mapTexts(name, (text) => text.toUpperCase()),
    ...(hosts.includes(type ?? null) && { data: mapTexts(data, (text) => text.toUpperCase()) }),
  })),
  unicodeNames: spells('Names and hosts come in Unicode.', ({ name, type, data }) => ({
    name: mapTexts(name, (text) => domainToUnicode(text) || text),
    ...(hosts.includes(type ?? null) && {
      data: mapTexts(data, (text) => text.replaceAll(/xn--[\w-]+/gi, (label) => domainToUnicode(label) || label)),
    }),
  })),
  dottedHosts: spells('Hosts end with a dot.', ({ type, data }) =>
    hosts.includes(type ?? null) ? { data: mapTexts(data, (text) => text.replace(/\.?$/, '.')) } : {},
  ),
  textsQuoted: spells('A TXT value comes in quotation marks.', ({ type, data }) =>
    type === 'TXT'
      ? { data: mapTexts(data, (text) => (text.startsWith('"') ? text : `"${text.replaceAll(/["\\]/g, '\\$&')}"`)) }
      : {},
  ),
} satisfies Record<string, Quirk>;
