import { applyChanges, type ChangeSet, diffZones, noChanges } from './changeSet.ts';
import { isRecordType, type RecordDraft, type ZoneRecord } from './records.ts';

/** A zone and its staged changes. */
export type Staging = {
  records: readonly ZoneRecord[];
  changes: ChangeSet;
};

type Ids = readonly string[];

/** Stages the deletion of chosen records, as staged so far. Records of types that the portal cannot write stay. */
export const stageDelete = ({ records, changes }: Staging, ids: Ids): ChangeSet => {
  const now = applyChanges(records, changes);
  const chosen = new Set(ids);
  return diffZones(
    now,
    now.filter(({ id, type }) => !chosen.has(id) || !isRecordType(type)),
  );
};

/** Removes the staged changes of records, which then have the provider's values again. */
export const takeBack = ({ records, changes }: Staging, ids: Ids): ChangeSet => {
  const chosen = new Set(ids);
  const now = applyChanges(records, changes);
  const held = records.filter(({ id }) => chosen.has(id));
  return diffZones(now, [...now.filter(({ id }) => !chosen.has(id)), ...held]);
};

/** Stages the form's record: a new one with the local id `newId` if `current` is null, else an edit of `current`. */
export const stageRecord = (draft: RecordDraft, current: ZoneRecord | null, newId: string): ChangeSet =>
  current === null
    ? { ...noChanges, added: [{ ...draft, id: newId }] }
    : diffZones([current], [{ ...draft, id: current.id }]);
