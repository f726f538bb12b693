import { applyChanges, type ChangeSet, fullNameOf, inZoneOrder, isRecordType, type ZoneRecord } from '@may/domain';
import type { RowMark } from '../../components/Table/Table.tsx';

/** A record as a line of the list: as it will be, or as it is where it is to go. */
export type RecordRow = {
  id: string;
  record: ZoneRecord;
  /** The whole name in the letters people read. */
  fullName: string;
  /** What it says before it is changed. */
  before: ZoneRecord | null;
  mark: RowMark | null;
  /** True if customers can write its type. */
  isWritable: boolean;
};

/** The records with what is staged for them, in the order people look for them: what a name has stands together. */
export const recordRows = (records: readonly ZoneRecord[], changes: ChangeSet, domain: string): RecordRow[] => {
  const added = new Set(changes.added.map(({ id }) => id));
  const before = new Map(changes.edited.map((change) => [change.after.id, change.before]));
  const deleted = new Set(changes.deleted.map(({ id }) => id));
  const markOf = (id: string): RowMark | null => {
    if (deleted.has(id)) return 'deleted';
    if (added.has(id)) return 'added';
    return before.has(id) ? 'edited' : null;
  };
  const kept = records.filter(({ id }) => deleted.has(id));
  return inZoneOrder([...applyChanges(records, changes), ...kept]).map((record) => ({
    record,
    id: record.id,
    fullName: fullNameOf(record.name, domain),
    before: before.get(record.id) ?? null,
    mark: markOf(record.id),
    isWritable: isRecordType(record.type),
  }));
};

/** What a record is found by: name, whole name, type, content, and what it said before. */
export const textOfRow = ({ record, fullName, before }: RecordRow): string =>
  `${record.name} ${fullName} ${record.type} ${record.values.join(' ')} ${before?.values.join(' ') ?? ''}`;

/** True if the row above has the same name. */
export const repeatsName = (rows: readonly RecordRow[], index: number): boolean =>
  rows[index - 1]?.record.name === rows[index]?.record.name;
