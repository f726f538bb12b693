import type { TypedRecord } from '@may/domain/dns/formOfRecord.ts';
import { recordTypes, type ZoneRecord } from '@may/domain/dns/records.ts';
import * as v from 'valibot';
import { draft } from '../../browser/storage/draft.ts';
import type { SharedStore } from '../../browser/storage/sharedStore.ts';
import { zoneRecordSchema } from './changeSetSchema.ts';

const text = v.pipe(v.string(), v.maxLength(65_535));
/** A form, and the record as it was when the form opened: a later one is another person's change. */
type RecordDraft = TypedRecord & { current: ZoneRecord | null };

const schema: v.GenericSchema<unknown, RecordDraft> = v.object({
  current: v.nullable(zoneRecordSchema),
  form: v.object({
    name: text,
    type: v.picklist(recordTypes),
    contents: v.array(text),
    ttl: text,
    priority: text,
    proxied: v.boolean(),
  }),
  hasChosenProxy: v.boolean(),
});

/** The unfinished form of a record, of a copy or of a new record, in this tab. */
export const recordDraft = (domainId: string, form: string): SharedStore<RecordDraft> =>
  draft(`dns.${domainId}.form.${form}`, schema);
