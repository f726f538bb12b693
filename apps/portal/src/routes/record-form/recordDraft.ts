import {
  factsOf,
  isRecordType,
  quoteTxt,
  type RecordForm,
  recordTypes,
  usualPriority,
  usualTtl,
  type ZoneRecord,
} from '@may/domain';
import * as v from 'valibot';
import { draft } from '../../storage/draft.ts';
import type { SharedStore } from '../../storage/sharedStore.ts';

/** A form in progress. Until the customer sets the proxy, it follows the name. */
export type TypedRecord = {
  form: RecordForm;
  hasChosenProxy: boolean;
};

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

/** A new record: type A, the usual lifetime, proxied (spec §2). */
export const emptyForm: TypedRecord = {
  form: {
    name: '',
    type: 'A',
    contents: [''],
    ttl: String(usualTtl),
    priority: String(usualPriority),
    proxied: true,
  },
  hasChosenProxy: false,
};

// Shows quotes around a value that the form would read differently without them.
const typedText = (value: string) => (value.startsWith('"') || value !== value.trim() ? quoteTxt(value) : value);

/** The form's values of a record; a missing field gets its usual value. Null if the form cannot express the record. */
export const formOf = (record: ZoneRecord): TypedRecord | null => {
  const { name, type, ttl } = record;
  if (!isRecordType(type)) return null;
  const facts = factsOf(record);
  // The form has one priority for all values.
  if (new Set(facts.map(({ priority }) => priority)).size > 1) return null;
  return {
    hasChosenProxy: true,
    form: {
      name,
      type,
      contents: facts.map(({ value }) => (type === 'TXT' ? typedText(value) : value)),
      ttl: String(ttl ?? usualTtl),
      priority: String(facts[0]?.priority ?? usualPriority),
      proxied: record.proxied ?? false,
    },
  };
};
