import type { ChangeSet } from './changeSet.ts';
import { type Finding, type FindingCode, findingsOf } from './findings.ts';
import { type ImportedRecord, type ImportMode, planImport } from './planImport.ts';
import { factsOf, isRecordType, type ZoneRecord } from './records.ts';

/** The name and type of an unread line; null if that part could not be read and may be any. */
export type UnreadPlace = { name: string | null; type: string | null };

/** The changes that a file makes in a zone, and the records of both that they leave out. */
export type FilePlan<Row> = {
  changes: ChangeSet;
  findings: readonly Finding[];
  /** Records of the file that would break a name, each with its rule. All others can be imported. */
  refused: readonly { row: Row; code: FindingCode }[];
  /** Records that an unread line may describe; they are kept. */
  spared: readonly ZoneRecord[];
};

const keyOfPlace = (name: string | null, type: string | null): string => JSON.stringify([name, type]);
const anywhere = keyOfPlace(null, null);

/**
 * Plans the import of a file. A record that would break its name is left out and the others stay. Of a name with a CNAME beside other
 * records the CNAME is left out first. If the name is still broken, all records of the file at that name are left out. Existing records of
 * such a name stay in both modes.
 */
export const planFile = <Row extends ImportedRecord>(
  zone: readonly ZoneRecord[],
  { records, unread }: { records: readonly Row[]; unread: readonly UnreadPlace[] },
  mode: ImportMode,
  domain: string,
  keyOf?: (index: number) => string,
): FilePlan<Row> => {
  const refused: { row: Row; code: FindingCode }[] = [];
  const places = new Set(unread.map(({ name, type }) => keyOfPlace(name, type)));
  const isUnread = ({ name, type }: ZoneRecord): boolean =>
    [keyOfPlace(name, type), keyOfPlace(name, null), keyOfPlace(null, type), anywhere].some((key) => places.has(key));
  let rows = records;
  const plan = () => {
    const refusedNames = new Set(refused.map(({ row }) => row.name));
    const isSpared = (record: ZoneRecord) => refusedNames.has(record.name) || isUnread(record);
    const changes = planImport(zone, rows, mode, keyOf, isSpared);
    return { changes, findings: findingsOf(zone, changes, domain).filter(({ isNew }) => isNew) };
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
  const named = new Set(rows.flatMap(({ name, type, values }) => values.map((value) => `${name} ${type} ${value}`)));
  const isNamed = (record: ZoneRecord) =>
    factsOf(record).every(({ name, type, value }) => named.has(`${name} ${type} ${value}`));
  const spared = zone.filter((record) => isRecordType(record.type) && isUnread(record) && !isNamed(record));
  return { ...planned, refused, spared: mode === 'merge' ? [] : spared };
};
