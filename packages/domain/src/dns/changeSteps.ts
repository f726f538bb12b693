import { type ChangeSet, diffZones } from './changeSet.ts';
import { apartOf, factsOf, type ZoneRecord } from './records.ts';
import { editField, hasValuesOf, isTouched, readEdit, readOptions, withoutValues } from './told.ts';

/** One call of a change set; `key` names it, `before` is what an edit replaces. */
export type ChangeStep =
  | { key: string; kind: 'add'; record: ZoneRecord }
  | { key: string; kind: 'edit'; record: ZoneRecord; before: ZoneRecord }
  | { key: string; kind: 'delete'; record: ZoneRecord };

/**
 * Whether a step is in force in a list: `taken` and `notTaken` were read, `untold` is a value that the provider does not tell, `unclear`
 * is neither before nor after. `id` is what the list calls the record.
 */
export type Standing = { standing: 'taken' | 'untold'; id: string | null } | { standing: 'notTaken' | 'unclear' };

const standingOfAddition = (added: ZoneRecord, zone: readonly ZoneRecord[], id: string | null): Standing => {
  // An addition has one value.
  const [record = added] = apartOf(added);
  const places = zone.filter(({ name, type }) => name === record.name && type === record.type);
  const holders = places.flatMap(apartOf).filter((listed) => hasValuesOf(listed, record));
  const own = holders.filter((listed) => listed.id === id);
  const read = (own.length > 0 ? own : holders).map((listed) => ({
    id: listed.id,
    reading: readOptions(listed, record),
  }));
  const same = read.find(({ reading }) => reading === 'same');
  if (same) return { standing: 'taken', id: same.id };
  const untold = read.find(({ reading }) => reading === 'untold');
  if (untold) return { standing: 'untold', id: untold.id };
  return { standing: read.length > 0 ? 'unclear' : 'notTaken' };
};

/** Whether a step is in force in what the provider lists; `id` is what the provider called the record, null where it did not tell. */
export const standingOfStep = (step: ChangeStep, zone: readonly ZoneRecord[], id: string | null): Standing => {
  if (step.kind === 'add') return standingOfAddition(step.record, zone, id);
  const listed = zone.find((record) => record.id === (id ?? step.record.id));
  if (step.kind === 'delete') {
    if (!listed) return { standing: 'taken', id: null };
    return { standing: isTouched(listed, step.record) ? 'unclear' : 'notTaken' };
  }
  if (!listed) return { standing: 'unclear' };
  const reading = readEdit(listed, step.before, step.record);
  if (reading === 'after') return { standing: 'taken', id: listed.id };
  if (reading === 'untold') return { standing: 'untold', id: listed.id };
  return { standing: reading === 'before' ? 'notTaken' : 'unclear' };
};

/** Steps as the change set they are; what is added is named by its step's key. */
export const changesOfSteps = (steps: readonly ChangeStep[]): ChangeSet => ({
  added: steps.flatMap(({ kind, key, record }) => (kind === 'add' ? [{ ...record, id: key }] : [])),
  edited: steps.flatMap((step) => (step.kind === 'edit' ? [{ before: step.before, after: step.record }] : [])),
  deleted: steps.flatMap(({ kind, record }) => (kind === 'delete' ? [record] : [])),
});

/** The values of a listed record that an addition is, as the list spells them: a mail server may have its priority in its value there. */
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

/** What takes steps back that are in force in a zone, field by field; `id` is what the zone calls what a step added. */
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
