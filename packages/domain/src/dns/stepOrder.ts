import type { ChangeSet } from './changeSet.ts';
import type { ChangeStep } from './changeSteps.ts';
import { splitRecord, type ZoneRecord } from './records.ts';

/** One request adds one value (spec §7), so a record of several values needs several. */
const additionsOf = (record: ZoneRecord): ChangeStep[] =>
  splitRecord(record).map((part, index) => ({
    key: index === 0 ? `add ${record.id}` : `add ${record.id} ${index + 1}`,
    kind: 'add',
    record: part,
  }));

const placesOf = ({ name, type, values }: ZoneRecord): string[] =>
  values.map((value) => JSON.stringify([name, type, value]));

/** The places that a step frees: its old values, its name for a CNAME, and the CNAME's name for any record. */
const freedBy = (step: ChangeStep): string[] => {
  if (step.kind === 'add') return [];
  const before = step.kind === 'edit' ? step.before : step.record;
  const after = step.kind === 'edit' ? step.record : null;
  const kept = new Set(after ? placesOf(after) : []);
  return [
    ...placesOf(before).filter((place) => !kept.has(place)),
    ...(after?.name === before.name ? [] : [`name ${before.name}`]),
    ...(before.type === 'CNAME' && !(after?.name === before.name && after.type === 'CNAME')
      ? [`alias ${before.name}`]
      : []),
  ];
};

/** The places that must be free before a step. */
const neededBy = ({ kind, record }: ChangeStep): string[] =>
  kind === 'delete'
    ? []
    : [...placesOf(record), `alias ${record.name}`, ...(record.type === 'CNAME' ? [`name ${record.name}`] : [])];

/**
 * The requests of a change set in an order that keeps the zone valid after each of them. A step that frees a value or a name goes before
 * the step that takes it. Otherwise the order is edits, additions, deletions.
 */
export const stepsOf = ({ added, edited, deleted }: ChangeSet): ChangeStep[] => {
  const steps: ChangeStep[] = [
    ...edited.map(({ before, after }) => ({ key: `edit ${after.id}`, kind: 'edit', record: after, before }) as const),
    ...added.flatMap(additionsOf),
    ...deleted.map((record) => ({ key: `delete ${record.id}`, kind: 'delete', record }) as const),
  ];
  const freeing = new Map<string, ChangeStep[]>();
  for (const step of steps)
    for (const place of freedBy(step)) {
      const known = freeing.get(place);
      if (known) known.push(step);
      else freeing.set(place, [step]);
    }
  const seen = new Set<ChangeStep>();
  const ordered = new Set<ChangeStep>();
  // A list replaces recursion: a chain of edits may be as long as the zone.
  for (const first of steps) {
    const path = [first];
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const isBack = seen.has(step);
      seen.add(step);
      const before = isBack
        ? []
        : neededBy(step).flatMap((place) => (freeing.get(place) ?? []).filter((other) => !seen.has(other)));
      path.push(...before);
      if (before.length > 0) continue;
      path.pop();
      ordered.add(step);
    }
  }
  return [...ordered];
};
