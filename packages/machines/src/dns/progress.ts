import { diffZones, sizeOfChanges } from '@may/domain/dns/changeSet.ts';
import { type ChangeStep, type Conflict, judgeStep, nearIn } from '@may/domain/dns/changeSteps.ts';
import { changesBack } from '@may/domain/dns/changesBack.ts';
import type { ZoneRecord } from '@may/domain/dns/records.ts';
import type { StepProgress, StepStatus } from '@may/domain/dns/stepProgress.ts';
import type { ChangeRun } from './changeSet.types.ts';
import { refusalOf } from './settleRun.ts';

/** A new run. A step that an earlier run may have done unseen keeps that mark: a refusal of it does not cover the first request. */
export const beginRun = (
  steps: readonly ChangeStep[],
  direction: ChangeRun['direction'],
  key: string,
  last: ChangeRun | null = null,
): ChangeRun => {
  const isSame = (one: ChangeStep, other: ChangeStep) =>
    one.key === other.key && sizeOfChanges(diffZones([one.record], [other.record])) === 0;
  const done = last?.progress ?? [];
  const earlier = last?.unseen?.filter(({ step }) => !done.some((entry) => isSame(entry.step, step))) ?? [];
  const unseen = [...earlier, ...done.filter(mayBeUnseen)];
  return {
    direction,
    key,
    unseen,
    progress: steps.map((step) => {
      const error = unseen.find((entry) => isSame(entry.step, step))?.error ?? null;
      return { step, status: 'waiting', id: null, error };
    }),
  };
};

/** The step that is being sent or comes next; null at the end. */
export const currentOf = ({ progress }: ChangeRun): StepProgress | null =>
  progress.find(({ status }) => status === 'sending') ?? progress.find(({ status }) => status === 'waiting') ?? null;

export const hasStatus = ({ progress }: ChangeRun, ...statuses: readonly StepStatus[]): boolean =>
  progress.some(({ status }) => statuses.includes(status));

/** True if every step of the run has its result, so that nothing of it can be continued. */
export const isFinished = ({ progress }: ChangeRun): boolean => progress.every(isDecided);

const isDecided = ({ status }: StepProgress): boolean =>
  status === 'applied' || status === 'skipped' || status === 'unconfirmed';

/** The steps that a halted run leaves undone. */
export const remainingOf = ({ progress }: ChangeRun): ChangeStep[] =>
  progress.filter((entry) => !isDecided(entry)).map(({ step }) => step);

const withEach = (run: ChangeRun, change: (entry: StepProgress) => StepProgress): ChangeRun => ({
  ...run,
  progress: run.progress.map(change),
});

/** A halted run that the customer left: its open steps are skipped, and one that may be in force stays unconfirmed. */
export const closeRun = (run: ChangeRun): ChangeRun =>
  withEach(run, (entry) =>
    isDecided(entry)
      ? entry
      : { ...entry, status: entry.status === 'unclear' || mayBeUnseen(entry) ? 'unconfirmed' : 'skipped' },
  );

/** The run with its current step changed. */
export const withCurrent = (run: ChangeRun, patch: Partial<StepProgress>): ChangeRun => {
  const current = currentOf(run);
  if (!current) return run;
  return { ...run, progress: run.progress.with(run.progress.indexOf(current), { ...current, ...patch }) };
};

const isStuck = (status: StepStatus): boolean =>
  status === 'refused' || status === 'notApplied' || status === 'unclear' || status === 'unknown';

/** A run after a reload: a step that was being sent becomes `unknown`. */
export const recallRun = (run: ChangeRun): ChangeRun =>
  withEach(run, (entry) => (entry.status === 'sending' ? { ...entry, status: 'unknown' } : entry));

/** True if an earlier request of a step may be in force although the list does not show it. */
export const mayBeUnseen = (entry: StepProgress | null): boolean => entry?.error?.kind === 'unconfirmed';

/** Resets the stuck steps to waiting; a step that may be in force unseen keeps its mark. */
export const retryStuck = (run: ChangeRun): ChangeRun =>
  withEach(run, (entry) =>
    isStuck(entry.status)
      ? { ...entry, status: 'waiting', id: null, error: mayBeUnseen(entry) ? entry.error : null }
      : entry,
  );

/** Skips the waiting steps whose record another person changed, and those that the zone has already. */
export const checkWaiting = (
  run: ChangeRun,
  zone: readonly ZoneRecord[],
): { run: ChangeRun; conflicts: readonly Conflict[] } => {
  const near = nearIn(zone);
  const conflicts: Conflict[] = [];
  const checked = withEach(run, (entry) => {
    const judged = entry.status === 'waiting' ? judgeStep(entry.step, near(entry.step, null)) : 'open';
    if (judged === 'open') return entry;
    if (judged !== 'done') conflicts.push(judged);
    return { ...entry, status: 'skipped' };
  });
  return { run: checked, conflicts };
};

/** The undo of a run in the zone as last read. Of a half confirmed edit it undoes the confirmed half. */
export const undoOfRun = ({ progress }: ChangeRun, zone: readonly ZoneRecord[]): ReturnType<typeof changesBack> =>
  changesBack(
    zone,
    progress
      .filter(({ status, step }) => status === 'applied' || (status === 'unconfirmed' && step.kind === 'edit'))
      // Another person may have made what is in force after a refusal.
      .map((entry) => ({ ...entry, isDoubtful: refusalOf(entry) !== null })),
  );

/** The reason of a halt; the first match counts. */
export const haltReasonOf = (run: ChangeRun, { isFound, isUnread }: Record<'isFound' | 'isUnread', boolean>) => {
  const errors = run.progress.filter(({ status }) => status !== 'applied').map(({ error }) => error?.kind);
  const told = (['signedOut', 'notOffered'] as const).find((kind) => errors.includes(kind));
  if (told) return told;
  if (hasStatus(run, 'refused')) return 'refused';
  if (errors.includes('unconfirmed')) return 'unconfirmed';
  if (hasStatus(run, 'unknown')) return 'unknown';
  if (hasStatus(run, 'unclear')) return 'unclear';
  if (isUnread) return 'unread';
  if (isFound) return 'found';
  return hasStatus(run, 'notApplied') ? 'notApplied' : 'stopped';
};
