import { applyChanges, type ChangeSet, combineChanges, sizeOfChanges } from '@may/domain/dns/changeSet.ts';
import { type Conflict, checkChanges } from '@may/domain/dns/changeSteps.ts';
import { consentOf, findingsOf, mayBeApplied } from '@may/domain/dns/findings.ts';
import type { ZoneRecord } from '@may/domain/dns/records.ts';
import type { ChangeSetContext, ReviewedChanges } from './changeSet.types.ts';

type Judged = Pick<ChangeSetContext, 'domain' | 'accepted'>;

/** True if the customer accepted every grave consequence. */
export const isAccepted = (findings: ReturnType<typeof findingsOf>, { accepted }: Judged): boolean =>
  consentOf(findings).every((grave) => accepted.includes(grave));

/** True if the changes break no name and the customer accepted every grave consequence. */
export const mayStart = (zone: readonly ZoneRecord[], changes: ChangeSet, judged: Judged): boolean => {
  if (sizeOfChanges(changes) === 0) return false;
  const findings = findingsOf(zone, changes, judged.domain.name);
  return mayBeApplied(findings) && isAccepted(findings, judged);
};

/** True if the record of this id is the only change, and a review would show nothing about it. */
export const isPlain = ({ changes, conflicts, zone, domain }: ChangeSetContext, record: string): boolean =>
  sizeOfChanges(changes) === 1 &&
  [...changes.added, ...changes.edited.map(({ before }) => before)].some(({ id }) => id === record) &&
  conflicts.length === 0 &&
  findingsOf(zone, changes, domain.name).length === 0;

/** True if a newer list gives a conflict with the reviewed changes, or a finding that the customer has not seen or not accepted. */
export const isStale = (now: readonly ZoneRecord[], reviewed: ChangeSet, context: ChangeSetContext): boolean => {
  const { changes, conflicts } = checkChanges(now, reviewed);
  if (conflicts.length > 0 || !mayStart(now, changes, context)) return true;
  const findingsIn = (zone: readonly ZoneRecord[], of: ChangeSet) =>
    findingsOf(zone, of, context.domain.name).map((finding) => JSON.stringify(finding));
  const seen = new Set(findingsIn(context.zone, reviewed));
  return findingsIn(now, changes).some((finding) => !seen.has(finding));
};

/** The latest conflict of each record. */
export const join = (known: readonly Conflict[], next: readonly Conflict[]): readonly Conflict[] => [
  ...new Map([...known, ...next].map((conflict) => [conflict.step.record.id, conflict])).values(),
];

/** The changes for records that were read again; earlier conflicts stay in the list. */
export const recheck = ({ changes, conflicts }: ReviewedChanges, zone: readonly ZoneRecord[]) => {
  const checked = checkChanges(zone, changes);
  return { changes: checked.changes, conflicts: join(conflicts, checked.conflicts) };
};

/** The reviewed changes with other ones on top. A conflict stays until its record is changed again. */
export const stageOnto = (
  { changes: before, conflicts: known }: ReviewedChanges,
  zone: readonly ZoneRecord[],
  { added, edited, deleted }: ChangeSet,
): ReviewedChanges => {
  // A form may have opened with an earlier record than the list has now.
  const { conflicts } = checkChanges(applyChanges(zone, before), { added, edited, deleted });
  const isFree = ({ id }: ZoneRecord) => conflicts.every(({ step }) => step.record.id !== id);
  const staged = new Set([...deleted, ...edited.map((edit) => edit.before)].map(({ id }) => id));
  return {
    // An edit whose fields the list leaves out looks done; it may take back a staged one.
    changes: combineChanges(zone, before, {
      added,
      edited: edited.filter((edit) => isFree(edit.before)),
      deleted: deleted.filter(isFree),
    }),
    conflicts: join(
      known.filter(({ step }) => !staged.has(step.record.id)),
      conflicts,
    ),
  };
};
