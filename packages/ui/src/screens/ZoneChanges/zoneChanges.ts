import type { ChangeSet, ChangeStep, Finding, ZoneRecord } from '@may/domain';
import type { ZoneDomain, ZoneHrefs } from '../../patterns/Zone/zone.ts';

/** A step of a run, and what became of it. */
export type ChangeStepRow = {
  step: ChangeStep;
  /** `accepted` was answered and not read back yet; `unconfirmed` cannot be read back. */
  status:
    | 'waiting'
    | 'sending'
    | 'accepted'
    | 'applied'
    | 'refused'
    | 'unknown'
    | 'notApplied'
    | 'unclear'
    | 'skipped'
    | 'unconfirmed';
  error: {
    kind: 'refused' | 'notOffered' | 'signedOut' | 'unknown' | 'untold';
    serverMessage: string | null;
  } | null;
};

/** Changes before anything of them is sent. */
export type ReviewingChanges = {
  state: 'reviewing';
  changes: ChangeSet;
  /** The records that are in force. */
  before: readonly ZoneRecord[];
  findings: readonly Finding[];
  /** Records that take each other's place: they go through a deletion. */
  replaced: readonly ZoneRecord[];
  /** What another person changed meanwhile: it is left as it is. */
  lost: readonly ZoneRecord[];
  /** Which calls the provider turned out not to have. */
  missing: { edit: boolean; delete: boolean };
  isUndo: boolean;
  /** The records could not be read before the first step, so nothing was sent. */
  isUnread: boolean;
  onConfirm: () => void;
  onTakeBack: (id: string) => void;
  onDiscard: () => void;
};

/** Changes on their way. */
export type RunningChanges = {
  state: 'running';
  direction: 'forward' | 'back';
  phase: 'sending' | 'checking';
  steps: readonly ChangeStepRow[];
  onStop: () => void;
};

/** Changes that stand still, with the ways on. */
export type HaltedChanges = {
  state: 'halted';
  direction: 'forward' | 'back';
  steps: readonly ChangeStepRow[];
  /** What another person changed meanwhile: it was left as it is. */
  lost: readonly ZoneRecord[];
  /** The page went away while they were on their way. */
  isFound: boolean;
  /** The records could not be read just now. */
  isUnread: boolean;
  can: { check: boolean; goOn: boolean; skip: boolean; goBack: boolean; leave: boolean };
  onCheck: () => void;
  onGoOn: () => void;
  onSkip: () => void;
  onGoBack: () => void;
  onLeave: () => void;
};

/** Changes that are through, or taken back. */
export type DoneChanges = {
  state: 'applied' | 'undone';
  steps: readonly ChangeStepRow[];
  /** What another person changed meanwhile: it was left as it is. */
  lost: readonly ZoneRecord[];
  onUndo: (() => void) | null;
  onLeave: () => void;
};

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

export type ZoneChangesScreenProps = {
  /** Null until it is read. */
  domain: ZoneDomain | null;
  hrefs: ZoneHrefs;
  view: ZoneChangesView;
};
