import type { Finding, ReadName, RecordForm, RecordProblem } from '@may/domain';
import type { Loadable } from '../../patterns/Loadable.ts';
import type { ZoneDomain, ZoneHrefs } from '../../patterns/Zone/zone.ts';

/** Where a confirmed record goes: to the page that applies changes, or to the list with what else is staged. */
export type SubmitWay = 'review' | 'stage';

/** A field that the provider's list leaves out; the form shows its usual value. */
export type UnknownField = 'ttl' | 'priority' | 'proxied';

/** A record as it is typed, with everything that is to be said of it. */
export type RecordFormContent = {
  mode: 'add' | 'edit';
  domain: ZoneDomain;
  form: RecordForm;
  /** Everything that is wrong with it; a field says it once it was left or the form was refused. */
  problems: readonly RecordProblem[];
  /** How often it was confirmed and refused: each time the first problem takes the focus. */
  refused: number;
  name: ReadName;
  /** What this record would newly break or cut off. */
  findings: readonly Finding[];
  unknownFields: readonly UnknownField[];
  /** The proxy would cut off what the name stands for: mail, FTP. */
  isMailBehindProxy: boolean;
  /** What the last paste filled in, until something else is done. */
  filled: readonly Exclude<keyof RecordForm, 'proxied'>[];
  /** The provider has turned out to have no call for it. */
  isNotOffered: boolean;
  onChange: (patch: Partial<RecordForm>) => void;
  /** Takes pasted text apart; false where it is one plain value, which is pasted as ever. */
  onPaste: (text: string, index: number | null) => boolean;
  onUndoPaste: () => void;
  onSubmit: (way: SubmitWay) => void;
};

/** Why there is nothing to edit: no such domain, no such record, or one of a type that cannot be written here. */
export type RecordFormGap = 'unknownDomain' | 'unknownRecord' | 'readOnly';

export type RecordFormScreenProps = {
  mode: RecordFormContent['mode'];
  content: Loadable<RecordFormContent | { gap: RecordFormGap }>;
  hrefs: ZoneHrefs;
};
