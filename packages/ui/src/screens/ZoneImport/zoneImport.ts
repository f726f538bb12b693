import type { ChangeSet, Finding, FindingCode, ImportMode, ValueRefusal, ZoneRecord } from '@may/domain';
import type { Loadable } from '../../patterns/Loadable.ts';
import type { ZoneDomain, ZoneHrefs } from '../../patterns/Zone/zone.ts';

/** Why an entry of a file is no record. */
type UnreadReason =
  | ValueRefusal
  | 'unbalancedBrackets'
  | 'notARecord'
  | 'directive'
  | 'class'
  | 'type'
  | 'lifetime'
  | 'priority'
  | 'rawBytes'
  | 'unknownOrigin'
  | 'unknownOwner';

/** An entry of the file that could not be read. */
type UnreadLine = {
  line: number;
  text: string;
  reason: UnreadReason;
};

/** What one way of importing a file would change, and what it leaves as it is. */
export type ImportPlan = {
  changes: ChangeSet;
  /** What the rules say the changes bring. */
  findings: readonly Finding[];
  /** Lines left out, because their record would break its name. */
  refused: readonly { line: number; text: string; code: FindingCode }[];
  /** Records that an unread line may name, and that are therefore not taken away. */
  spared: readonly ZoneRecord[];
};

/** What a file says, and what each way of importing it would change. */
export type ReadFile = {
  records: number;
  unread: readonly UnreadLine[];
  /** Lines whose lifetime was brought within the limits. */
  adjusted: readonly number[];
  /** Lines that leave the lifetime to the provider. */
  automatic: readonly number[];
  /** Lines whose mail server another line names with a stronger priority. */
  repeated: readonly number[];
  /** SOA entries, which the provider makes itself. */
  skipped: number;
  /** The provider does not tell every lifetime, priority or proxy, so that they cannot be compared. */
  hasUnknownFields: boolean;
  plans: Record<ImportMode, ImportPlan>;
};

/** What stands against reading it: `notText` is a file of something else, `notLoaded` the reader that did not arrive. */
type FileProblem = 'tooLarge' | 'tooManyRecords' | 'empty' | 'notText' | 'notLoaded';

/** The form of an import. */
export type ImportForm = {
  text: string;
  /** Typed, pasted or out of a file. */
  onTextChange: (text: string) => void;
  /** A file that is not worth reading. */
  onProblem: (problem: FileProblem) => void;
  mode: ImportMode;
  onModeChange: (mode: ImportMode) => void;
  isReading: boolean;
  problem: FileProblem | null;
  /** Null until there is something to read. */
  file: ReadFile | null;
  onStage: () => void;
};

export type ZoneImportScreenProps = {
  /** Null until it is read. */
  domain: ZoneDomain | null;
  hrefs: ZoneHrefs;
  /** Null where there is no such domain. */
  form: Loadable<ImportForm | null>;
};
