import { type ChangeStep, standingOfStep, stepsBack, type ZoneRecord } from '@may/domain';
import type { ChangeRun, StepProgress, StepStatus } from './changeSet.types.ts';

/** A run of steps, none of which was sent. */
export const beginRun = (steps: readonly ChangeStep[], direction: ChangeRun['direction'], key: string): ChangeRun => ({
  direction,
  key,
  progress: steps.map((step) => ({ step, status: 'waiting', id: null, error: null })),
});

/** The step whose turn it is, or null at the end. */
export const currentOf = ({ progress }: ChangeRun): StepProgress | null =>
  progress.find(({ status }) => status === 'sending') ?? progress.find(({ status }) => status === 'waiting') ?? null;

/** Whether some step stands so. */
export const hasStatus = ({ progress }: ChangeRun, ...statuses: readonly StepStatus[]): boolean =>
  progress.some(({ status }) => statuses.includes(status));

/** The steps that are in force. */
export const appliedOf = ({ progress }: ChangeRun): ChangeStep[] =>
  progress.filter(({ status }) => status === 'applied').map(({ step }) => step);

/** The steps that are not, or may not be. */
export const remainingOf = ({ progress }: ChangeRun): ChangeStep[] =>
  progress.filter(({ status }) => status !== 'applied').map(({ step }) => step);

/** The id the provider gave what a step added. */
export const idIn =
  ({ progress }: ChangeRun) =>
  (key: string): string | null =>
    progress.find(({ step }) => step.key === key)?.id ?? null;

/** The run with its current step changed. */
export const withCurrent = (run: ChangeRun, patch: Partial<StepProgress>): ChangeRun => {
  const current = currentOf(run);
  return { ...run, progress: run.progress.map((entry) => (entry === current ? { ...entry, ...patch } : entry)) };
};

const isStuck = (status: StepStatus): boolean =>
  status === 'refused' || status === 'notApplied' || status === 'unclear' || status === 'unknown';

/** The run as the provider's own list tells it: what was refused or lost may be in force after all. */
export const settleRun = (run: ChangeRun, zone: readonly ZoneRecord[]): ChangeRun => ({
  ...run,
  progress: run.progress.map((entry) => {
    const { step, status } = entry;
    if (status !== 'sending' && !isStuck(status)) return entry;
    const found = standingOfStep(step, zone);
    if (found.standing === 'taken') return { ...entry, status: 'applied', id: found.id, error: null };
    if (status === 'refused') return entry;
    return { ...entry, status: found.standing === 'notTaken' ? 'notApplied' : 'unclear' };
  }),
});

/** A run nobody knows the last answer of: it was being sent when the page went away. */
export const recallRun = (run: ChangeRun): ChangeRun => ({
  ...run,
  progress: run.progress.map((entry) => (entry.status === 'sending' ? { ...entry, status: 'unknown' } : entry)),
});

/** The run with what is stuck waiting again, or left out. */
export const release = (run: ChangeRun, as: 'waiting' | 'skipped'): ChangeRun => ({
  ...run,
  progress: run.progress.map((entry) =>
    isStuck(entry.status) ? { ...entry, status: as, ...(as === 'waiting' && { error: null }) } : entry,
  ),
});

/** The run that takes back what is in force of another one. */
export const backOf = (run: ChangeRun): ChangeRun =>
  beginRun(stepsBack(appliedOf(run), idIn(run)), 'back', `${run.key} back`);
