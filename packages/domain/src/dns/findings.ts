import { readIpv4 } from './addresses.ts';
import { applyChanges, type ChangeSet } from './changeSet.ts';
import { unknownFieldsOf } from './formOfRecord.ts';
import { hasAddress, isAddress, type Lookup, lookupOf, pathOf, wayOf } from './lookup.ts';
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
  hiddenByDelegation: 'warning',
  spfTwice: 'warning',
  rootNameserversTouched: 'warning',
  mailWouldStop: 'warning',
  settingGuessed: 'warning',
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

/** The hosts that take mail for a name of the domain; null if other nameservers name them. A null MX takes none (RFC 7505). */
const mailHostsOf = (lookup: Lookup, name: string, domain: string): readonly string[] | null => {
  const answer = lookup.answerOf(fullNameOf(name, domain));
  return answer?.mailHosts.includes('.') ? [] : (answer?.mailHosts ?? null);
};

/**
 * True if mail for a name arrives: a mail server has an address, or other nameservers answer for it. A proxy takes no mail, but a provider may
 * send mail past it (`isPassed`).
 */
export const mailArrives = (
  domain: string,
  name: string,
  after: Lookup,
  before: Lookup = after,
  isPassed = false,
): boolean => {
  // A new delegation takes a name away. Nothing tells that its nameservers know the name.
  const isLost = (host: string) => after.answerOf(host) === null && (before.answerOf(host)?.types.size ?? 0) > 0;
  const hosts = mailHostsOf(after, name, domain);
  if (hosts === null) return !isLost(fullNameOf(name, domain));
  return hosts.some((host) => {
    const { end, isProxied, passed } = wayOf(after, host);
    if ((isProxied && !isPassed) || readIpv4(host) !== null) return false;
    return end === 'address' || (end === 'elsewhere' && !passed.some(isLost));
  });
};

/**
 * The names whose mail no longer arrives after a change of the `touched` names. A touched name may have had its mail by a wildcard, which
 * answers for no name that exists.
 */
const namesLosingMail = (
  zone: readonly ZoneRecord[],
  after: readonly ZoneRecord[],
  domain: string,
  touched: readonly string[],
): string[] => {
  const [then, now] = [lookupOf(zone, domain), lookupOf(after, domain)];
  const holders = zone.filter(({ type }) => type === 'MX').map(({ name }) => name);
  const names = new Set([...holders, ...touched.flatMap(pathOf).filter((name) => !/^[_*]/.test(name))]);
  return [...names].filter((name) =>
    [false, true].some(
      (isPassed) => mailArrives(domain, name, then, then, isPassed) && !mailArrives(domain, name, now, then, isPassed),
    ),
  );
};

/** The finding about a value that names a host, or null. */
const findAtHost = (
  lookup: Lookup,
  { name, type }: Pick<ZoneRecord, 'name' | 'type'>,
  value: string,
  domain: string,
): Finding | null => {
  const gone = found('targetGone', name, value);
  const below = relativeNameOf(value, domain);
  // A nameserver below the name that it answers for needs its address beside it.
  if (type === 'NS' && name !== '@' && below !== null && lookup.delegationOf(below) === name)
    return hasAddress(lookup.heldAt(below)) ? null : gone;
  const answer = lookup.answerOf(value);
  if (answer === null) return null;
  const { end, passed } = wayOf(lookup, value);
  if (type === 'CNAME') {
    const own = fullNameOf(name, domain);
    if (value === own) return { ...gone, severity: 'blocking' };
    return answer.types.size === 0 || (end === 'circle' && passed.includes(own)) ? gone : null;
  }
  if (end === 'nowhere' || end === 'circle') return gone;
  return type === 'MX' && answer.alias !== null && !answer.isProxied ? found('mxIsAlias', name, value) : null;
};

