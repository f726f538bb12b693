import type { ChangeSet, ChangeStep, Finding, ZoneRecord } from '@may/domain';
import type { ZoneDomain, ZoneHrefs } from '../Zone/zone.ts';

/** A step of a run, and what became of it. */
export interface ChangeStepRow {
  step: ChangeStep;
  status: 'waiting' | 'sending' | 'applied' | 'refused' | 'unknown' | 'notApplied' | 'unclear' | 'skipped';
  error: { kind: 'refused' | 'notOffered' | 'unknown'; serverMessage: string | null } | null;
}

/** Changes before anything of them is sent. */
export interface ReviewingChanges {
  state: 'reviewing';
  changes: ChangeSet;
  /** The records that are in force. */
  before: readonly ZoneRecord[];
  findings: readonly Finding[];
  /** What an undo can't take back, for it changed meanwhile. */
  lost: readonly ZoneRecord[];
  /** Which calls the provider turned out not to have. */
  missing: { edit: boolean; delete: boolean };
  isUndo: boolean;
  onConfirm: () => void;
  onTakeBack: (id: string) => void;
  onDiscard: () => void;
}

/** Changes on their way. */
export interface RunningChanges {
  state: 'running';
  direction: 'forward' | 'back';
  phase: 'sending' | 'checking';
  steps: readonly ChangeStepRow[];
  onStop: () => void;
}

/** Changes that stand still, with the ways on. */
export interface HaltedChanges {
  state: 'halted';
  direction: 'forward' | 'back';
  steps: readonly ChangeStepRow[];
  /** After a reload. */
  isFound: boolean;
  can: { check: boolean; goOn: boolean; skip: boolean; goBack: boolean; leave: boolean };
  onCheck: () => void;
  onGoOn: () => void;
  onSkip: () => void;
  onGoBack: () => void;
  onLeave: () => void;
}

/** Changes that are through, or taken back. */
export interface DoneChanges {
  state: 'applied' | 'undone';
  steps: readonly ChangeStepRow[];
  onUndo: (() => void) | null;
  onLeave: () => void;
}

/** Where the changes of a domain are; `elsewhere` is another tab of this browser, which applies them. */
export type ZoneChangesView =
  | { state: 'loading' }
  | { state: 'failed'; onRetry: () => void }
  /** There is no such domain. */
  | { state: 'unknown' }
  | { state: 'elsewhere' }
  | { state: 'empty' }
  | ReviewingChanges
  | RunningChanges
  | HaltedChanges
  | DoneChanges;

export interface ZoneChangesScreenProps {
  /** Null until it is read. */
  domain: ZoneDomain | null;
  hrefs: ZoneHrefs;
  view: ZoneChangesView;
}
