import { type ChangeSet, diffZones } from './changeSet.ts';
import { editField, hasValuesOf, isTouched, readEdit, readOptions, withoutValues } from './listedRecord.ts';
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
    reading: readOptions(listed, record),
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
    return { status: isTouched(listed, step.record) ? 'unclear' : 'notInForce' };
  }
  if (!listed) return { status: 'unclear' };
  const reading = readEdit(listed, step.before, step.record);
  if (reading === 'after') return { status: 'inForce', id: listed.id };
  if (reading === 'unknown') return { status: 'unknown', id: listed.id };
  return { status: reading === 'before' ? 'notInForce' : 'unclear' };
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

const freeId = (held: ReadonlyMap<string, ZoneRecord>, id: string): string =>
  held.has(id) ? freeId(held, `again ${id}`) : id;

/** The changes that undo steps in force, field by field. `id` is the listed id of the record that a step added. */
export const changesBack = (
  zone: readonly ZoneRecord[],
  taken: readonly { step: ChangeStep; id: string | null }[],
): ChangeSet => {
  const held = new Map(zone.map((record) => [record.id, record]));
  for (const { step, id } of taken.toReversed()) {
    const { record } = step;
    if (step.kind === 'delete') {
      const free = freeId(held, record.id);
      held.set(free, { ...record, id: free });
      continue;
    }
    const now = held.get(id ?? record.id);
    if (!now) continue;
    const before =
      step.kind === 'edit' ? editField(now, record, step.before) : withoutValues(now, valuesIn(now, record));
    if (before) held.set(now.id, before);
    else held.delete(now.id);
  }
  return diffZones(zone, [...held.values()]);
};
