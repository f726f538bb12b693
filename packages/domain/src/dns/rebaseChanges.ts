import { type ChangeSet, diffZones, noChanges, sizeOfChanges } from './changeSet.ts';
import { type ChangeStep, changesOfSteps } from './changeSteps.ts';
import { editField, hasValuesOf, isTouched, withoutValues } from './listedRecord.ts';
import type { ZoneRecord } from './records.ts';

/** A change set for the current zone. `lost` holds the records that another person changed or deleted, in their current state. */
export type RebasedChanges = { changes: ChangeSet; lost: readonly ZoneRecord[] };

const placeOf = ({ name, type }: ZoneRecord, value: string | undefined): string => JSON.stringify([name, type, value]);

/**
 * Finds records in a zone by id, else by name, type and values. An index by value keeps this fast: one name may have thousands of records.
 */
const holdZone = (zone: readonly ZoneRecord[]) => {
  const held = new Map(zone.map((record) => [record.id, record]));
  const places = new Map<string, string[]>();
  for (const record of zone)
    for (const place of new Set([undefined, ...record.values].map((value) => placeOf(record, value)))) {
      const ids = places.get(place);
      if (ids) ids.push(record.id);
      else places.set(place, [record.id]);
    }
  const find = (record: ZoneRecord): ZoneRecord | null => {
    const named = held.get(record.id);
    if (named) return named;
    const holders = (places.get(placeOf(record, record.values[0])) ?? []).flatMap((id) => {
      const now = held.get(id);
      return now && hasValuesOf(now, record) ? [now] : [];
    });
    return holders.find((now) => !isTouched(now, record)) ?? holders[0] ?? null;
  };
  return { held, find };
};

/**
 * Applies an earlier change set to the current zone, field by field. Changes of another person stay, and `lost` names their records. If a
 * record got more values, a deletion removes only the values that it knew.
 */
export const rebaseChanges = (zone: readonly ZoneRecord[], changes: ChangeSet): RebasedChanges => {
  if (sizeOfChanges(changes) === 0) return { changes: noChanges, lost: [] };
  const { added, edited, deleted } = changes;
  const { held, find } = holdZone(zone);
  const lost = new Map<string, ZoneRecord>();
  for (const { before, after } of edited) {
    const now = find(before);
    if (!now || isTouched(now, before)) lost.set(before.id, now ?? before);
    if (now) held.set(now.id, editField(now, before, after));
  }
  for (const record of deleted) {
    const now = find(record);
    if (now && !isTouched(now, record)) {
      held.delete(now.id);
      continue;
    }
    lost.set(record.id, now ?? record);
    const isEnlarged = now && hasValuesOf(now, record) && !isTouched({ ...now, values: record.values }, record);
    const rest = isEnlarged ? withoutValues(now, record.values) : null;
    if (rest) held.set(rest.id, rest);
  }
  return { changes: diffZones(zone, [...held.values(), ...added]), lost: [...lost.values()] };
};

/** Adapts unsent steps to the current zone. Steps that another person made unnecessary or impossible are left out. */
export const rebaseSteps = (
  zone: readonly ZoneRecord[],
  steps: readonly ChangeStep[],
): { steps: readonly ChangeStep[]; lost: readonly ZoneRecord[] } => {
  const { changes, lost } = rebaseChanges(zone, changesOfSteps(steps));
  const edited = new Map(changes.edited.map((change) => [change.after.id, change]));
  const deleted = new Map(changes.deleted.map((record) => [record.id, record]));
  const { find } = holdZone(zone);
  const { find: findLeft } = holdZone(zone.filter(({ id }) => !deleted.has(id) && !edited.has(id)));
  const present: ZoneRecord[] = [];
  const kept = steps.flatMap((step): ChangeStep[] => {
    const { key, kind, record } = step;
    if (kind === 'add') {
      const now = findLeft({ ...record, id: '' });
      if (now) present.push(now);
      return now ? [] : [step];
    }
    const id = find(kind === 'edit' ? step.before : record)?.id ?? '';
    const gone = deleted.get(id);
    if (gone) return [{ key, kind: 'delete', record: gone }];
    const change = edited.get(id);
    return change ? [{ key, kind: 'edit', record: change.after, before: change.before }] : [];
  });
  return { steps: kept, lost: [...lost, ...present] };
};
