import type { ChangeSet } from './changeSet.ts';
import { changedFields, hasValuesOf, type RecordField, readRecord } from './listedRecord.ts';
import { splitRecord, type ZoneRecord } from './records.ts';

/** One request of a change set. An edit keeps the record `before` it, to compare and to undo. */
export type ChangeStep =
  | { key: string; kind: 'add'; record: ZoneRecord }
  | { key: string; kind: 'edit'; record: ZoneRecord; before: ZoneRecord }
  | { key: string; kind: 'delete'; record: ZoneRecord };

/**
 * The status of a step in the provider's list. `unknown`: the list leaves out a value of the step. `unclear`: the record is neither as
 * before nor as wanted. `id` is the record's id in the list; `kept` is the listed record if the provider keeps it otherwise than it was sent.
 */
export type StepReading =
  | { status: 'inForce' | 'unknown'; id: string | null; kept: ZoneRecord | null }
  | { status: 'notInForce' | 'unclear' };

/** The values of a record without the blanks, quotation marks and capitals that a provider may change. */
const looseValues = ({ values }: ZoneRecord): string => values.join().replace(/[\s"]/g, '').toLowerCase();

const isRespelling = (one: ZoneRecord, other: ZoneRecord): boolean => looseValues(one) === looseValues(other);

const readAddition = (record: ZoneRecord, zone: readonly ZoneRecord[], id: string | null): StepReading => {
  const listed = zone.filter(({ name, type }) => name === record.name && type === record.type).flatMap(splitRecord);
  const own = listed.filter((one) => one.id === id);
  const ownHolders = own.filter((one) => hasValuesOf(one, record));
  const ours = ownHolders.length > 0 ? ownHolders : own.filter((one) => isRespelling(one, record));
  const found = (ours.length > 0 ? ours : listed.filter((one) => hasValuesOf(one, record))).map((one) => ({
    one,
    reading: readRecord(one, record, ['values', 'ttl', 'priority', 'proxied']),
  }));
  const [first] = found;
  if (!first) return { status: 'notInForce' };
  const best = (['same', 'unknown'] as const).map((wanted) => found.find(({ reading }) => reading === wanted));
  const { one, reading } = best[0] ?? best[1] ?? first;
  const status = reading === 'unknown' ? 'unknown' : 'inForce';
  return { status, id: one.id, kept: reading === 'different' ? one : null };
};

/** The fields that a provider may set itself. */
const isSetting = (field: RecordField): boolean => field === 'ttl' || field === 'proxied';

const contentFields = ['name', 'type', 'values', 'priority'] as const;

/**
 * `isAnswered`: the provider accepted the step, so another setting than the sent one is its own. `isSettled`: so is the one before, as the list
 * had the time to change. `known` is the record as an earlier reading kept it.
 */
export type StepEvidence = { isAnswered?: boolean; isSettled?: boolean; known?: ZoneRecord | null };

const readEdit = (
  { before, record }: { before: ZoneRecord; record: ZoneRecord },
  listed: ZoneRecord,
  { isAnswered = false, isSettled = false, known = null }: StepEvidence,
): StepReading => {
  const changed = changedFields(before, record);
  const wanted = known ?? record;
  const respelled = isAnswered && isRespelling(listed, record) ? { ...wanted, values: listed.values } : wanted;
  const reading = readRecord(listed, wanted, changed);
  // Content other than the sent one is another person's.
  const isOwn = readRecord(listed, respelled, contentFields) !== 'different';
  const own = isOwn ? listed : { ...record, ttl: listed.ttl, proxied: listed.proxied };
  const kept = readRecord(own, record) === 'different' ? own : null;
  const inForce = { status: 'inForce', id: listed.id, kept } as const;
  if (reading === 'unknown') return { ...inForce, status: reading };
  if (reading === 'same') return isAnswered || known ? inForce : { ...inForce, kept: null };
  const content = changed.filter((field) => !isSetting(field));
  const isContentSame = readRecord(listed, respelled, content) === 'same';
  if (content.length > 0 && isContentSame) return inForce;
  const isAsBefore = readRecord(listed, before, changed) !== 'different';
  if (isAnswered && isContentSame && (isSettled || !isAsBefore)) return inForce;
  return { status: isAsBefore ? 'notInForce' : 'unclear' };
};

/** Compares a step with the provider's list. `id` comes from the provider's answer; null if the answer had none. */
export const readStep = (
  step: ChangeStep,
  zone: readonly ZoneRecord[],
  id: string | null,
  evidence: StepEvidence = {},
): StepReading => {
  if (step.kind === 'add') {
    const wanted = evidence.known ?? step.record;
    return readAddition(splitRecord(wanted)[0] ?? wanted, zone, id);
  }
  const listed = zone.find((record) => record.id === (id ?? step.record.id));
  if (step.kind === 'edit') return listed ? readEdit(step, listed, evidence) : { status: 'unclear' };
  if (!listed) return { status: 'inForce', id: null, kept: null };
  return { status: readRecord(listed, step.record) === 'different' ? 'unclear' : 'notInForce' };
};

/**
 * Finds the listed records that a step can concern: those of its name, and its own. A zone may have thousands of records, and so may a
 * change set.
 */
export const nearIn = (zone: readonly ZoneRecord[]) => {
  const byId = new Map(zone.map((record) => [record.id, record]));
  const byName = Map.groupBy(zone, ({ name }) => name);
  return ({ record }: ChangeStep, id: string | null): readonly ZoneRecord[] => {
    const own = byId.get(id ?? record.id);
    const named = byName.get(record.name) ?? [];
    return own && own.name !== record.name ? [own, ...named] : named;
  };
};

/** A step whose record another person changed meanwhile. `now` is the record as it is; null if it is gone. */
export type Conflict = { step: ChangeStep; now: ZoneRecord | null };

/** Judges an unsent step: `open`, `done` if the zone is as wanted already, or a conflict. */
export const judgeStep = (step: ChangeStep, near: readonly ZoneRecord[]): 'open' | 'done' | Conflict => {
  const { record, kind } = step;
  const reading = readStep(step, near, null);
  const isThere = reading.status === 'inForce' || (reading.status === 'unknown' && kind === 'add');
  if (isThere && reading.kept === null) return 'done';
  const now = near.find((listed) => (kind === 'add' ? hasValuesOf(listed, record) : listed.id === record.id)) ?? null;
  // An edit sends the whole record, so it must not meet another person's change of any field.
  const isForeign = kind === 'edit' && now !== null && readRecord(now, step.before) === 'different';
  return isThere || reading.status === 'unclear' || isForeign ? { step, now } : 'open';
};

/** An earlier change set for the current zone. Records that another person changed meanwhile stay, and are conflicts. */
export const checkChanges = (
  zone: readonly ZoneRecord[],
  { added, edited, deleted }: ChangeSet,
): { changes: ChangeSet; conflicts: readonly Conflict[] } => {
  const near = nearIn(zone);
  const conflicts: Conflict[] = [];
  const isOpen = (step: ChangeStep): boolean => {
    const judged = judgeStep(step, near(step, null));
    if (typeof judged !== 'string') conflicts.push(judged);
    return judged === 'open';
  };
  const changes = {
    added,
    edited: edited.filter(({ before, after }) => isOpen({ key: before.id, kind: 'edit', record: after, before })),
    deleted: deleted.filter((record) => isOpen({ key: record.id, kind: 'delete', record })),
  };
  return { changes, conflicts };
};

/** Steps as a change set; an added record gets its step's key as its id. */
export const changesOfSteps = (steps: readonly ChangeStep[]): ChangeSet => ({
  added: steps.flatMap(({ kind, key, record }) => (kind === 'add' ? [{ ...record, id: key }] : [])),
  edited: steps.flatMap((step) => (step.kind === 'edit' ? [{ before: step.before, after: step.record }] : [])),
  deleted: steps.flatMap(({ kind, record }) => (kind === 'delete' ? [record] : [])),
});
