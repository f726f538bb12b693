import type { ChangeSet, Finding, FindingCode, ImportMode, ValueRefusal, ZoneRecord } from '@may/domain';
import type { Loadable } from '../../patterns/Loadable.ts';
import type { ZoneDomain, ZoneHrefs } from '../../patterns/Zone/zone.ts';

/** The reason why an entry is no record. */
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

/** An entry of the file that was not read. */
type UnreadLine = {
  line: number;
  text: string;
  reason: UnreadReason;
};

/** The changes of one import mode. */
export type ImportPlan = {
  changes: ChangeSet;
  /** The findings that the changes add. */
  findings: readonly Finding[];
  /** Lines whose record would break a rule of DNS, such as a CNAME at the root; they are left out. */
  refused: readonly { line: number; text: string; code: FindingCode }[];
  /** Records that an unread line may mean, so the import does not delete them. */
  spared: readonly ZoneRecord[];
};

/** The content of a file, and the plan of each import mode. */
export type ReadFile = {
  records: number;
  unread: readonly UnreadLine[];
  /** Numbers of lines whose lifetime was moved into the limits. */
  adjusted: readonly number[];
  /** Numbers of lines whose lifetime the provider chooses. */
  automatic: readonly number[];
  /** Numbers of lines whose mail server another line names with a stronger priority. */
  repeated: readonly number[];
  /** Count of SOA entries, which the provider creates itself. */
  skipped: number;
  /** True if the provider does not tell every lifetime, priority or proxy, so that they cannot be compared. */
  hasUnknownFields: boolean;
  plans: Record<ImportMode, ImportPlan>;
};

/** The reason why a file cannot be read; `notText`: no text file, `notLoaded`: the script that reads it did not load. */
type FileProblem = 'tooLarge' | 'tooManyRecords' | 'empty' | 'notText' | 'notLoaded';

export type ImportForm = {
  text: string;
  /** Takes text that was typed, pasted or read from a file. */
  onTextChange: (text: string) => void;
  /** Reports a file that is not opened. */
  onProblem: (problem: FileProblem) => void;
  mode: ImportMode;
  onModeChange: (mode: ImportMode) => void;
  isReading: boolean;
  problem: FileProblem | null;
  /** Null until the text is read. */
  file: ReadFile | null;
  onStage: () => void;
};

export type ZoneImportScreenProps = {
  /** Null while the domain loads. */
  domain: ZoneDomain | null;
  hrefs: ZoneHrefs;
  /** Null is an unknown domain. */
  form: Loadable<ImportForm | null>;
};
