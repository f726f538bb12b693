import type { RecordForm } from './recordForm.ts';
import {
  factsOf,
  hasPriority,
  isProxiable,
  isRecordType,
  usualPriority,
  usualTtl,
  type ZoneRecord,
} from './records.ts';
import { quoteTxt } from './txt.ts';

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

// Shows quotes around a value that the form would read differently without them.
const typedText = (value: string) => (value.startsWith('"') || value !== value.trim() ? quoteTxt(value) : value);

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
      contents: facts.map(({ value }) => (type === 'TXT' ? typedText(value) : value)),
      ttl: String(ttl ?? usualTtl),
      priority: String(facts[0]?.priority ?? usualPriority),
      proxied: record.proxied ?? false,
    },
  };
};

/** A field that the provider's list does not tell; the form shows its usual value. */
export type UnknownField = 'ttl' | 'priority' | 'proxied';

/** The fields of a form that its record leaves open. */
export const unknownFieldsOf = ({ ttl, priority, proxied }: ZoneRecord, { type }: RecordForm): UnknownField[] => [
  ...(ttl === null ? (['ttl'] as const) : []),
  ...(priority === null && hasPriority(type) ? (['priority'] as const) : []),
  ...(proxied === null && isProxiable(type) ? (['proxied'] as const) : []),
];
