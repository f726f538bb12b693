import { fullNameOf, relativeNameOf } from './names.ts';
import { factsOf, isProxiable, namesHost, ttlLimits, type ZoneRecord } from './records.ts';
import { isSpf, readSpf, spfLookupLimit, spfLookupsOf } from './spf.ts';

/** `blocking` would break the name, `warning` may interrupt mail or visits, `notice` is for information. */
export const findingSeverities = ['blocking', 'warning', 'notice'] as const;

export type FindingSeverity = (typeof findingSeverities)[number];

/** The codes of the findings about a zone as it is, each with its severity. */
export const healthSeverities = {
  cnameNotAlone: 'blocking',
  cnameAtRoot: 'blocking',
  duplicate: 'blocking',
  pointsToItself: 'blocking',
  noRootAddress: 'warning',
  mxWithoutAddress: 'warning',
  mxIsAlias: 'warning',
  mailHostProxied: 'warning',
  nullMxNotAlone: 'warning',
  spfTwice: 'warning',
  spfTooManyLookups: 'warning',
  nameRepeatsDomain: 'warning',
  ttlVeryShort: 'notice',
  ttlVeryLong: 'notice',
} as const satisfies Record<string, FindingSeverity>;

export type HealthCode = keyof typeof healthSeverities;

/** A finding at a name: the records that cause it, and the value or number that it is about. */
export type HealthFinding = {
  code: HealthCode;
  name: string;
  recordIds: readonly string[];
  detail: string | null;
};

const idsOf = (records: readonly ZoneRecord[]): string[] => records.map(({ id }) => id);

const hasAddress = (records: readonly ZoneRecord[] | undefined): boolean =>
  records?.some(({ type }) => isProxiable(type)) ?? false;

/** The records that DNS answers with for a name: its own, else those of the nearest wildcard above it. */
const answersFor = (names: Map<string, ZoneRecord[]>, name: string): ZoneRecord[] | undefined => {
  if (names.has(name) || name === '@') return names.get(name);
  const labels = name.split('.');
  for (let index = 1; index <= labels.length; index += 1) {
    const above = labels.slice(index).join('.');
    const wildcard = names.get(above === '' ? '*' : `*.${above}`);
    if (wildcard) return wildcard;
    if (above !== '' && names.has(above)) return undefined;
  }
  return undefined;
};

/** True if a whole name ends with the domain twice: its source lacks a last dot. */
const repeatsDomain = (fullName: string, domain: string): boolean => `.${fullName}`.endsWith(`.${domain}.${domain}`);

const findAtName = (name: string, records: readonly ZoneRecord[], domain: string): HealthFinding[] => {
  const found: HealthFinding[] = [];
  const report = (code: HealthCode, causes: readonly ZoneRecord[], detail: string | null = null) =>
    found.push({ code, name, recordIds: idsOf(causes), detail });
  const own = fullNameOf(name, domain);
  if (repeatsDomain(own, domain)) report('nameRepeatsDomain', records, own);
  const aliases = records.filter(({ type }) => type === 'CNAME');
  if (aliases.length > 0 && name === '@') report('cnameAtRoot', aliases);
  else if (aliases.length > 0 && (records.length > 1 || aliases.some(({ values }) => values.length > 1)))
    report('cnameNotAlone', records);
  for (const alias of aliases) {
    if (alias.values.includes(own)) report('pointsToItself', [alias], own);
  }
  const holders = new Map<string, ZoneRecord[]>();
  for (const record of records) {
    for (const { value } of factsOf(record)) {
      if (namesHost(record.type) && repeatsDomain(value, domain)) report('nameRepeatsDomain', [record], value);
      const key = `${record.type} ${value}`;
      holders.set(key, [...(holders.get(key) ?? []), record]);
    }
  }
  for (const [key, same] of holders) if (same.length > 1) report('duplicate', same, key);
  const spf = records.flatMap((record) =>
    record.type === 'TXT' ? record.values.filter(isSpf).map((value) => ({ record, value })) : [],
  );
  if (spf.length > 1) report('spfTwice', [...new Set(spf.map(({ record }) => record))]);
  for (const { record, value } of spf) {
    const lookups = spfLookupsOf(readSpf(value) ?? { terms: [] });
    if (lookups > spfLookupLimit) report('spfTooManyLookups', [record], String(lookups));
  }
  return found;
};

const findInMail = (names: Map<string, ZoneRecord[]>, mail: readonly ZoneRecord[], domain: string): HealthFinding[] =>
  mail.flatMap((record) =>
    factsOf(record).flatMap(({ value }): HealthFinding[] => {
      const finding = { name: record.name, recordIds: [record.id], detail: value };
      if (value === '.') {
        const mxRecords = names.get(record.name)?.filter(({ type }) => type === 'MX') ?? [];
        const isAlone = mxRecords.length === 1 && record.values.length === 1;
        return isAlone ? [] : [{ ...finding, code: 'nullMxNotAlone' }];
      }
      const targetName = relativeNameOf(value, domain);
      if (targetName === null) return [];
      const target = answersFor(names, targetName) ?? [];
      if (target.some(({ type }) => type === 'CNAME')) return [{ ...finding, code: 'mxIsAlias' }];
      if (!hasAddress(target)) return [{ ...finding, code: 'mxWithoutAddress' }];
      const proxiedTargets = target.filter(({ proxied }) => proxied === true);
      return proxiedTargets.length > 0
        ? [{ ...finding, recordIds: [record.id, ...idsOf(proxiedTargets)], code: 'mailHostProxied' }]
        : [];
    }),
  );

/** The lifetime in seconds below which almost every visit causes a lookup. */
const veryShort = 120;

/** Finds unusual lifetimes, one finding for each name and lifetime. For nameservers one day is usual. */
const findLifetimes = (zone: readonly ZoneRecord[]): HealthFinding[] => {
  const found = new Map<string, ZoneRecord[]>();
  for (const record of zone) {
    const { name, type, ttl } = record;
    if (ttl === null || (ttl >= veryShort && (ttl < ttlLimits.maximum || type === 'NS'))) continue;
    const key = `${ttl} ${name}`;
    found.set(key, [...(found.get(key) ?? []), record]);
  }
  return [...found.values()].flatMap((records) => {
    const [first] = records;
    if (!first || first.ttl === null) return [];
    const code = first.ttl < veryShort ? 'ttlVeryShort' : 'ttlVeryLong';
    return { code, name: first.name, recordIds: idsOf(records), detail: String(first.ttl) };
  });
};

/** The findings about a zone as it is; an empty zone has none. */
export const healthOf = (zone: readonly ZoneRecord[], domain: string): HealthFinding[] => {
  if (zone.length === 0) return [];
  const names = Map.groupBy(zone, ({ name }) => name);
  const found = [...names].flatMap(([name, records]) => findAtName(name, records, domain));
  if (!hasAddress(names.get('@'))) found.push({ code: 'noRootAddress', name: '@', recordIds: [], detail: null });
  const mail = zone.filter(({ type }) => type === 'MX');
  found.push(...findInMail(names, mail, domain));
  return [...found, ...findLifetimes(zone)];
};
