import { type ChangeSet, diffZones } from './changeSet.ts';
import { type Finding, type FindingCode, findingsOf } from './findings.ts';
import {
  factsOf,
  hasPriority,
  isProxiable,
  type RecordType,
  ttlLimits,
  usualPriority,
  usualTtl,
  type ZoneRecord,
} from './records.ts';

/** A record of a file or a template; null if the source does not say it. */
export type ImportedRecord = Omit<ZoneRecord, 'id' | 'type'> & { type: RecordType };

/** A new record; what its source does not say gets the usual value. */
export const newRecord = (id: string, { name, type, values, ...row }: ImportedRecord): ZoneRecord => ({
  id,
  name,
  type,
  values,
  ttl: row.ttl === null ? usualTtl : Math.min(ttlLimits.maximum, Math.max(ttlLimits.minimum, row.ttl)),
  priority: hasPriority(type) ? (row.priority ?? usualPriority) : null,
  proxied: isProxiable(type) && (row.proxied ?? false),
});

/** A held record with what its source says. A setting that the provider does not tell cannot be compared, so it stays. */
export const withSettings = (held: ZoneRecord, row: ImportedRecord): ZoneRecord => {
  const wanted = newRecord(held.id, row);
  const [fact] = factsOf(held);
  const isOtherPriority = fact?.priority !== row.priority && fact?.priority !== null && row.priority !== null;
  return {
    ...held,
    // Values of one record share their lifetime and their proxy; each mail server has its own priority.
    ...(fact && held.values.length === 1 && isOtherPriority && { values: [fact.value], priority: row.priority }),
    ttl: held.ttl === null || row.ttl === null || row.ttl === held.ttl ? held.ttl : wanted.ttl,
    proxied: held.proxied === null || row.proxied === null ? held.proxied : wanted.proxied,
  };
};

const placeOf = ({ name, type }: { name: string; type: string }): string => JSON.stringify([name, type]);

/** Plans an import: it adds the missing values and changes the settings of held ones. It deletes no record. */
export const planImport = (
  zone: readonly ZoneRecord[],
  wanted: readonly ImportedRecord[],
  keyOf: (index: number) => string = (index) => `new ${index}`,
): ChangeSet => {
  const added: ZoneRecord[] = [];
  const after = new Map<string, ZoneRecord>();
  const places = Map.groupBy(zone, placeOf);
  const holders = new Map(
    zone.flatMap((record) =>
      factsOf(record).map(({ value }): [string, ZoneRecord] => [`${placeOf(record)} ${value}`, record]),
    ),
  );
  const taken = new Set<string>();
  for (const row of wanted) {
    // The provider controls the root's nameservers.
    if (row.name === '@' && row.type === 'NS') continue;
    for (const value of row.values) {
      const key = `${placeOf(row)} ${value}`;
      if (taken.has(key)) continue;
      taken.add(key);
      const holder = holders.get(key);
      // A name has one CNAME: a new target replaces the old one.
      const replaced = row.type === 'CNAME' ? places.get(placeOf(row))?.[0] : undefined;
      if (holder) after.set(holder.id, after.get(holder.id) ?? withSettings(holder, row));
      else if (replaced) after.set(replaced.id, { ...withSettings(replaced, row), values: [value] });
      else added.push(newRecord(keyOf(added.length), { ...row, values: [value] }));
    }
  }
  return diffZones(zone, [...zone.map((record) => after.get(record.id) ?? record), ...added]);
};

/** The changes that a file makes in a zone, and the records that it leaves out. */
export type FilePlan<Row> = {
  changes: ChangeSet;
  findings: readonly Finding[];
  /** Records of the file that would break a name, each with its rule. All others can be imported. */
  refused: readonly { row: Row; code: FindingCode }[];
};

/**
 * Plans the import of a file. A record that would break its name is left out and the others stay. Of a name with a CNAME beside other
 * records the CNAME is left out first. If the name is still broken, all records of the file at that name are left out.
 */
export const planFile = <Row extends ImportedRecord>(
  zone: readonly ZoneRecord[],
  records: readonly Row[],
  domain: string,
  keyOf?: (index: number) => string,
): FilePlan<Row> => {
  const refused: { row: Row; code: FindingCode }[] = [];
  let rows = records;
  const plan = () => {
    const changes = planImport(zone, rows, keyOf);
    return { changes, findings: findingsOf(zone, changes, domain) };
  };
  let planned = plan();
  for (const isLeftOut of [({ type }: Row) => type === 'CNAME', () => true]) {
    const blocking = planned.findings.filter(({ severity }) => severity === 'blocking');
    if (blocking.length === 0) break;
    const broken = new Map(blocking.map(({ name, code }) => [name, code]));
    rows = rows.filter((row) => {
      const code = broken.get(row.name);
      if (code === undefined || !isLeftOut(row)) return true;
      refused.push({ row, code });
      return false;
    });
    planned = plan();
  }
  return { ...planned, refused };
};
