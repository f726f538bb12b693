import { readName } from './names.ts';
import type { RecordForm } from './recordForm.ts';
import {
  factsOf,
  hasPriority,
  isProxiable,
  isRecordType,
  usuallyProxied,
  usualPriority,
  usualTtl,
  type ZoneRecord,
} from './records.ts';
import { spellValue } from './values.ts';

/** A form in progress. Until the customer sets the proxy, it follows the name. */
export type TypedRecord = {
  form: RecordForm;
  hasChosenProxy: boolean;
};

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

/** The form's values of a record; a missing field gets its usual value. Null if the form cannot express the record. */
export const formOfRecord = (record: ZoneRecord): TypedRecord | null => {
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
      contents: facts.map(({ value }) => spellValue(type, value)),
      ttl: String(ttl ?? usualTtl),
      priority: String(facts[0]?.priority ?? usualPriority),
      proxied: record.proxied ?? false,
    },
  };
};

/** A field that the provider's list does not tell; the form shows its usual value. */
export type UnknownField = 'ttl' | 'priority' | 'proxied';

/** The fields that a record leaves open, as a record of `type`. A request must set them. */
export const unknownFieldsOf = (record: ZoneRecord, type: string = record.type): UnknownField[] => [
  ...(record.ttl === null ? (['ttl'] as const) : []),
  ...(hasPriority(type) && factsOf(record).some(({ priority }) => priority === null) ? (['priority'] as const) : []),
  ...(record.proxied === null && isProxiable(type) ? (['proxied'] as const) : []),
];

/** The form after a change. Until the customer sets the proxy, it follows the name and the type. */
export const changeForm = (typed: TypedRecord, patch: Partial<RecordForm>, domain: string): TypedRecord => {
  const form = { ...typed.form, ...patch };
  const hasChosenProxy = typed.hasChosenProxy || patch.proxied !== undefined;
  if (hasChosenProxy) return { form, hasChosenProxy };
  const { name, type } = form;
  const read = readName(name, domain);
  return { form: { ...form, proxied: usuallyProxied({ name: read.ok ? read.name : name, type }) }, hasChosenProxy };
};

/**
 * The change that pasted fields make; `index` is the content that they are pasted into, null for the name. Null if the text is to be pasted
 * as it is: in the name's field only a whole line is split.
 */
export const patchOfPaste = (
  fields: Partial<RecordForm>,
  { contents }: RecordForm,
  index: number | null,
): Partial<RecordForm> | null => {
  if (index === null && fields.name === undefined) return null;
  const others = index === null || fields.type !== undefined ? [] : contents.filter((_, at) => at !== index);
  return { ...fields, contents: [...others.filter((other) => other.trim() !== ''), ...(fields.contents ?? [])] };
};
