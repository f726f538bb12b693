import { isSameList } from './changeSet.ts';
import type { ZoneRecord } from './records.ts';

/** A field of a record that a provider may not tell. */
const optionalFields = ['ttl', 'priority', 'proxied'] as const;
const plainFields = ['name', 'type', ...optionalFields] as const;
type PlainField = (typeof plainFields)[number];

/** What a list says of a wanted value: a value that is not told is `untold`, and never equal. */
type Reading = 'same' | 'different' | 'untold';

const readField = (listed: ZoneRecord, wanted: ZoneRecord, field: PlainField): Reading => {
  if (wanted[field] === null || listed[field] === wanted[field]) return 'same';
  return listed[field] === null ? 'untold' : 'different';
};

/** What a list says of a record's lifetime, priority and proxy together. */
export const readOptions = (listed: ZoneRecord, wanted: ZoneRecord): Reading => {
  const readings = optionalFields.map((field) => readField(listed, wanted, field));
  return (
    readings.find((reading) => reading === 'different') ?? readings.find((reading) => reading === 'untold') ?? 'same'
  );
};

/** Whether the provider tells anything of a record that is not as it was. */
export const isTouched = (listed: ZoneRecord, before: ZoneRecord): boolean =>
  !isSameList(listed.values, before.values) ||
  plainFields.some((field) => readField(listed, before, field) === 'different');

/** Whether a listed record has the name, the type and all values of another one. */
export const hasValuesOf = (listed: ZoneRecord, { name, type, values }: ZoneRecord): boolean =>
  listed.name === name && listed.type === type && values.every((value) => listed.values.includes(value));

const without = (values: readonly string[], others: readonly string[]): string[] =>
  values.filter((value) => !others.includes(value));

/** A list of values to which the change from `before` to `after` is made; what neither of them holds stays. */
const changeValues = (
  now: readonly string[],
  before: readonly string[],
  after: readonly string[],
): readonly string[] => {
  if (isSameList(now, before)) return after;
  const kept = without(now, without(before, after));
  return [...kept, ...without(without(after, before), kept)];
};

/** Whether the change from `before` to `after` is made (`after`), not made (`before`), unreadable (`untold`), or neither. */
export type EditReading = 'after' | 'before' | 'untold' | 'neither';

/** Reads whether an edit is made. Fields that it leaves alone are not judged. */
export const readEdit = (listed: ZoneRecord, before: ZoneRecord, after: ZoneRecord): EditReading => {
  const readings: EditReading[] = plainFields.flatMap((field) => {
    if (after[field] === null || after[field] === before[field]) return [];
    if (listed[field] === after[field]) return 'after';
    if (listed[field] === null) return 'untold';
    return listed[field] === before[field] ? 'before' : 'neither';
  });
  const [come, gone] = [without(after.values, before.values), without(before.values, after.values)];
  if (come.length + gone.length > 0) {
    const present = come.filter((value) => listed.values.includes(value)).length;
    const left = gone.filter((value) => listed.values.includes(value)).length;
    if (present === come.length && left === 0) readings.push('after');
    else readings.push(present === 0 && left === gone.length ? 'before' : 'neither');
  }
  const told = new Set(readings.filter((reading) => reading !== 'untold'));
  if (told.has('neither') || told.size > 1) return 'neither';
  if (told.has('before')) return 'before';
  return readings.includes('untold') ? 'untold' : 'after';
};

/** A record to which an edit is made field by field: a field that changed meanwhile stays as it is now. */
export const editField = (now: ZoneRecord, before: ZoneRecord, after: ZoneRecord): ZoneRecord => {
  const choose = <Field extends PlainField>(field: Field): ZoneRecord[Field] => {
    const isWanted = after[field] !== null && after[field] !== before[field];
    // A lifetime that is not told may be the one of before: only a told one shows a change.
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

/** A record without the values of another one, or null where none is left. */
export const withoutValues = (now: ZoneRecord, values: readonly string[]): ZoneRecord | null => {
  const left = without(now.values, values);
  return left.length > 0 ? { ...now, values: left } : null;
};
