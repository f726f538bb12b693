import type { Finding } from '@may/domain/dns/findings.ts';
import type { UnknownField } from '@may/domain/dns/formOfRecord.ts';
import type { ReadName } from '@may/domain/dns/names.ts';
import type { RecordForm, RecordProblem } from '@may/domain/dns/recordForm.ts';
import type { Loadable } from '@may/ui/components/Skeleton/Loadable.ts';
import type { ZoneDomain, ZoneHrefs } from '../Zone/zone.ts';

/** A typed record with its problems and findings. */
export type RecordFormContent = {
  mode: 'add' | 'edit';
  domain: ZoneDomain;
  form: RecordForm;
  /** All problems of the form; a field shows its problem once the customer left it or confirmed the form. */
  problems: readonly RecordProblem[];
  /** Counts refused confirmations; each one focuses the first problem. */
  refused: number;
  name: ReadName;
  /** The findings that this record would add. */
  findings: readonly Finding[];
  unknownFields: readonly UnknownField[];
  onChange: (patch: Partial<RecordForm>) => void;
  /** Splits pasted text into fields; returns false for one plain value, which the browser then pastes. */
  onPaste: (text: string, index: number | null) => boolean;
  /** True if the confirmation sends the record without a review. */
  isAtOnce: boolean;
  /** Confirms the record. */
  onSubmit: () => void;
  /** Adds the record to the staged changes. */
  onStage: () => void;
};

/** The reason for a missing form: an unknown domain, an unknown record, or a record type that the portal cannot write. */
export type RecordFormGap = 'unknownDomain' | 'unknownRecord' | 'readOnly';

export type RecordFormScreenProps = {
  mode: RecordFormContent['mode'];
  content: Loadable<RecordFormContent | { gap: RecordFormGap }>;
  hrefs: ZoneHrefs;
};

/** Props of a part of the form. Fields have the names of the form; contents are `content 0`, `content 1`, …. */
export type FieldProps = {
  content: RecordFormContent;
  /** The message for a field, once the customer left the field or confirmed the form. */
  errorOf: (field: string) => string | undefined;
  onLeave: (field: string) => void;
};
