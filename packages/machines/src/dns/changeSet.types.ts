import type { ChangeSet } from '@may/domain/dns/changeSet.ts';
import type { ChangeStep, Conflict } from '@may/domain/dns/changeSteps.ts';
import type { DnsDomain, ZoneRecord } from '@may/domain/dns/records.ts';
import type { StepProgress } from '@may/domain/dns/stepProgress.ts';

/** A run of steps, stored before each request so that a reload finds it; `back` undoes another run. */
export type ChangeRun = {
  direction: 'forward' | 'back';
  key: string;
  progress: readonly StepProgress[];
  /** Steps of earlier runs that may be in force unseen. */
  unseen?: readonly StepProgress[] | undefined;
};

/** `staged` and the domain's last `run`, unfinished or not, come from this browser's storage. */
export type ChangeSetInput = {
  domain: Pick<DnsDomain, 'id' | 'name'>;
  zone: readonly ZoneRecord[];
  staged: ChangeSet | null;
  run: ChangeRun | null;
};

/** Changes under review, and those that are left out of them. */
export type ReviewedChanges = { changes: ChangeSet; conflicts: readonly Conflict[] };

export type ChangeSetContext = Pick<ChangeSetInput, 'domain' | 'zone' | 'run'> & {
  /** The staged changes of `zone`, the list as last read, without the steps of a run. */
  changes: ChangeSet;
  /** Staged changes of records that another person changed meanwhile; they are left out. */
  conflicts: readonly Conflict[];
  /** The undo of the last run, reviewed and applied in place of the staged changes. */
  undo: ReviewedChanges | null;
  /** The last finished run, which can be undone. */
  last: ChangeRun | null;
  /** The grave consequences, each with its name, that the customer accepted in this review (`consentOf`). */
  accepted: readonly string[];
  /** True if the run waits for a press: it was stopped, or found after a reload. */
  needsConfirmation: boolean;
  /** True if the run was found after a reload. */
  isFound: boolean;
  /** Readings that may still find a change which the list lacks. */
  looks: number;
  /** True if reading the records failed, so no step was sent. */
  isUnread: boolean;
};

/**
 * The customer's presses, and `zone.changed` after the records were read again. `apply` and `confirm` bring the key of their run, and `apply` the id of
 * its record.
 */
export type ChangeSetEvent =
  | { type: 'stage'; changes: ChangeSet }
  | { type: 'zone.changed'; zone: readonly ZoneRecord[] }
  | { type: 'confirm'; key: string }
  | { type: 'apply'; key: string; id: string }
  | { type: 'discard' | 'review' | 'undo' | 'consent.give' | 'consent.withdraw' }
  | { type: 'stop' | 'check' | 'continue' | 'leave' };

/** Input of actor `applyStep`; `attemptKey` stays the same for each request of a step. */
export type StepRequest = { domain: ChangeSetInput['domain']; step: ChangeStep; attemptKey: string };

/** Output of actor `applyStep`: the id of the added record, null if the provider does not send it, and the record if the answer has one. */
export type StepApplied = { id: string | null; record?: ZoneRecord | undefined };
