import type { ChangeSet, RecordChange } from './changeSet.ts';
import { isSameRecord } from './changeSet.ts';
import {
  hasPriority,
  isProxiable,
  isRecordType,
  type RecordType,
  usualPriority,
  usualTtl,
  type ZoneRecord,
} from './records.ts';

/** A record of a file or a template; null is what it does not say. */
export type ImportedRecord = Omit<ZoneRecord, 'id' | 'type'> & { type: RecordType };

/** `merge` adds and updates; `replace` also takes away what is not named. */
export const importModes = ['merge', 'replace'] as const;

/** How an import treats what is there. */
export type ImportMode = (typeof importModes)[number];

const groupOf = ({ name, type }: { name: string; type: string }): string => JSON.stringify([name, type]);

const isRootNs = ({ name, type }: { name: string; type: string }): boolean => name === '@' && type === 'NS';

const groupBy = <Row extends { name: string; type: string }>(rows: readonly Row[]): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(groupOf(row));
    if (group) group.push(row);
    else groups.set(groupOf(row), [row]);
  }
  return groups;
};

/** A record as an import wants it: what the import does not say stays. */
const updated = (record: ZoneRecord, wanted: ImportedRecord | undefined, values: readonly string[]): ZoneRecord => ({
  ...record,
  values,
  ttl: wanted?.ttl ?? record.ttl,
  priority: wanted?.priority ?? record.priority,
  proxied: wanted?.proxied ?? record.proxied,
});

const created = (id: string, wanted: ImportedRecord, value: string): ZoneRecord => ({
  id,
  name: wanted.name,
  type: wanted.type,
  values: [value],
  ttl: wanted.ttl ?? usualTtl,
  priority: hasPriority(wanted.type) ? (wanted.priority ?? usualPriority) : null,
  proxied: isProxiable(wanted.type) && (wanted.proxied ?? false),
});

/**
 * What an import changes: a value that is there stays, one that is missing takes the place of one that goes, or is added. The root's
 * nameservers are the provider's and left alone, so are types nobody can write. `keyOf` names what is added.
 */
export const planImport = (
  zone: readonly ZoneRecord[],
  wanted: readonly ImportedRecord[],
  mode: ImportMode,
  keyOf: (index: number) => string = (index) => `new ${index}`,
): ChangeSet => {
  const added: ZoneRecord[] = [];
  const edited: RecordChange[] = [];
  const deleted: ZoneRecord[] = [];
  const wantedGroups = groupBy(wanted.filter((record) => !isRootNs(record)));
  const zoneGroups = groupBy(zone.filter((record) => isRecordType(record.type) && !isRootNs(record)));

  for (const key of new Set([...zoneGroups.keys(), ...wantedGroups.keys()])) {
    const rows = wantedGroups.get(key) ?? [];
    const missing = new Map(rows.flatMap((row) => row.values.map((value) => [value, row] as const)));
    // Of a CNAME there is one: another target takes the place of the first.
    const takesAway = mode === 'replace' || (rows[0]?.type === 'CNAME' && rows.length > 0);
    const free: ZoneRecord[] = [];
    const keep = (record: ZoneRecord, after: ZoneRecord) => {
      if (!isSameRecord(record, after)) edited.push({ before: record, after });
    };
    const kept = (zoneGroups.get(key) ?? []).flatMap((record) => {
      const values = takesAway ? record.values.filter((value) => missing.has(value)) : record.values;
      if (values.length > 0) return [{ record, values }];
      free.push(record);
      return [];
    });
    for (const { record, values } of kept) {
      keep(record, updated(record, missing.get(values.find((value) => missing.has(value)) ?? ''), values));
    }
    for (const { values } of kept) for (const value of values) missing.delete(value);
    for (const [value, row] of missing) {
      const place = free.shift();
      if (place) keep(place, updated(place, row, [value]));
      else added.push(created(keyOf(added.length), row, value));
    }
    deleted.push(...free);
  }
  return { added, edited, deleted };
};
