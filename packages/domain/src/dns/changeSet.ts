import type { ZoneRecord } from './records.ts';

/** A record before and after an edit; its id stays. */
export type RecordChange = { before: ZoneRecord; after: ZoneRecord };

/** The changes of a zone. An added record has a local id until the provider gives it one. */
export type ChangeSet = {
  added: readonly ZoneRecord[];
  edited: readonly RecordChange[];
  deleted: readonly ZoneRecord[];
};

export const noChanges: ChangeSet = { added: [], edited: [], deleted: [] };

/** The number of changed records. */
export const sizeOfChanges = ({ added, edited, deleted }: ChangeSet): number =>
  added.length + edited.length + deleted.length;

/** True if two lists hold the same values in any order. */
export const isSameList = (a: readonly string[], b: readonly string[]): boolean => {
  const [first, second] = [[...a].sort(), [...b].sort()];
  return first.length === second.length && first.every((value, index) => value === second[index]);
};

/** True if two records differ at most in their ids. */
const isSameRecord = (a: ZoneRecord, b: ZoneRecord): boolean =>
  a.name === b.name &&
  a.type === b.type &&
  a.ttl === b.ttl &&
  a.priority === b.priority &&
  a.proxied === b.proxied &&
  isSameList(a.values, b.values);

export const diffZones = (before: readonly ZoneRecord[], after: readonly ZoneRecord[]): ChangeSet => {
  const wanted = new Map(after.map((record) => [record.id, record]));
  const known = new Set(before.map(({ id }) => id));
  const edited: RecordChange[] = [];
  const deleted: ZoneRecord[] = [];
  for (const record of before) {
    const next = wanted.get(record.id);
    if (next === undefined) deleted.push(record);
    else if (!isSameRecord(record, next)) edited.push({ before: record, after: next });
  }
  return { edited, deleted, added: after.filter(({ id }) => !known.has(id)) };
};

/** The zone after its changes. An edit or deletion of a record that the zone does not have is ignored. */
export const applyChanges = (
  zone: readonly ZoneRecord[],
  { added, edited, deleted }: ChangeSet,
): readonly ZoneRecord[] => {
  // An addition with a known id replaces that record: it was staged before and then edited.
  const gone = new Set([...deleted, ...added].map(({ id }) => id));
  const next = new Map(edited.map(({ after }) => [after.id, after]));
  return [...zone.filter(({ id }) => !gone.has(id)).map((record) => next.get(record.id) ?? record), ...added];
};

/** Joins two change sets of one zone; additions and edits that the second one reverts are left out. */
export const combineChanges = (zone: readonly ZoneRecord[], first: ChangeSet, second: ChangeSet): ChangeSet =>
  diffZones(zone, applyChanges(applyChanges(zone, first), second));
