import type { ChangeSet, ImportMode, ValueRefusal } from '@may/domain';
import type { Loadable } from '../../patterns/Loadable.ts';
import type { ZoneDomain, ZoneHrefs } from '../Zone/zone.ts';

/** Why an entry of a file is no record. */
type UnreadReason =
  | ValueRefusal
  | 'unbalancedBrackets'
  | 'notARecord'
  | 'directive'
  | 'class'
  | 'type'
  | 'lifetime'
  | 'priority';

/** An entry of the file that could not be read. */
interface UnreadLine {
  line: number;
  text: string;
  reason: UnreadReason;
}

/** What a file says, and what each way of importing it would change. */
export interface ReadFile {
  records: number;
  unread: readonly UnreadLine[];
  /** Lines whose lifetime was brought within the limits. */
  adjusted: readonly number[];
  /** SOA entries, which the provider makes itself. */
  skipped: number;
  plans: Record<ImportMode, ChangeSet>;
}

/** What stands against reading it: `notText` is a file of something else, `notLoaded` the reader that did not arrive. */
type FileProblem = 'tooLarge' | 'tooManyRecords' | 'empty' | 'notText' | 'notLoaded';

/** The form of an import. */
export interface ImportForm {
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
}

export interface ZoneImportScreenProps {
  /** Null until it is read. */
  domain: ZoneDomain | null;
  hrefs: ZoneHrefs;
  /** Null where there is no such domain. */
  form: Loadable<ImportForm | null>;
}
