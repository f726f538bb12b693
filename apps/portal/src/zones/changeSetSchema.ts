import type { ChangeSet, ZoneRecord } from '@may/domain';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.maxLength(65_535));
const whole = v.pipe(v.number(), v.safeInteger());

/** A record as local storage keeps it. */
export const zoneRecordSchema: v.GenericSchema<unknown, ZoneRecord> = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  name: text,
  type: text,
  values: v.array(text),
  ttl: v.nullable(whole),
  priority: v.nullable(whole),
  proxied: v.nullable(v.boolean()),
});

/** A change set as local storage keeps it. */
export const changeSetSchema: v.GenericSchema<unknown, ChangeSet> = v.object({
  added: v.array(zoneRecordSchema),
  edited: v.array(v.object({ before: zoneRecordSchema, after: zoneRecordSchema })),
  deleted: v.array(zoneRecordSchema),
});
