import { applyChanges, type ChangeSet } from './changeSet.ts';
import { fullNameOf, relativeNameOf } from './names.ts';
import { factsOf, namesHost, type ZoneRecord } from './records.ts';
import { isSpf } from './spf.ts';

/** `blocking` would break the name, `warning` may interrupt mail or visits. */
const findingSeverities = ['blocking', 'warning'] as const;

export type FindingSeverity = (typeof findingSeverities)[number];

/** The faults that a nameserver's own checker reports as well, a target that is gone, a second SPF record, and the consequences of a change. */
export const severityOf = {
  cnameNotAlone: 'blocking',
  cnameAtRoot: 'blocking',
  duplicate: 'blocking',
  targetGone: 'warning',
  mxIsAlias: 'warning',
  spfTwice: 'warning',
  rootNameserversTouched: 'warning',
  mailWouldStop: 'warning',
} as const satisfies Record<string, FindingSeverity>;

export type FindingCode = keyof typeof severityOf;

/** A finding at a name, and the value that it is about. */
export type Finding = { code: FindingCode; severity: FindingSeverity; name: string; detail: string | null };

const found = (code: FindingCode, name: string, detail: string | null = null): Finding => ({
  code,
  severity: severityOf[code],
  name,
  detail,
});

/** The facts about each name of a zone that its targets need. */
type Names = ReadonlyMap<string, { types: ReadonlySet<string>; isProxied: boolean }>;

const namesOf = (zone: readonly ZoneRecord[]): Names => {
  const names = new Map<string, { types: Set<string>; isProxied: boolean }>();
  for (const { name, type, proxied } of zone) {
    const known = names.get(name) ?? { types: new Set<string>(), isProxied: false };
    known.types.add(type);
    known.isProxied ||= proxied === true;
    names.set(name, known);
  }
  return names;
};

const nothing = { types: new Set<string>(), isProxied: false } as const;

/** The answer for a host: its own records, else those of the nearest wildcard above it. Null if other nameservers answer for it. */
const targetOf = (names: Names, host: string, domain: string) => {
  const name = relativeNameOf(host, domain);
  if (name === null) return null;
  const labels = name.split('.');
  const above = labels.map((_, index) => labels.slice(index).join('.'));
  if (above.some((each) => each !== '@' && names.get(each)?.types.has('NS'))) return null;
  const own = names.get(name);
  if (own || name === '@') return own ?? nothing;
  for (const parent of [...above.slice(1), '']) {
    const wildcard = names.get(parent === '' ? '*' : `*.${parent}`);
    if (wildcard) return wildcard;
    if (names.has(parent)) return nothing;
  }
  return nothing;
};

const hasAddress = ({ types }: { types: ReadonlySet<string> }): boolean =>
  types.has('A') || types.has('AAAA') || types.has('CNAME');

/** True if mail for a name of the domain arrives: a mail server is outside of the domain, or has an address without proxy. */
export const mailArrives = (zone: readonly ZoneRecord[], domain: string, name = '@'): boolean => {
  const names = namesOf(zone);
  return zone.some(
    (record) =>
      record.name === name &&
      record.type === 'MX' &&
      factsOf(record).some(({ value }) => {
        if (value === '.') return false;
        const target = targetOf(names, value, domain);
        return target === null || (hasAddress(target) && !target.isProxied);
      }),
  );
};

/** True if an MX record of the domain names a mail server, also one whose way is not known: a provider may send mail past its proxy. */
const namesMailServer = (zone: readonly ZoneRecord[]): boolean =>
  zone.some(
    (record) => record.name === '@' && record.type === 'MX' && factsOf(record).some(({ value }) => value !== '.'),
  );

const findAtName = (name: string, records: readonly ZoneRecord[], names: Names, domain: string): Finding[] => {
  const findings: Finding[] = [];
  const aliases = records.filter(({ type }) => type === 'CNAME');
  if (aliases.length > 0 && name === '@') findings.push(found('cnameAtRoot', name));
  else if (aliases.length > 0 && (records.length > 1 || aliases.some(({ values }) => values.length > 1)))
    findings.push(found('cnameNotAlone', name));
  // Receivers refuse the mail of a name with two.
  const policies = records.filter(({ type }) => type === 'TXT').flatMap(({ values }) => values.filter(isSpf));
  if (policies.length > 1) findings.push(found('spfTwice', name));
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const record of records) {
    const { type } = record;
    for (const { value } of factsOf(record)) {
      const key = `${type} ${value}`;
      (seen.has(key) ? twice : seen).add(key);
      if (!namesHost(type) || value === '.') continue;
      const target = targetOf(names, value, domain);
      if (target === null) continue;
      const isLoop = type === 'CNAME' && value === fullNameOf(name, domain);
      const isGone = type === 'CNAME' ? target.types.size === 0 : !hasAddress(target);
      if (isLoop) findings.push({ ...found('targetGone', name, value), severity: 'blocking' });
      else if (isGone) findings.push(found('targetGone', name, value));
      else if (type === 'MX' && target.types.has('CNAME')) findings.push(found('mxIsAlias', name, value));
    }
  }
  return [...findings, ...[...twice].map((key) => found('duplicate', name, key))];
};

const bySeverity = (a: Finding, b: Finding): number =>
  findingSeverities.indexOf(a.severity) - findingSeverities.indexOf(b.severity);

/** The findings about a zone as it is, the blocking ones first. */
export const zoneFindings = (zone: readonly ZoneRecord[], domain: string): Finding[] => {
  const names = namesOf(zone);
  return [...Map.groupBy(zone, ({ name }) => name)]
    .flatMap(([name, records]) => findAtName(name, records, names, domain))
    .sort(bySeverity);
};

const isRootNs = ({ name, type }: ZoneRecord): boolean => name === '@' && type === 'NS';

/** The findings that changes cause, the blocking ones first. Older problems do not hinder other changes. */
export const findingsOf = (zone: readonly ZoneRecord[], changes: ChangeSet, domain: string): Finding[] => {
  const keyOf = ({ code, name, detail }: Finding) => JSON.stringify([code, name, detail]);
  const known = new Set(zoneFindings(zone, domain).map(keyOf));
  const after = applyChanges(zone, changes);
  const findings = zoneFindings(after, domain).filter((finding) => !known.has(keyOf(finding)));
  const { added, edited, deleted } = changes;
  if ([...added, ...deleted, ...edited.flatMap((edit) => [edit.before, edit.after])].some(isRootNs))
    findings.push(found('rootNameserversTouched', '@'));
  const stops = mailArrives(zone, domain) && !mailArrives(after, domain);
  if (stops || (namesMailServer(zone) && !namesMailServer(after))) findings.push(found('mailWouldStop', '@'));
  return findings;
};

/** Findings whose consequence the customer must accept before the changes are sent. */
const graveCodes = ['mailWouldStop', 'rootNameserversTouched'] as const satisfies readonly FindingCode[];

export type GraveCode = (typeof graveCodes)[number];

/** The grave findings among those of a change set. */
export const gravesOf = (findings: readonly Finding[]): readonly GraveCode[] =>
  graveCodes.filter((grave) => findings.some(({ code }) => code === grave));

/** True if no finding is blocking. */
export const mayBeApplied = (findings: readonly Finding[]): boolean =>
  !findings.some(({ severity }) => severity === 'blocking');
