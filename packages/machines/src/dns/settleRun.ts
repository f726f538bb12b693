import { nearIn, readStep } from '@may/domain/dns/changeSteps.ts';
import type { ZoneRecord } from '@may/domain/dns/records.ts';
import type { StepProgress } from '@may/domain/dns/stepProgress.ts';
import type { ChangeRun } from './changeSet.types.ts';

const unconfirmed = { kind: 'unconfirmed', serverMessage: null } as const;

/** The refusal of a step, which a step in force keeps: the page shows both. */
export const refusalOf = ({ error }: StepProgress): StepProgress['error'] =>
  error?.kind === 'unknown' || error?.kind === 'unconfirmed' ? null : error;

/** Compares a step with the provider's list. Only a listed step is applied; a refused step stays refused otherwise. */
const settle = (entry: StepProgress, zone: readonly ZoneRecord[], isSettled: boolean): StepProgress => {
  const { step, status, id } = entry;
  if (status === 'waiting' || status === 'skipped' || status === 'unconfirmed') return entry;
  const isApplied = status === 'applied';
  // A later change of what was seen in force is another person's.
  const known = isApplied ? (entry.kept ?? null) : null;
  const found = readStep(step, zone, id, { isAnswered: status === 'accepted', isSettled, known });
  const refusal = refusalOf(entry);
  // Without an answer, a record of the same value may be another person's, which no undo deletes.
  const ownId = status === 'accepted' && 'id' in found ? (found.id ?? id) : id;
  if (found.status === 'inForce') {
    const kept = found.kept ?? (step.kind === 'add' ? known : null);
    return { ...entry, status: 'applied', id: ownId, error: refusal, kept };
  }
  // The list has the value: an addition is in force even if the list leaves out its lifetime.
  if (found.status === 'unknown' && step.kind === 'add')
    return { ...entry, status: 'applied', id: ownId, error: refusal };
  if (status === 'refused') return entry;
  if (found.status !== 'unknown')
    return found.status === 'unclear'
      ? { ...entry, status: 'unclear' }
      : { ...entry, status: 'notApplied', error: null };
  return { ...entry, status: status === 'accepted' ? 'unconfirmed' : 'unclear', error: unconfirmed };
};

/** Compares all steps with the provider's list; `isSettled` if an earlier list has lacked a step. */
export const settleRun = (run: ChangeRun, zone: readonly ZoneRecord[], isSettled = false): ChangeRun => {
  const near = nearIn(zone);
  return { ...run, progress: run.progress.map((entry) => settle(entry, near(entry.step, entry.id), isSettled)) };
};
