import { factsOf, type ZoneRecord } from './records.ts';

const fields = ['name', 'type', 'values', 'priority', 'ttl', 'proxied'] as const;

export type RecordField = (typeof fields)[number];

/** A listed record compared with the wanted one; `unknown` if the list leaves a wanted field out. */
export type Reading = 'same' | 'different' | 'unknown';

/** The meaning of a field, because a list may write values in another order and a priority into its value. Null if it is left out. */
const meaningOf = (record: ZoneRecord, field: RecordField): string | null => {
  if (field !== 'values' && field !== 'priority') return record[field] === null ? null : String(record[field]);
  const facts = factsOf(record).sort((a, b) => (a.value < b.value ? -1 : 1));
  if (field === 'values') return JSON.stringify(facts.map(({ value }) => value));
  return facts.some(({ priority }) => priority !== null) ? facts.map(({ priority }) => priority).join() : null;
};

/** The fields that an edit changes. Values and priority are one, because a value may have its priority in it. */
export const changedFields = (before: ZoneRecord, after: ZoneRecord): readonly RecordField[] => {
  const isChanged = (field: RecordField) => meaningOf(before, field) !== meaningOf(after, field);
  const isContent = (field: RecordField) => field === 'values' || field === 'priority';
  const isContentChanged = fields.filter(isContent).some(isChanged);
  return fields.filter((field) => (isContent(field) ? isContentChanged : isChanged(field)));
};

/** Compares fields of a listed record with the wanted ones; without `compared` the whole record. */
export const readRecord = (
  listed: ZoneRecord,
  wanted: ZoneRecord,
  compared: readonly RecordField[] = fields,
): Reading => {
  const open = compared.filter((field) => {
    const meaning = meaningOf(wanted, field);
    return meaning !== null && meaning !== meaningOf(listed, field);
  });
  if (open.some((field) => meaningOf(listed, field) !== null)) return 'different';
  return open.length > 0 ? 'unknown' : 'same';
};

/** True if a listed record has the name, the type and all values of another record. */
export const hasValuesOf = (listed: ZoneRecord, { name, type, values }: ZoneRecord): boolean =>
  listed.name === name && listed.type === type && values.every((value) => listed.values.includes(value));
