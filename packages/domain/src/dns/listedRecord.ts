import { isSameList } from './changeSet.ts';
import type { ZoneRecord } from './records.ts';

/** Fields that the provider's list may leave out (null). */
const optionalFields = ['ttl', 'priority', 'proxied'] as const;

/** A listed record compared with the wanted one; `unknown` if the list leaves a wanted field out. */
export type Reading = 'same' | 'different' | 'unknown';

/** Compares the lifetime, priority and proxy of a listed record with the wanted ones. */
export const readOptions = (listed: ZoneRecord, wanted: ZoneRecord): Reading => {
  const open = optionalFields.filter((field) => wanted[field] !== null && listed[field] !== wanted[field]);
  if (open.some((field) => listed[field] !== null)) return 'different';
  return open.length > 0 ? 'unknown' : 'same';
};

/** Compares a listed record with the wanted one, whole. */
export const readRecord = (listed: ZoneRecord, wanted: ZoneRecord): Reading =>
  listed.name === wanted.name && listed.type === wanted.type && isSameList(listed.values, wanted.values)
    ? readOptions(listed, wanted)
    : 'different';

/** True if a listed record has the name, the type and all values of another record. */
export const hasValuesOf = (listed: ZoneRecord, { name, type, values }: ZoneRecord): boolean =>
  listed.name === name && listed.type === type && values.every((value) => listed.values.includes(value));

/** Removes values from a record; null if none is left. */
export const withoutValues = (now: ZoneRecord, values: readonly string[]): ZoneRecord | null => {
  const left = now.values.filter((value) => !values.includes(value));
  return left.length > 0 ? { ...now, values: left } : null;
};
