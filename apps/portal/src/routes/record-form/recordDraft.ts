import { recordTypes, type TypedRecord } from '@may/domain';
import * as v from 'valibot';
import { draft } from '../../storage/draft.ts';
import type { SharedStore } from '../../storage/sharedStore.ts';

const text = v.pipe(v.string(), v.maxLength(65_535));
const schema: v.GenericSchema<unknown, TypedRecord> = v.object({
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
export const recordDraft = (domainId: string, form: string): SharedStore<TypedRecord> =>
  draft(`dns.${domainId}.form.${form}`, schema);
