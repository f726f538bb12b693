import type { ChangeSet } from '@may/domain/dns/changeSet.ts';
import type { Conflict } from '@may/domain/dns/changeSteps.ts';
import type { Finding, GraveCode } from '@may/domain/dns/findings.ts';
import type { StepProgress } from '@may/domain/dns/stepProgress.ts';
import type { Action } from '@may/ui/patterns/Action.ts';
import type { ZoneDomain, ZoneHrefs } from '../Zone/zone.ts';

type ConfirmChanges = {
  /** The consequences that the customer must accept; null if there are none, or if the changes are blocked otherwise. */
  consent: { graves: readonly GraveCode[]; isGiven: boolean; onChange: (isGiven: boolean) => void } | null;
  /** Null while a finding or missing consent blocks the changes. */
  onPress: (() => void) | null;
};

/** The review before the first call. */
export type ChangesReview = {
  shows: 'review';
  changes: ChangeSet;
  /** The findings that the changes add. */
  findings: readonly Finding[];
  /** Changes of records that another person changed meanwhile; they are left out. */
  conflicts: readonly Conflict[];
  isUndo: boolean;
  /** True if the records could not be read before the first step, so that no change was sent. */
  isUnread: boolean;
  confirm: ConfirmChanges;
  onTakeBack: (id: string) => void;
  onDiscard: () => void;
};

/** A run of changes; `back` undoes changes. */
export type ChangesProgress = {
  shows: 'progress';
  direction: 'forward' | 'back';
  phase: 'sending' | 'checking';
  steps: readonly StepProgress[];
  actions: readonly Action<'stop'>[];
};

/** A halted run. */
export type ChangesHalt = {
  shows: 'halt';
  direction: 'forward' | 'back';
  steps: readonly StepProgress[];
  conflicts: readonly Conflict[];
  reason:
    | 'signedOut'
    | 'notOffered'
    | 'refused'
    | 'unconfirmed'
    | 'unknown'
    | 'unclear'
    | 'unread'
    | 'found'
    | 'notApplied'
    | 'stopped';
  /** True if the run was restored after the page was closed or reloaded. */
  isFound: boolean;
  /** The first action is the main one. */
  actions: readonly Action<'continue' | 'check' | 'undo' | 'leave'>[];
};

export type ChangesResult = {
  shows: 'result';
  direction: 'forward' | 'back';
  steps: readonly StepProgress[];
  conflicts: readonly Conflict[];
  /** True if the browser keeps the run, so that it can be undone after this page. */
  isKept: boolean;
  /** The number of staged changes that were no part of the run. */
  staged: number;
  actions: readonly Action<'review' | 'leave' | 'undo'>[];
};

/** The state of the page of changes; `otherTab`: another tab of this browser applies the changes. */
export type ZoneChangesView =
  | { shows: 'loading' | 'unknownDomain' | 'otherTab' | 'nothing' }
  | { shows: 'failure'; onRetry: () => void }
  | ChangesReview
  | ChangesProgress
  | ChangesHalt
  | ChangesResult;

export type ZoneChangesScreenProps = {
  /** Null while the domain loads. */
  domain: ZoneDomain | null;
  hrefs: ZoneHrefs;
  view: ZoneChangesView;
};
