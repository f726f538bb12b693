import type { ChangeSet } from '@may/domain/dns/changeSet.ts';
import type { Finding, FindingCode } from '@may/domain/dns/findings.ts';
import type { ZoneFileRefusal } from '@may/domain/dns/readZoneFile.ts';
import type { Loadable } from '@may/ui/components/Skeleton/Loadable.ts';
import type { ZoneDomain, ZoneHrefs } from '../Zone/zone.ts';

/** The content of a file, and the changes that it makes. */
export type ReadFile = {
  records: number;
  /** The entries that were not read. */
  unread: readonly { line: number; text: string; reason: ZoneFileRefusal }[];
  /** Numbers of lines whose lifetime was moved into the limits. */
  adjusted: readonly number[];
  /** Numbers of lines whose unquoted words were joined. */
  joined: readonly number[];
  /** Numbers of lines that the provider sets. */
  left: readonly number[];
  changes: ChangeSet;
  /** The findings that the changes add. */
  findings: readonly Finding[];
  /** Lines whose record would break a rule of DNS, such as a CNAME at the root; they are left out. */
  refused: readonly { line: number; text: string; code: FindingCode }[];
};

/** The reason why a file cannot be read; `notText`: no text file. */
type FileProblem = 'tooLarge' | 'tooManyRecords' | 'empty' | 'notText';

export type ImportForm = {
  text: string;
  /** Takes text that was typed, pasted or read from a file. */
  onTextChange: (text: string) => void;
  /** Reports a file that is not opened. */
  onProblem: (problem: FileProblem) => void;
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
