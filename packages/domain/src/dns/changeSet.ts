import type { ZoneRecord } from './records.ts';

/** A record before and after it is changed; its id stays. */
export type RecordChange = { before: ZoneRecord; after: ZoneRecord };

/** The changes of a zone. An added record has an id of ours until the provider gives it one. */
export type ChangeSet = {
  added: readonly ZoneRecord[];
  edited: readonly RecordChange[];
  deleted: readonly ZoneRecord[];
};

/** Nothing is to change. */
export const noChanges: ChangeSet = { added: [], edited: [], deleted: [] };

/** How many records a change set touches. */
export const sizeOfChanges = ({ added, edited, deleted }: ChangeSet): number =>
  added.length + edited.length + deleted.length;

/** True if two lists hold the same values in any order. */
export const isSameList = (a: readonly string[], b: readonly string[]): boolean => {
  const [first, second] = [[...a].sort(), [...b].sort()];
  return first.length === second.length && first.every((value, index) => value === second[index]);
};

/** True if two records differ at most in their ids. */
export const isSameRecord = (a: ZoneRecord, b: ZoneRecord): boolean =>
  a.name === b.name &&
  a.type === b.type &&
  a.ttl === b.ttl &&
  a.priority === b.priority &&
  a.proxied === b.proxied &&
  isSameList(a.values, b.values);

/** The changes from one zone to another. */
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

/** The zone after its changes; what is to be edited or deleted and is not there is left alone. */
export const applyChanges = (
  zone: readonly ZoneRecord[],
  { added, edited, deleted }: ChangeSet,
): readonly ZoneRecord[] => {
  // What is added under an id that is there takes its place: an addition that was staged before and changed.
  const gone = new Set([...deleted, ...added].map(({ id }) => id));
  const next = new Map(edited.map(({ after }) => [after.id, after]));
  return [...zone.filter(({ id }) => !gone.has(id)).map((record) => next.get(record.id) ?? record), ...added];
};

/** Two change sets of one zone as one: what the second takes back of the first is not in it any more. */
export const combineChanges = (zone: readonly ZoneRecord[], first: ChangeSet, second: ChangeSet): ChangeSet =>
  diffZones(zone, applyChanges(applyChanges(zone, first), second));
