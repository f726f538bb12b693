import type { ChangeSet, Finding, ZoneRecord } from '@may/domain';
import type { DataTableProps } from '../../components/DataTable/DataTable.tsx';
import type { Loadable } from '../../patterns/Loadable.ts';
import type { ZoneDomain, ZoneHrefs } from '../../patterns/Zone/zone.ts';

/** What was applied and can be taken back. */
export type AppliedChange = {
  key: string;
  /** Milliseconds since 1970. */
  at: number;
  added: number;
  edited: number;
  deleted: number;
  href: string;
};

/** Stages what happens to records, by their ids. */
export type RecordActions = {
  onDelete: (ids: readonly string[]) => void;
  onTakeBack: (ids: readonly string[]) => void;
  onProxy: (ids: readonly string[], on: boolean) => void;
  onTtl: (ids: readonly string[], seconds: number) => void;
  /** Stages nothing any more. */
  onDropAll: () => void;
};

/** A domain's records as the provider holds them, and what is staged for them. */
export type RecordsContent = RecordActions & {
  domain: ZoneDomain;
  records: readonly ZoneRecord[];
  /** Rows that did not match the schema. */
  unreadable: number;
  changes: ChangeSet;
  findings: readonly Finding[];
  /** The latest first. */
  applied: readonly AppliedChange[];
  /** A run that did not come to its end waits on the page of changes. */
  hasOpenRun: boolean;
  /** What the provider has turned out not to offer. */
  missing: { edit: boolean; delete: boolean };
};

/** Where this page leads. */
export type RecordsHrefs = ZoneHrefs & {
  add: string;
  import: string;
  templates: string;
  /** Where the domain is pointed to the provider. */
  activate: string;
  edit: (id: string) => string;
  copy: (id: string) => string;
};

export type RecordsScreenProps = Pick<DataTableProps<never>, 'view' | 'onViewChange'> & {
  /** Null is no such domain. */
  content: Loadable<RecordsContent | null>;
  hrefs: RecordsHrefs;
};
