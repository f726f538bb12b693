import type { Finding, ReadName, RecordForm, RecordProblem } from '@may/domain';
import type { Loadable } from '../../patterns/Loadable.ts';
import type { ZoneDomain, ZoneHrefs } from '../../patterns/Zone/zone.ts';

/** The page after a confirmed record: `review` is the page that applies changes, `stage` the list of records. */
export type SubmitWay = 'review' | 'stage';

/** A field that the provider's list does not tell; the form shows its usual value. */
export type UnknownField = 'ttl' | 'priority' | 'proxied';

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
  /** True if the record is proxied although its name suggests mail or FTP, which the proxy does not pass on. */
  isMailBehindProxy: boolean;
  /** The fields that the last paste filled in; empty after the next change. */
  filled: readonly Exclude<keyof RecordForm, 'proxied'>[];
  /** True once the provider answered that it has no call for this change. */
  isNotOffered: boolean;
  onChange: (patch: Partial<RecordForm>) => void;
  /** Splits pasted text into fields; returns false for one plain value, which the browser then pastes. */
  onPaste: (text: string, index: number | null) => boolean;
  onUndoPaste: () => void;
  onSubmit: (way: SubmitWay) => void;
};

/** The reason for a missing form: an unknown domain, an unknown record, or a record type that the portal cannot write. */
export type RecordFormGap = 'unknownDomain' | 'unknownRecord' | 'readOnly';

export type RecordFormScreenProps = {
  mode: RecordFormContent['mode'];
  content: Loadable<RecordFormContent | { gap: RecordFormGap }>;
  hrefs: ZoneHrefs;
};
