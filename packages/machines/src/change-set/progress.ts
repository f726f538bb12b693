import {
  type ChangeSet,
  type ChangeStep,
  changesBack,
  readStep,
  rebaseSteps,
  type StepProgress,
  type StepStatus,
  stepsOf,
  type ZoneRecord,
} from '@may/domain';
import type { ChangeRun } from './changeSet.types.ts';

export const beginRun = (steps: readonly ChangeStep[], direction: ChangeRun['direction'], key: string): ChangeRun => ({
  direction,
  key,
  progress: steps.map((step) => ({ step, status: 'waiting', id: null, error: null })),
});

/** The step that is being sent or comes next; null at the end. */
export const currentOf = ({ progress }: ChangeRun): StepProgress | null =>
  progress.find(({ status }) => status === 'sending') ?? progress.find(({ status }) => status === 'waiting') ?? null;

export const hasStatus = ({ progress }: ChangeRun, ...statuses: readonly StepStatus[]): boolean =>
  progress.some(({ status }) => statuses.includes(status));

/** The steps that are certainly not in force. */
export const remainingOf = ({ progress }: ChangeRun): ChangeStep[] =>
  progress.filter(({ status }) => status !== 'applied' && status !== 'unconfirmed').map(({ step }) => step);

/** The run with its current step changed. */
export const withCurrent = (run: ChangeRun, patch: Partial<StepProgress>): ChangeRun => {
  const current = currentOf(run);
  if (!current) return run;
  return { ...run, progress: run.progress.with(run.progress.indexOf(current), { ...current, ...patch }) };
};

const isStuck = (status: StepStatus): boolean =>
  status === 'refused' || status === 'notApplied' || status === 'unclear' || status === 'unknown';

const unconfirmed = { kind: 'unconfirmed', serverMessage: null } as const;

/** The refusal of a step. A step in force keeps it: another person made the change, so an undo must not revert it. */
const refusalOf = ({ error }: StepProgress): StepProgress['error'] =>
  error?.kind === 'unknown' || error?.kind === 'unconfirmed' ? null : error;

/** True if the run itself put a step in force. */
export const hasOwn = ({ progress }: ChangeRun): boolean =>
  progress.some((entry) => entry.status === 'applied' && refusalOf(entry) === null);

/** Compares a step with the provider's list. Only a listed step is applied; a refused step stays refused otherwise. */
const settle = (entry: StepProgress, zone: readonly ZoneRecord[]): StepProgress => {
  const { step, status, id } = entry;
  if (status === 'waiting' || status === 'skipped' || status === 'unconfirmed') return entry;
  const found = readStep(step, zone, id);
  const refusal = refusalOf(entry);
  if (found.status === 'inForce') return { ...entry, status: 'applied', id: found.id ?? id, error: refusal };
  if (status === 'refused') return entry;
  if (found.status !== 'unknown')
    return found.status === 'unclear'
      ? { ...entry, status: 'unclear' }
      : { ...entry, status: 'notApplied', error: null };
  // The list has the value: an addition is in force even if the list leaves out its lifetime.
  if (step.kind === 'add') return { ...entry, status: 'applied', id: found.id, error: refusal };
  return { ...entry, status: status === 'accepted' ? 'unconfirmed' : 'unclear', error: unconfirmed };
};

/**
 * Compares all steps with the provider's list. A zone may have thousands of records, so each step sees only those of its name, and its own.
 */
export const settleRun = (run: ChangeRun, zone: readonly ZoneRecord[]): ChangeRun => {
  const byId = new Map(zone.map((record) => [record.id, record]));
  const byName = Map.groupBy(zone, ({ name }) => name);
  const near = ({ step: { record }, id }: StepProgress): readonly ZoneRecord[] => {
    const own = byId.get(id ?? record.id);
    const named = byName.get(record.name) ?? [];
    return own && own.name !== record.name ? [own, ...named] : named;
  };
  return { ...run, progress: run.progress.map((entry) => settle(entry, near(entry))) };
};

/** A run after a reload: a step that was being sent becomes `unknown`. */
export const recallRun = (run: ChangeRun): ChangeRun => ({
  ...run,
  progress: run.progress.map((entry) => (entry.status === 'sending' ? { ...entry, status: 'unknown' } : entry)),
});

/** True if an earlier request of a step may be in force although the list does not show it. */
export const mayBeUnseen = (entry: StepProgress | null): boolean => entry?.error?.kind === 'unconfirmed';

/** Resets the stuck steps to waiting; a step that may be in force unseen keeps its mark. */
export const retryStuck = (run: ChangeRun): ChangeRun => ({
  ...run,
  progress: run.progress.map((entry) =>
    isStuck(entry.status)
      ? { ...entry, status: 'waiting', id: null, error: mayBeUnseen(entry) ? entry.error : null }
      : entry,
  ),
});

/** Skips the stuck steps; an unclear one becomes `unconfirmed`. */
export const skipStuck = (run: ChangeRun): ChangeRun => ({
  ...run,
  progress: run.progress.map((entry) =>
    isStuck(entry.status) ? { ...entry, status: entry.status === 'unclear' ? 'unconfirmed' : 'skipped' } : entry,
  ),
});

/** Rebases the waiting steps on the current zone; `lost` are the records that another person changed. */
export const rebaseRun = (
  run: ChangeRun,
  zone: readonly ZoneRecord[],
): { run: ChangeRun; lost: readonly ZoneRecord[] } => {
  const isWaiting = ({ status }: StepProgress) => status === 'waiting';
  const { steps, lost } = rebaseSteps(
    zone,
    run.progress.filter(isWaiting).map(({ step }) => step),
  );
  const rebased = new Map(steps.map((step) => [step.key, step]));
  const progress = run.progress.flatMap((entry) => {
    if (!isWaiting(entry)) return [entry];
    const step = rebased.get(entry.step.key);
    return step ? [{ ...entry, step }] : [];
  });
  return { run: { ...run, progress }, lost };
};

/** The changes that undo a run in the zone as last read; of a half confirmed edit, the confirmed half. */
export const undoOfRun = ({ progress }: ChangeRun, zone: readonly ZoneRecord[]): ChangeSet =>
  changesBack(
    zone,
    progress.filter(
      (entry) =>
        refusalOf(entry) === null &&
        (entry.status === 'applied' || (entry.status === 'unconfirmed' && entry.step.kind === 'edit')),
    ),
  );

/** The run that undoes the steps in force of another run. */
export const backOf = (run: ChangeRun, zone: readonly ZoneRecord[]): ChangeRun =>
  beginRun(stepsOf(undoOfRun(run, zone)), 'back', `${run.key} back`);