const findAtName = (
  name: string,
  records: readonly ZoneRecord[],
  lookup: Lookup,
  nameservers: ReadonlySet<string>,
  domain: string,
): Finding[] => {
  const findings: Finding[] = [];
  const aliases = records.filter(({ type }) => type === 'CNAME');
  if (aliases.length > 0 && name === '@') findings.push(found('cnameAtRoot', name));
  else if (aliases.length > 0 && (records.length > 1 || aliases.some(({ values }) => values.length > 1)))
    findings.push(found('cnameNotAlone', name));
  const delegation = lookup.delegationOf(name);
  const isKept = ({ type }: ZoneRecord) =>
    type === 'NS' ? name === delegation : isAddress(type) && nameservers.has(fullNameOf(name, domain));
  const answered = delegation === null ? records : records.filter(isKept);
  if (delegation !== null && answered.length < records.length)
    findings.push(found('hiddenByDelegation', name, fullNameOf(delegation, domain)));
  // Receivers refuse the mail of a name with two.
  const policies = records.filter(({ type }) => type === 'TXT').flatMap(({ values }) => values.filter(isSpf));
  if (policies.length > 1) findings.push(found('spfTwice', name));
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { type, value } of records.flatMap(factsOf)) {
    const key = `${type} ${value}`;
    (seen.has(key) ? twice : seen).add(key);
  }
  for (const { type, value } of answered.flatMap(factsOf)) {
    const atHost = namesHost(type) && value !== '.' ? findAtHost(lookup, { name, type }, value, domain) : null;
    if (atHost) findings.push(atHost);
  }
  return [...findings, ...[...twice].map((key) => found('duplicate', name, key))];
};

const bySeverity = (a: Finding, b: Finding): number =>
  findingSeverities.indexOf(a.severity) - findingSeverities.indexOf(b.severity);

/** The findings about a zone as it is, the blocking ones first. */
export const zoneFindings = (zone: readonly ZoneRecord[], domain: string): Finding[] => {
  const lookup = lookupOf(zone, domain);
  // A delegation needs the address of its nameserver beside it.
  const nameservers = new Set(zone.filter(({ type }) => type === 'NS').flatMap(({ values }) => values));
  return [...Map.groupBy(zone, ({ name }) => name)]
    .flatMap(([name, records]) => findAtName(name, records, lookup, nameservers, domain))
    .sort(bySeverity);
};

const isRootNs = ({ name, type }: ZoneRecord): boolean => name === '@' && type === 'NS';

const keyOf = ({ code, name, detail }: Finding): string => JSON.stringify([code, name, detail]);

/** The findings that changes cause, the blocking ones first. Older problems do not hinder other changes. */
export const findingsOf = (zone: readonly ZoneRecord[], changes: ChangeSet, domain: string): Finding[] => {
  const known = new Set(zoneFindings(zone, domain).map(keyOf));
  const after = applyChanges(zone, changes);
  const findings = zoneFindings(after, domain).filter((finding) => !known.has(keyOf(finding)));
  const { added, edited, deleted } = changes;
  const touched = [...added, ...deleted, ...edited.flatMap((edit) => [edit.before, edit.after])];
  if (touched.some(isRootNs)) findings.push(found('rootNameserversTouched', '@'));
  const lost = namesLosingMail(
    zone,
    after,
    domain,
    touched.map(({ name }) => name),
  );
  findings.push(...lost.map((name) => found('mailWouldStop', name)));
  // A request has every field, so one that the provider does not tell would be overwritten with a guess.
  const guessed = [...added, ...edited.map((edit) => edit.after)].filter((one) => unknownFieldsOf(one).length > 0);
  findings.push(...[...new Set(guessed.map(({ name }) => name))].map((name) => found('settingGuessed', name)));
  return findings;
};

/** Findings whose consequence the customer must accept before the changes are sent. */
const graveCodes = [
  'mailWouldStop',
  'rootNameserversTouched',
  'settingGuessed',
] as const satisfies readonly FindingCode[];

export type GraveCode = (typeof graveCodes)[number];

/** The grave findings among those of a change set. */
export const gravesOf = (findings: readonly Finding[]): readonly GraveCode[] =>
  graveCodes.filter((grave) => findings.some(({ code }) => code === grave));

/** Each grave finding with its name: consent to one name's loss of mail is none to another's. */
export const consentOf = (findings: readonly Finding[]): readonly string[] =>
  findings.filter(({ code }) => graveCodes.some((grave) => grave === code)).map(keyOf);

/** True if no finding is blocking. */
export const mayBeApplied = (findings: readonly Finding[]): boolean =>
  !findings.some(({ severity }) => severity === 'blocking');
