import { applyChanges, type ChangeSet, sizeOfChanges } from './changeSet.ts';
import { factsOf, type ZoneRecord } from './records.ts';
import { spfRedirectOf } from './spf.ts';
import {
  type FindingSeverity,
  findingSeverities,
  type HealthCode,
  type HealthFinding,
  healthOf,
  healthSeverities,
} from './zoneHealth.ts';

const changeSeverities = {
  manyDeleted: 'warning',
  rootNameserversTouched: 'warning',
  mailWouldStop: 'warning',
  addressBeside: 'notice',
  spfRedirectReplaced: 'notice',
} as const satisfies Record<string, FindingSeverity>;

/** The codes of all findings, of the zone and of the changes. */
export type FindingCode = HealthCode | keyof typeof changeSeverities;

/** A finding; `isNew` if the changes cause it. Older problems do not block other changes. */
export type Finding = Omit<HealthFinding, 'code'> & {
  code: FindingCode;
  severity: FindingSeverity;
  isNew: boolean;
};

export const severityOf: Readonly<Record<FindingCode, FindingSeverity>> = { ...healthSeverities, ...changeSeverities };

/** The share of a zone's records above which the customer must confirm deletions. */
const safeShare = 1 / 3;

const keyOf = ({ code, name, detail }: HealthFinding): string => JSON.stringify([code, name, detail]);

const isRootNs = ({ name, type }: ZoneRecord): boolean => name === '@' && type === 'NS';

/** True if a mail server of the root has an address, or is outside of the domain. */
const takesMail = (zone: readonly ZoneRecord[], health: readonly HealthFinding[]): boolean => {
  const lost = new Set(
    health.flatMap(({ code, recordIds, detail }) =>
      code === 'mxWithoutAddress' ? recordIds.map((id) => `${id} ${detail}`) : [],
    ),
  );
  return zone.some(
    (record) =>
      record.name === '@' &&
      record.type === 'MX' &&
      factsOf(record).some(({ value }) => value !== '.' && !lost.has(`${record.id} ${value}`)),
  );
};

/** The number of addresses that a finding names. */
const addressesNamed = 4;

/** Names that keep all their addresses and get more of the same type: visitors then reach either of them. */
const addressesBeside = (
  zone: readonly ZoneRecord[],
  after: readonly ZoneRecord[],
  { added, edited }: ChangeSet,
): { records: readonly ZoneRecord[]; values: readonly string[] }[] => {
  const isAddress = ({ type }: ZoneRecord) => type === 'A' || type === 'AAAA';
  const keyOfSet = ({ name, type }: ZoneRecord) => JSON.stringify([name, type]);
  const touched = new Set([...added, ...edited.map((change) => change.after)].filter(isAddress).map(keyOfSet));
  const setsOf = (records: readonly ZoneRecord[]) =>
    Map.groupBy(
      records.filter((record) => touched.has(keyOfSet(record))),
      keyOfSet,
    );
  const before = setsOf(zone);
  return [...setsOf(after)].flatMap(([key, records]) => {
    const old = new Set((before.get(key) ?? []).flatMap(({ values }) => values));
    const now = new Set(records.flatMap(({ values }) => values));
    if (old.size === 0 || now.size === old.size || [...old].some((value) => !now.has(value))) return [];
    const values = [...now].slice(0, addressesNamed);
    return [{ records, values: now.size > values.length ? [...values, '…'] : values }];
  });
};

/** The findings about a zone and its changes, sorted by severity; new ones come first. */
export const findingsOf = (zone: readonly ZoneRecord[], changes: ChangeSet, domain: string): Finding[] => {
  const healthBefore = healthOf(zone, domain);
  const withSeverity = (finding: HealthFinding, isNew: boolean): Finding => ({
    ...finding,
    severity: healthSeverities[finding.code],
    isNew,
  });
  const rank = ({ severity, isNew }: Finding) => findingSeverities.indexOf(severity) * 2 + (isNew ? 0 : 1);
  const sorted = (findings: Finding[]) => findings.sort((a, b) => rank(a) - rank(b));
  // The list of records asks for a zone without changes, which may have thousands of records.
  if (sizeOfChanges(changes) === 0) return sorted(healthBefore.map((finding) => withSeverity(finding, false)));
  const after = applyChanges(zone, changes);
  const health = healthOf(after, domain);
  const known = new Set(healthBefore.map(keyOf));
  const found: Finding[] = health.map((finding) => withSeverity(finding, !known.has(keyOf(finding))));
  const say = (code: keyof typeof changeSeverities, by: readonly ZoneRecord[], detail: string | null, name = '@') =>
    found.push({
      code,
      severity: changeSeverities[code],
      isNew: true,
      name,
      recordIds: by.map(({ id }) => id),
      detail,
    });
  const { added, edited, deleted } = changes;
  if (deleted.length > 1 && deleted.length > zone.length * safeShare)
    say('manyDeleted', deleted, `${deleted.length}/${zone.length}`);
  const root = [...added, ...deleted, ...edited.map(({ before }) => before)].filter(isRootNs);
  if (root.length > 0) say('rootNameserversTouched', root, null);
  if (takesMail(zone, healthBefore) && !takesMail(after, health)) {
    const servers = zone.filter(({ name, type }) => name === '@' && type === 'MX');
    say('mailWouldStop', servers, null);
  }
  for (const { records, values } of addressesBeside(zone, after, changes))
    say('addressBeside', records, values.join(', '), records[0]?.name);
  for (const { before: old, after: next } of edited) {
    const redirect = old.values.map(spfRedirectOf).find((target) => target !== null) ?? null;
    if (redirect !== null && !next.values.some(spfRedirectOf)) say('spfRedirectReplaced', [next], redirect, next.name);
  }
  return sorted(found);
};

/** Findings whose consequence the customer must accept before the changes are sent. */
const graveCodes = ['mailWouldStop', 'rootNameserversTouched', 'manyDeleted'] as const satisfies readonly FindingCode[];

export type GraveCode = (typeof graveCodes)[number];

/** The grave findings that the changes bring. */
export const gravesOf = (findings: readonly Finding[]): readonly GraveCode[] =>
  graveCodes.filter((grave) => findings.some(({ code, isNew }) => isNew && code === grave));

/** True if the changes bring no blocking finding. */
export const mayBeApplied = (findings: readonly Finding[]): boolean =>
  !findings.some(({ severity, isNew }) => severity === 'blocking' && isNew);
