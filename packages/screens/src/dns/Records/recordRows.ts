import { applyChanges, type ChangeSet } from '@may/domain/dns/changeSet.ts';
import { fullNameOf } from '@may/domain/dns/names.ts';
import { isRecordType, type ZoneRecord } from '@may/domain/dns/records.ts';
import { inZoneOrder } from '@may/domain/dns/zoneText.ts';
import type { RowMark } from '@may/ui/components/Table/Table.tsx';
import { useTranslation } from 'react-i18next';

/** A row of the list: the record after its staged change, or the record to be deleted. */
export type RecordRow = {
  id: string;
  record: ZoneRecord;
  /** The full name in Unicode. */
  fullName: string;
  /** The record before its staged edit. */
  before: ZoneRecord | null;
  mark: RowMark | null;
  /** True if the portal can write records of this type. */
  isWritable: boolean;
};

// A row that stays the same object is not drawn again.
const known = new WeakMap<ZoneRecord, RecordRow>();

const keep = (row: RecordRow): RecordRow => {
  const last = known.get(row.record);
  if (last && last.fullName === row.fullName && last.before === row.before && last.mark === row.mark) return last;
  known.set(row.record, row);
  return row;
};

/** The records with their staged changes in zone order, so that records of one name stand together. */
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
  return inZoneOrder([...applyChanges(records, changes), ...kept]).map((record) =>
    keep({
      record,
      id: record.id,
      fullName: fullNameOf(record.name, domain),
      before: before.get(record.id) ?? null,
      mark: markOf(record.id),
      isWritable: isRecordType(record.type),
    }),
  );
};

/** The text that the search covers: name, full name, type, values, and the values before a staged edit. */
export const textOfRow = ({ record, fullName, before }: RecordRow): string =>
  `${record.name} ${fullName} ${record.type} ${record.values.join(' ')} ${before?.values.join(' ') ?? ''}`;

export const repeatsName = ({ record }: RecordRow, above: RecordRow | undefined): boolean =>
  above?.record.name === record.name;

/** Names a record by its type, its full name and the beginning of its value. */
export const useNameOfRow = (): ((row: RecordRow) => string) => {
  const { t } = useTranslation('records');
  return ({ record, fullName }) =>
    t('named', { type: record.type, name: fullName, value: record.values[0]?.slice(0, 60) ?? '' });
};
