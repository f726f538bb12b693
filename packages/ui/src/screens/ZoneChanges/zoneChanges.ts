import type { ChangeSet, Finding, GraveCode, StepProgress, ZoneRecord } from '@may/domain';
import type { Action } from '../../patterns/Action.ts';
import type { ZoneDomain, ZoneHrefs } from '../../patterns/Zone/zone.ts';

/** The press that sends the changes. */
type ConfirmChanges = {
  /** Calls that the changes need and the provider does not have. */
  missingCalls: readonly ('edit' | 'delete')[];
  /** The consequences that the customer must accept; null where there are none, or something else blocks the press. */
  consent: { graves: readonly GraveCode[]; isGiven: boolean; onChange: (isGiven: boolean) => void } | null;
  /** Null while a finding or a missing call blocks it, or consent is missing. */
  onPress: (() => void) | null;
};

/** The review: nothing is sent yet. */
export type ChangesReview = {
  shows: 'review';
  changes: ChangeSet;
  /** The findings that the changes bring. */
  findings: readonly Finding[];
  /** Records that take each other's place, so that each is deleted and added again. */
  replaced: readonly ZoneRecord[];
  /** Records that another person changed meanwhile; the changes leave them alone. */
  lost: readonly ZoneRecord[];
  isUndo: boolean;
  /** The records could not be read before the first step, so nothing was sent. */
  isUnread: boolean;
  confirm: ConfirmChanges;
  onTakeBack: (id: string) => void;
  onDiscard: () => void;
};

/** The run; `back` takes changes back. */
export type ChangesProgress = {
  shows: 'progress';
  direction: 'forward' | 'back';
  phase: 'sending' | 'checking';
  steps: readonly StepProgress[];
  actions: readonly Action<'stop'>[];
};

/** A run that stands still. */
export type ChangesHalt = {
  shows: 'halt';
  direction: 'forward' | 'back';
  steps: readonly StepProgress[];
  lost: readonly ZoneRecord[];
  reason:
    | 'signedOut'
    | 'notOffered'
    | 'refused'
    | 'unconfirmed'
    | 'unknown'
    | 'unread'
    | 'found'
    | 'notApplied'
    | 'stopped';
  /** The page went away during the run. */
  isFound: boolean;
  /** The first is the main one. */
  actions: readonly Action<'continue' | 'skip' | 'check' | 'undo' | 'leave'>[];
};

/** The end of a run. */
export type ChangesResult = {
  shows: 'result';
  direction: 'forward' | 'back';
  steps: readonly StepProgress[];
  lost: readonly ZoneRecord[];
  actions: readonly Action<'leave' | 'undo'>[];
};

/** The changes of a domain; `otherTab`: another tab of this browser applies them. */
export type ZoneChangesView =
  | { shows: 'loading' | 'unknownDomain' | 'otherTab' | 'nothing' }
  | { shows: 'failure'; onRetry: () => void }
  | ChangesReview
  | ChangesProgress
  | ChangesHalt
  | ChangesResult;

export type ZoneChangesScreenProps = {
  /** Null until it is read. */
  domain: ZoneDomain | null;
  hrefs: ZoneHrefs;
  view: ZoneChangesView;
};
