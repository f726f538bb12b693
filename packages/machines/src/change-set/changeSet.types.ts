import type { ChangeSet, ChangeStep, DnsDomain, GraveCode, StepProgress, ZoneRecord } from '@may/domain';

/** A run that may have to be gone on with after a reload: kept from before its first byte is sent. */
export type ChangeRun = { direction: 'forward' | 'back'; key: string; progress: readonly StepProgress[] };

/** `staged` and `run` are what this browser kept. */
export type ChangeSetInput = {
  domain: Pick<DnsDomain, 'id' | 'name'>;
  zone: readonly ZoneRecord[];
  staged: ChangeSet | null;
  run: ChangeRun | null;
};

/** Data only. */
export type ChangeSetContext = Pick<ChangeSetInput, 'domain' | 'zone' | 'run'> & {
  /** The staged changes of `zone`, the list as last read. The steps of a run are not among them. */
  changes: ChangeSet;
  /** An undo of earlier that is reviewed in place of what is staged. */
  undo: ChangeSet | null;
  /** Grave consequences that the customer accepted in this review. */
  accepted: readonly GraveCode[];
  /** Records that another person changed or deleted meanwhile; the changes leave them alone. */
  lost: readonly ZoneRecord[];
  /** A run goes on only at a press: it was found after a reload, or was stopped. */
  needsConfirmation: boolean;
  /** The page went away while the run was under way. */
  isFound: boolean;
  /** The records could not be read before a run, so nothing was sent. */
  isUnread: boolean;
};

/** Intents, and `zone.changed`: the records were read anew. `confirm` brings the key of its run. */
export type ChangeSetEvent =
  | { type: 'stage'; changes: ChangeSet }
  | { type: 'restage'; changes: ChangeSet }
  | { type: 'discard' }
  | { type: 'zone.changed'; zone: readonly ZoneRecord[] }
  | { type: 'review' }
  | { type: 'back' }
  | { type: 'consent.give' }
  | { type: 'consent.withdraw' }
  | { type: 'confirm'; key: string }
  | { type: 'stop' }
  | { type: 'check' }
  | { type: 'continue' }
  | { type: 'skip' }
  | { type: 'undo' }
  | { type: 'leave' };

/** Input of actor `applyStep`; `attemptKey` is the same whenever this step is sent. */
export type StepRequest = { domain: ChangeSetInput['domain']; step: ChangeStep; attemptKey: string };

/** Output of actor `applyStep`: the id of what was added, where the provider tells. */
export type StepApplied = { id: string | null };
