import type { ChangeSet, Finding, GraveCode, StepProgress, ZoneRecord } from '@may/domain';
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

/** Changes before anything of them is sent. */
export type ReviewingChanges = {
  state: 'reviewing';
  changes: ChangeSet;
  /** What the changes bring. */
  findings: readonly Finding[];
  /** Records that take each other's place: they go through a deletion. */
  replaced: readonly ZoneRecord[];
  /** What another person changed meanwhile: it is left as it is. */
  lost: readonly ZoneRecord[];
  isUndo: boolean;
  /** The records could not be read before the first step, so nothing was sent. */
  isUnread: boolean;
  confirm: ConfirmChanges;
  onTakeBack: (id: string) => void;
  onDiscard: () => void;
};

/** Changes on their way. */
export type RunningChanges = {
  state: 'running';
  direction: 'forward' | 'back';
  phase: 'sending' | 'checking';
  steps: readonly StepProgress[];
  onStop: () => void;
};

/** Changes that stand still, with the ways on. */
export type HaltedChanges = {
  state: 'halted';
  direction: 'forward' | 'back';
  steps: readonly StepProgress[];
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
  steps: readonly StepProgress[];
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
