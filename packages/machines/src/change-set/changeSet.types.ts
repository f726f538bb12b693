import type { ChangeSet, ChangeStep, DnsDomain, ZoneRecord } from '@may/domain';

/** Why a step did not go through; `unknown` is the only one that may have arrived. */
export type StepError = { kind: 'refused' | 'notOffered' | 'unknown'; serverMessage: string | null };

/**
 * How a step stands: `notApplied` and `unclear` are what the provider's list said of one whose answer was lost, `unknown` is before it
 * was asked.
 */
const stepStatuses = [
  'waiting',
  'sending',
  'applied',
  'refused',
  'unknown',
  'notApplied',
  'unclear',
  'skipped',
] as const;

/** How a step stands. */
export type StepStatus = (typeof stepStatuses)[number];

/** A step and what became of it; `id` is what the provider called what it added. */
export type StepProgress = { step: ChangeStep; status: StepStatus; id: string | null; error: StepError | null };

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
  /** What is to become of `zone`, which is what is in force. */
  changes: ChangeSet;
  /** What a change set of earlier wanted to take back and is not as it was. */
  lost: readonly ZoneRecord[];
  /** A run that was found after a reload goes on only at a press. */
  asksFirst: boolean;
};

/** Intents, and `zone.changed`: the records were read anew. `confirm` brings the key of its run. */
export type ChangeSetEvent =
  | { type: 'stage'; changes: ChangeSet }
  | { type: 'restage'; changes: ChangeSet }
  | { type: 'discard' }
  | { type: 'zone.changed'; zone: readonly ZoneRecord[] }
  | { type: 'review' }
  | { type: 'back' }
  | { type: 'confirm'; key: string }
  | { type: 'stop' }
  | { type: 'check' }
  | { type: 'goOn' }
  | { type: 'skip' }
  | { type: 'goBack' }
  | { type: 'undo' }
  | { type: 'leave' };

/** Input of actor `applyStep`; `attemptKey` is the same whenever this step is sent. */
export type StepRequest = { domain: ChangeSetInput['domain']; step: ChangeStep; attemptKey: string };

/** Output of actor `applyStep`: the id of what was added, where the provider tells. */
export type StepApplied = { id: string | null };
