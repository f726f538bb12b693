import type { ChangeSet, Finding, ZoneRecord } from '@may/domain';
import type { TableMemory } from '../../components/DataTable/DataTable.tsx';
import type { Loadable } from '../../patterns/Loadable.ts';
import type { ZoneDomain, ZoneHrefs } from '../../patterns/Zone/zone.ts';

/** Applied changes that can be undone; `added`, `edited` and `deleted` count records. */
export type AppliedChange = {
  key: string;
  /** Epoch milliseconds. */
  at: number;
  added: number;
  edited: number;
  deleted: number;
  href: string;
};

/** Stages changes of records by their ids. */
export type RecordActions = {
  onDelete: (ids: readonly string[]) => void;
  onTakeBack: (ids: readonly string[]) => void;
  onProxy: (ids: readonly string[], on: boolean) => void;
  onTtl: (ids: readonly string[], seconds: number) => void;
  /** Drops all staged changes. */
  onDropAll: () => void;
};

/** A domain's records as the provider lists them, and their staged changes. */
export type RecordsContent = RecordActions & {
  domain: ZoneDomain;
  records: readonly ZoneRecord[];
  /** Count of rows that did not match the schema. */
  unreadable: number;
  changes: ChangeSet;
  findings: readonly Finding[];
  /** The latest first. */
  applied: readonly AppliedChange[];
  /** True if a run of changes is unfinished; the customer continues it on the page of changes. */
  hasOpenRun: boolean;
  /** True for a call that the provider has answered with "not offered". */
  missing: { edit: boolean; delete: boolean };
};

export type RecordsHrefs = ZoneHrefs & {
  add: string;
  import: string;
  templates: string;
  /** The page that activates the domain. */
  activate: string;
  edit: (id: string) => string;
  copy: (id: string) => string;
};

export type RecordsScreenProps = TableMemory & {
  /** Null is an unknown domain. */
  content: Loadable<RecordsContent | null>;
  hrefs: RecordsHrefs;
};
