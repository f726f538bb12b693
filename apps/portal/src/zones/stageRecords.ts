import {
  applyChanges,
  type ChangeSet,
  diffZones,
  isProxiable,
  isRecordType,
  noChanges,
  type RecordDraft,
  type ZoneRecord,
} from '@may/domain';

/** A zone and what is staged for it. */
type Staging = {
  records: readonly ZoneRecord[];
  changes: ChangeSet;
};

type Ids = readonly string[];

/** What leads from the zone as it will be to what `change` makes of each of its records; null lets one go. */
const stageEach = (
  { records, changes }: Staging,
  ids: Ids,
  change: (record: ZoneRecord) => ZoneRecord | null,
): ChangeSet => {
  const now = applyChanges(records, changes);
  const chosen = new Set(ids);
  return diffZones(
    now,
    now.flatMap((record) => (chosen.has(record.id) && isRecordType(record.type) ? (change(record) ?? []) : record)),
  );
};

/** Stages that records go; one that was only staged itself is simply not added. */
export const stageDelete = (staging: Staging, ids: Ids): ChangeSet => stageEach(staging, ids, () => null);

/** Stages that web traffic goes through the provider's proxy, or does not, where a record can. */
export const stageProxy = (staging: Staging, ids: Ids, on: boolean): ChangeSet =>
  stageEach(staging, ids, (record) => (isProxiable(record.type) ? { ...record, proxied: on } : record));

/** Stages another lifetime. */
export const stageTtl = (staging: Staging, ids: Ids, seconds: number): ChangeSet =>
  stageEach(staging, ids, (record) => ({ ...record, ttl: seconds }));

/** Takes back what is staged for records: they are again as the provider holds them. */
export const takeBack = ({ records, changes }: Staging, ids: Ids): ChangeSet => {
  const chosen = new Set(ids);
  const now = applyChanges(records, changes);
  const held = records.filter(({ id }) => chosen.has(id));
  return diffZones(now, [...now.filter(({ id }) => !chosen.has(id)), ...held]);
};

/** Stages a record as the form has it: a new one, or another form of one that is there. */
export const stageRecord = (draft: RecordDraft, current: ZoneRecord | null): ChangeSet =>
  current === null
    ? { ...noChanges, added: [{ ...draft, id: `new ${crypto.randomUUID()}` }] }
    : diffZones([current], [{ ...draft, id: current.id }]);
