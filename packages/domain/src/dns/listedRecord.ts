import { isSameList } from './changeSet.ts';
import type { ZoneRecord } from './records.ts';

/** Fields that the provider's list may leave out (null). */
const optionalFields = ['ttl', 'priority', 'proxied'] as const;
const plainFields = ['name', 'type', ...optionalFields] as const;
type PlainField = (typeof plainFields)[number];

/** A listed value compared with the wanted one; `unknown` if the list leaves the value out. */
type Reading = 'same' | 'different' | 'unknown';

const readField = (listed: ZoneRecord, wanted: ZoneRecord, field: PlainField): Reading => {
  if (wanted[field] === null || listed[field] === wanted[field]) return 'same';
  return listed[field] === null ? 'unknown' : 'different';
};

/** Compares the lifetime, priority and proxy of a listed record with the wanted ones. */
export const readOptions = (listed: ZoneRecord, wanted: ZoneRecord): Reading => {
  const readings = optionalFields.map((field) => readField(listed, wanted, field));
  return (
    readings.find((reading) => reading === 'different') ?? readings.find((reading) => reading === 'unknown') ?? 'same'
  );
};

/** True if a listed value or field differs from the record before. */
export const isTouched = (listed: ZoneRecord, before: ZoneRecord): boolean =>
  !isSameList(listed.values, before.values) ||
  plainFields.some((field) => readField(listed, before, field) === 'different');

/** True if a listed record has the name, the type and all values of another record. */
export const hasValuesOf = (listed: ZoneRecord, { name, type, values }: ZoneRecord): boolean =>
  listed.name === name && listed.type === type && values.every((value) => listed.values.includes(value));

const without = (values: readonly string[], others: readonly string[]): string[] =>
  values.filter((value) => !others.includes(value));

/** Applies the change from `before` to `after` to a list of values; all other values stay. */
const changeValues = (
  now: readonly string[],
  before: readonly string[],
  after: readonly string[],
): readonly string[] => {
  if (isSameList(now, before)) return after;
  const kept = without(now, without(before, after));
  return [...kept, ...without(without(after, before), kept)];
};

/** The state of an edit in the list: applied (`after`), not applied (`before`), left out of the list (`unknown`), or neither. */
export type EditReading = 'after' | 'before' | 'unknown' | 'neither';

/** Compares an edit with the listed record; fields that the edit does not change are ignored. */
export const readEdit = (listed: ZoneRecord, before: ZoneRecord, after: ZoneRecord): EditReading => {
  const readings: EditReading[] = plainFields.flatMap((field) => {
    if (after[field] === null || after[field] === before[field]) return [];
    if (listed[field] === after[field]) return 'after';
    if (listed[field] === null) return 'unknown';
    return listed[field] === before[field] ? 'before' : 'neither';
  });
  const [come, gone] = [without(after.values, before.values), without(before.values, after.values)];
  if (come.length + gone.length > 0) {
    const present = come.filter((value) => listed.values.includes(value)).length;
    const left = gone.filter((value) => listed.values.includes(value)).length;
    if (present === come.length && left === 0) readings.push('after');
    else readings.push(present === 0 && left === gone.length ? 'before' : 'neither');
  }
  const confirmed = new Set(readings.filter((reading) => reading !== 'unknown'));
  if (confirmed.has('neither') || confirmed.size > 1) return 'neither';
  if (confirmed.has('before')) return 'before';
  return readings.includes('unknown') ? 'unknown' : 'after';
};

/** Applies an edit field by field; a field that another person changed meanwhile stays. */
export const editField = (now: ZoneRecord, before: ZoneRecord, after: ZoneRecord): ZoneRecord => {
  const choose = <Field extends PlainField>(field: Field): ZoneRecord[Field] => {
    const isWanted = after[field] !== null && after[field] !== before[field];
    // The list leaves out some fields (null). Only a listed value can show a change.
    const isFree = now[field] === null || before[field] === null || now[field] === before[field];
    return isWanted && isFree ? after[field] : now[field];
  };
  const keepsValues = without(before.values, now.values).length > 0;
  return {
    id: now.id,
    name: choose('name'),
    type: choose('type'),
    values: keepsValues ? now.values : changeValues(now.values, before.values, after.values),
    ttl: choose('ttl'),
    priority: choose('priority'),
    proxied: choose('proxied'),
  };
};

/** Removes values from a record; null if none is left. */
export const withoutValues = (now: ZoneRecord, values: readonly string[]): ZoneRecord | null => {
  const left = without(now.values, values);
  return left.length > 0 ? { ...now, values: left } : null;
};
