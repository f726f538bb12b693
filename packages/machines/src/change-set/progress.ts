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

/** A run of steps, none of which was sent. */
export const beginRun = (steps: readonly ChangeStep[], direction: ChangeRun['direction'], key: string): ChangeRun => ({
  direction,
  key,
  progress: steps.map((step) => ({ step, status: 'waiting', id: null, error: null })),
});

/** The step whose turn it is, or null at the end. */
export const currentOf = ({ progress }: ChangeRun): StepProgress | null =>
  progress.find(({ status }) => status === 'sending') ?? progress.find(({ status }) => status === 'waiting') ?? null;

/** True if a step has one of the statuses. */
export const hasStatus = ({ progress }: ChangeRun, ...statuses: readonly StepStatus[]): boolean =>
  progress.some(({ status }) => statuses.includes(status));

/** The steps that are not in force, and of which that is known. */
export const remainingOf = ({ progress }: ChangeRun): ChangeStep[] =>
  progress.filter(({ status }) => status !== 'applied' && status !== 'unconfirmed').map(({ step }) => step);

/** The run with its current step changed. */
export const withCurrent = (run: ChangeRun, patch: Partial<StepProgress>): ChangeRun => {
  const current = currentOf(run);
  return { ...run, progress: run.progress.map((entry) => (entry === current ? { ...entry, ...patch } : entry)) };
};

const isStuck = (status: StepStatus): boolean =>
  status === 'refused' || status === 'notApplied' || status === 'unclear' || status === 'unknown';

const unconfirmed = { kind: 'unconfirmed', serverMessage: null } as const;

/** The refusal of a step. One that is in force keeps it: another person put it in force, and it is not ours to take back. */
const refusalOf = ({ error }: StepProgress): StepProgress['error'] =>
  error?.kind === 'unknown' || error?.kind === 'unconfirmed' ? null : error;

/** True if the run itself put a step in force. */
export const hasOwn = ({ progress }: ChangeRun): boolean =>
  progress.some((entry) => entry.status === 'applied' && refusalOf(entry) === null);

/** A step as the provider's list tells it. Only what is read there is applied; what was refused stays so unless it is read. */
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
  // The list has the value: an addition whose lifetime the list leaves out is still the one that was sent.
  if (step.kind === 'add') return { ...entry, status: 'applied', id: found.id, error: refusal };
  return { ...entry, status: status === 'accepted' ? 'unconfirmed' : 'unclear', error: unconfirmed };
};

/** The run as the provider's list tells it; each step sees only the records of its name and its own, for there may be thousands. */
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

/** A run of which the last answer is not known: it was being sent when the page went away. */
export const recallRun = (run: ChangeRun): ChangeRun => ({
  ...run,
  progress: run.progress.map((entry) => (entry.status === 'sending' ? { ...entry, status: 'unknown' } : entry)),
});

/** True if an earlier sending of a step may be in force although the list does not show it. */
export const mayBeUnseen = (entry: StepProgress | null): boolean => entry?.error?.kind === 'unconfirmed';

/** The run with what is stuck waiting again; what may be in force unseen stays marked. */
export const retryStuck = (run: ChangeRun): ChangeRun => ({
  ...run,
  progress: run.progress.map((entry) =>
    isStuck(entry.status)
      ? { ...entry, status: 'waiting', id: null, error: mayBeUnseen(entry) ? entry.error : null }
      : entry,
  ),
});

/** The run with what is stuck left out; what is unclear stays unknown. */
export const skipStuck = (run: ChangeRun): ChangeRun => ({
  ...run,
  progress: run.progress.map((entry) =>
    isStuck(entry.status) ? { ...entry, status: entry.status === 'unclear' ? 'unconfirmed' : 'skipped' } : entry,
  ),
});

/** The run with what was not sent yet rebased on the zone as it is now, and the records another person changed. */
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

/** The run that takes back what is in force of another one. */
export const backOf = (run: ChangeRun, zone: readonly ZoneRecord[]): ChangeRun =>
  beginRun(stepsOf(undoOfRun(run, zone)), 'back', `${run.key} back`);
