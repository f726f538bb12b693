import { type ChangeSet, diffZones } from './changeSet.ts';
import { changedFields, hasValuesOf, readRecord } from './listedRecord.ts';
import { factsOf, splitRecord, type ZoneRecord } from './records.ts';

/** One request of a change set. An edit keeps the record `before` it, to compare and to undo. */
export type ChangeStep =
  | { key: string; kind: 'add'; record: ZoneRecord }
  | { key: string; kind: 'edit'; record: ZoneRecord; before: ZoneRecord }
  | { key: string; kind: 'delete'; record: ZoneRecord };

/**
 * The status of a step in the provider's list. `unknown`: the list leaves out a value of the step. `unclear`: the record is neither as
 * before nor as wanted. `id` is the record's id in the list.
 */
export type StepReading = { status: 'inForce' | 'unknown'; id: string | null } | { status: 'notInForce' | 'unclear' };

const readAddition = (added: ZoneRecord, zone: readonly ZoneRecord[], id: string | null): StepReading => {
  const [record = added] = splitRecord(added);
  const places = zone.filter(({ name, type }) => name === record.name && type === record.type);
  const holders = places.flatMap(splitRecord).filter((listed) => hasValuesOf(listed, record));
  const own = holders.filter((listed) => listed.id === id);
  const read = (own.length > 0 ? own : holders).map((listed) => ({
    id: listed.id,
    reading: readRecord(listed, record, ['ttl', 'priority', 'proxied']),
  }));
  const same = read.find(({ reading }) => reading === 'same');
  if (same) return { status: 'inForce', id: same.id };
  const unknown = read.find(({ reading }) => reading === 'unknown');
  if (unknown) return { status: 'unknown', id: unknown.id };
  return { status: read.length > 0 ? 'unclear' : 'notInForce' };
};

/** Compares a step with the provider's list. `id` comes from the provider's answer; null if the answer had none. */
export const readStep = (step: ChangeStep, zone: readonly ZoneRecord[], id: string | null): StepReading => {
  if (step.kind === 'add') return readAddition(step.record, zone, id);
  const listed = zone.find((record) => record.id === (id ?? step.record.id));
  if (step.kind === 'delete') {
    if (!listed) return { status: 'inForce', id: null };
    return { status: readRecord(listed, step.record) === 'different' ? 'unclear' : 'notInForce' };
  }
  if (!listed) return { status: 'unclear' };
  // The provider may set the other fields itself.
  const changed = changedFields(step.before, step.record);
  const reading = readRecord(listed, step.record, changed);
  if (reading === 'same') return { status: 'inForce', id: listed.id };
  if (reading === 'unknown') return { status: 'unknown', id: listed.id };
  return { status: readRecord(listed, step.before, changed) === 'different' ? 'unclear' : 'notInForce' };
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
  const { status } = readStep(step, near, null);
  if (status === 'inForce' || (status === 'unknown' && kind === 'add')) return 'done';
  const now = near.find((listed) => (kind === 'add' ? hasValuesOf(listed, record) : listed.id === record.id)) ?? null;
  // An edit sends the whole record, so it must not meet another person's change of any field.
  const isForeign = kind === 'edit' && now !== null && readRecord(now, step.before) === 'different';
  return status === 'unclear' || isForeign ? { step, now } : 'open';
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

/** The listed spellings of the added values: a list may write an MX record's priority into its value. */
const valuesIn = (listed: ZoneRecord, added: ZoneRecord): string[] => {
  const wanted = factsOf(added);
  const facts = factsOf(listed);
  return listed.values.filter((raw, index) =>
    wanted.some(
      ({ value, priority }) => value === facts[index]?.value && (value === raw || priority === facts[index]?.priority),
    ),
  );
};

/**
 * The changes that undo steps in force. `id` is the listed id of the record that a step added. A record that another person changed after
 * its step stays, and is a conflict.
 */
export const changesBack = (
  zone: readonly ZoneRecord[],
  taken: readonly { step: ChangeStep; id: string | null }[],
): { changes: ChangeSet; conflicts: readonly Conflict[] } => {
  const held = new Map(zone.map((record) => [record.id, record]));
  const restored: ZoneRecord[] = [];
  const conflicts: Conflict[] = [];
  for (const { step, id } of taken.toReversed()) {
    const { record, key } = step;
    const now = held.get(id ?? record.id);
    if (step.kind === 'delete') restored.push({ ...record, id: now ? `again ${record.id}` : record.id });
    else if (step.kind === 'edit') {
      const changed = changedFields(step.before, record);
      const back = { ...step.before, id: id ?? record.id };
      if (now && readRecord(now, record, changed) !== 'different')
        held.set(now.id, { ...now, ...Object.fromEntries(changed.map((field) => [field, back[field]])) });
      else conflicts.push({ step: { key, kind: 'edit', record: back, before: record }, now: now ?? null });
    } else if (now) {
      const values = valuesIn(now, record);
      const rest = now.values.filter((value) => !values.includes(value));
      if (values.length === 0) conflicts.push({ step: { key, kind: 'delete', record }, now });
      else if (rest.length > 0) held.set(now.id, { ...now, values: rest });
      else held.delete(now.id);
    }
  }
  return { changes: diffZones(zone, [...held.values(), ...restored]), conflicts };
};
