import { type ChangeSet, diffZones } from './changeSet.ts';
import type { ChangeStep, Conflict } from './changeSteps.ts';
import { changedFields, hasValuesOf, readRecord } from './listedRecord.ts';
import { factsOf, type ZoneRecord } from './records.ts';

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
 * A step in force. `id` is the listed id of the record that it added, `kept` the record as the provider keeps it. `isDoubtful` if another person may
 * have made it.
 */
type TakenStep = { step: ChangeStep; id: string | null; kept?: ZoneRecord | null | undefined; isDoubtful?: boolean };

/**
 * The changes that undo steps in force: a record becomes as it was before its step, with what its provider set by itself. A doubtful step
 * stays and is a conflict, as is what another person changed after its step.
 */
export const changesBack = (
  zone: readonly ZoneRecord[],
  taken: readonly TakenStep[],
): { changes: ChangeSet; conflicts: readonly Conflict[] } => {
  const held = new Map(zone.map((record) => [record.id, record]));
  const restored: ZoneRecord[] = [];
  const conflicts: Conflict[] = [];
  for (const { step, id, kept, isDoubtful } of taken.toReversed()) {
    const { record, key } = step;
    const now = held.get(id ?? record.id);
    if (step.kind === 'delete' && isDoubtful) conflicts.push({ step: { key, kind: 'add', record }, now: now ?? null });
    else if (step.kind === 'delete') restored.push({ ...record, id: now ? `again ${record.id}` : record.id });
    else if (step.kind === 'edit') {
      const changed = changedFields(step.before, record);
      const back = { ...step.before, id: id ?? record.id };
      const seen = kept ?? record;
      const isRestored = !isDoubtful && now && readRecord(now, seen, changed) !== 'different';
      const isWhole = isRestored && readRecord(now, seen) !== 'different';
      const settings = { ttl: back.ttl ?? now?.ttl ?? null, proxied: back.proxied ?? now?.proxied ?? null };
      const parts = Object.fromEntries(changed.map((field) => [field, back[field]]));
      if (isRestored) held.set(now.id, isWhole ? { ...back, ...settings } : { ...now, ...parts });
      // A later change of another person stays, and the review tells it.
      if (!isWhole) conflicts.push({ step: { key, kind: 'edit', record: back, before: record }, now: now ?? null });
    } else if (!now) {
      const isAlike = (one: ZoneRecord) =>
        one.name === record.name && one.type === record.type && hasValuesOf(one, record);
      // Without an answer that names the record, the listed one may be another person's.
      const alike = zone.find(isAlike);
      if (alike) conflicts.push({ step: { key, kind: 'delete', record }, now: alike });
    } else {
      const values = valuesIn(now, kept ?? record);
      const rest = now.values.filter((value) => !values.includes(value));
      if (values.length === 0) conflicts.push({ step: { key, kind: 'delete', record }, now });
      else if (rest.length > 0) held.set(now.id, { ...now, values: rest });
      else held.delete(now.id);
    }
  }
  return { changes: diffZones(zone, [...held.values(), ...restored]), conflicts };
};
