import { relativeNameOf } from './names.ts';
import { factsOf, type ZoneRecord } from './records.ts';

/** The records of a name in short. */
export type Answer = {
  types: ReadonlySet<string>;
  isProxied: boolean;
  /** The target of its CNAME. */
  alias: string | null;
  mailHosts: readonly string[];
};

/** A zone as its nameserver reads it. */
export type Lookup = {
  /** The answer for a host (RFC 1034, RFC 4592). Null if other nameservers answer for it. */
  answerOf: (host: string) => Answer | null;
  /** The records at a name of the zone, also if they are not answered. */
  heldAt: (name: string) => Answer;
  /** The name at or above a name of the zone from which on other nameservers answer; null if the zone does. */
  delegationOf: (name: string) => string | null;
};

/** A name and the names above it, without the root. */
export const pathOf = (name: string): string[] =>
  name.split('.').map((_, index, labels) => labels.slice(index).join('.'));

const nothing: Answer = { types: new Set(), isProxied: false, alias: null, mailHosts: [] };

const sumOf = (records: readonly ZoneRecord[]): Answer => {
  const valuesOf = (wanted: string) =>
    records.filter(({ type }) => type === wanted).flatMap((record) => factsOf(record).map(({ value }) => value));
  return {
    types: new Set(records.map(({ type }) => type)),
    isProxied: records.some(({ proxied }) => proxied === true),
    alias: valuesOf('CNAME')[0] ?? null,
    mailHosts: valuesOf('MX'),
  };
};

export const lookupOf = (zone: readonly ZoneRecord[], domain: string): Lookup => {
  const grouped = Map.groupBy(zone, ({ name }) => name);
  const names = new Map([...grouped].map(([name, records]) => [name, sumOf(records)]));
  // A name above a name exists too, and no wildcard answers for it.
  const existing = new Set([...names.keys()].flatMap(pathOf));
  const heldAt = (name: string) => names.get(name) ?? nothing;
  const delegationOf = (name: string) =>
    pathOf(name).findLast((above) => above !== '@' && heldAt(above).types.has('NS')) ?? null;
  return {
    heldAt,
    delegationOf,
    answerOf: (host) => {
      const name = relativeNameOf(host, domain);
      if (name === null || delegationOf(name) !== null) return null;
      if (name === '@' || existing.has(name)) return heldAt(name);
      const encloser = pathOf(name).find((above) => existing.has(above));
      return heldAt(encloser === undefined ? '*' : `*.${encloser}`);
    },
  };
};

/** True for a type that gives a host an address; those of ALIAS and ANAME come from another host. */
export const isAddress = (type: string): boolean => /^(A|AAAA|ALIAS|ANAME)$/.test(type);

export const hasAddress = ({ types }: Answer): boolean => [...types].some(isAddress);

/** The end of a host's aliases: an address, other nameservers, a name without an address, or a circle. */
export type Way = {
  end: 'address' | 'elsewhere' | 'nowhere' | 'circle';
  isProxied: boolean;
  passed: readonly string[];
};

/** Follows the aliases of a host to its address. */
export const wayOf = ({ answerOf }: Lookup, host: string): Way => {
  const passed = new Set<string>();
  let isProxied = false;
  const ended = (end: Way['end']): Way => ({ end, isProxied, passed: [...passed] });
  for (let at = host; !passed.has(at); ) {
    passed.add(at);
    const answer = answerOf(at);
    if (answer === null) return ended('elsewhere');
    isProxied ||= answer.isProxied;
    if (answer.alias === null) return ended(hasAddress(answer) ? 'address' : 'nowhere');
    at = answer.alias;
  }
  return ended('circle');
};
