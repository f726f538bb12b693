import type { ChangeSet } from '@may/domain/dns/changeSet.ts';
import type { Finding } from '@may/domain/dns/findings.ts';
import type { ZoneRecord } from '@may/domain/dns/records.ts';
import type { TableMemory } from '@may/ui/components/DataTable/DataTable.tsx';
import type { Loadable } from '@may/ui/components/Skeleton/Loadable.ts';
import type { ZoneDomain, ZoneHrefs } from '../Zone/zone.ts';

/** Stages changes of records by their ids. */
export type RecordActions = {
  onDelete: (ids: readonly string[]) => void;
  onTakeBack: (ids: readonly string[]) => void;
};

/** A domain's records as the provider lists them, and their staged changes. */
export type RecordsContent = RecordActions & {
  domain: ZoneDomain;
  records: readonly ZoneRecord[];
  /** Count of rows that did not match the schema. */
  unreadable: number;
  changes: ChangeSet;
  /** Count of staged changes whose record another person changed meanwhile. */
  conflicts: number;
  findings: readonly Finding[];
  /** The last run of changes from this browser: an open one waits on the page of changes, a finished one can be undone. */
  lastRun: 'open' | 'finished' | null;
};

export type RecordsHrefs = ZoneHrefs & {
  add: string;
  import: string;
  templates: string;
  /** The page that activates the domain. */
  activate: string;
  /** The page that undoes the last run. */
  undo: string;
  edit: (id: string) => string;
};

export type RecordsScreenProps = TableMemory & {
  /** Null is an unknown domain. */
  content: Loadable<RecordsContent | null>;
  hrefs: RecordsHrefs;
};
